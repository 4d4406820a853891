import { describe, expect, test } from 'vitest';
import { drawAtlas, isSpace } from '../tables/rebirth/hexes';
import { brokenOf, rangeOf, sheetOf } from './map';

const texts = import.meta.glob<string>('../../../src/ludoteka/games/rebirth/maps/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the text of a map', () => {
  test.each(['scotland', 'ireland'])('is drawn as the game draws it (%s)', (name) => {
    const text = Object.entries(texts).find(([path]) => path.endsWith(`/${name}.txt`))?.[1] ?? '';
    const sheet = sheetOf(text);
    if (!sheet) throw new Error('no sheet');
    const atlas = drawAtlas(sheet);

    expect(sheet.name.toLowerCase()).toBe(name);
    expect(sheet.rules).toBe(name);
    expect(atlas.hexes.filter(isSpace).length).toBe(108);
    expect([...atlas.sites.keys()].every((label) => sheet.names[label])).toBe(true);
  });

  test('is nothing where there is no map', () => {
    expect(sheetOf('')).toBeNull();
    expect(sheetOf('scotland')).toBeNull();
    expect(sheetOf('rebirth-map 1\nname x\n')).toBeNull();
  });
});

describe('a refusal', () => {
  test('names the check, the line and the hex', () =>
    expect(brokenOf('M3 line 12 hex 7,1: settlement 3o has 2 spaces')).toEqual({
      check: 'M3',
      line: 12,
      hex: '7,1',
      text: 'settlement 3o has 2 spaces',
    }));
  test('may have no place', () =>
    expect(brokenOf('F1: a map has at most 32768 bytes, this text has 40000')).toEqual({
      check: 'F1',
      line: null,
      hex: null,
      text: 'a map has at most 32768 bytes, this text has 40000',
    }));
  test('of another kind is no broken check', () =>
    expect(brokenOf("option map: 'wales' is not allowed; allowed: scotland")).toBeNull());
});

test('a line is found in a text with any line ends', () => {
  const text = 'one\r\ntwo\n\nfour\rfive';
  const line = (number: number): string => text.slice(...rangeOf(text, number));

  expect([1, 2, 3, 4, 5, 6].map(line)).toEqual(['one', 'two', '', 'four', 'five', '']);
});
