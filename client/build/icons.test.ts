import { expect, test } from 'vitest';
import { CUT, UI } from '../src/lib/icons/names';
import { sprite } from './icons';
import { roughen } from './rough';

test('a sprite holds each icon once, under its name', () => {
  const text = sprite(UI, false);
  for (const name of UI) expect(text.split(`id="i-${name}"`)).toHaveLength(2);
});

test('every cut icon is in the icon set', () => {
  for (const names of Object.values(CUT)) expect(sprite(names, true)).not.toContain('NaN');
});

test('an icon that is not in the set is refused by name', () => {
  expect(() => sprite(['no-such-icon'], true)).toThrow('no-such-icon');
});

test('a roughened path stays closed, near its way, and the same at every build', () => {
  const square = 'M100 100H400V400H100z';
  const rough = roughen(square);

  expect(rough).toBe(roughen(square));
  expect(rough).toMatch(/^M\d+ \d+l.*z$/);
  let [x, y] = [0, 0];
  for (const [, kind, a, b] of rough.matchAll(/([Ml])(-?\d+) (-?\d+)/g)) {
    [x, y] = kind === 'M' ? [Number(a), Number(b)] : [x + Number(a), y + Number(b)];
    const off = Math.min(Math.abs(x - 100), Math.abs(x - 400), Math.abs(y - 100), Math.abs(y - 400));
    expect(off).toBeLessThanOrEqual(5);
  }
});
