import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draw, outlines, seaward } from './coast';
import {
  beside,
  drawAtlas,
  inPlay,
  isSpace,
  near,
  readToken,
  walk,
  WIDE,
  type Hex,
  type MapSheet,
} from './hexes';

const FOLDER = '../src/ludoteka/games/rebirth/maps';

/** A map as the view carries it, out of a map file. */
function sheetOf(name: string): MapSheet {
  const lines = readFileSync(`${FOLDER}/${name}.txt`, 'utf8').split('\n');
  const rows = lines.flatMap((line) => {
    const found = /^\s*\d+ \|(.*)$/.exec(line);
    return found ? [(found[1] ?? '').trim().split(/\s+/)] : [];
  });
  const names = lines.flatMap((line) => {
    const found = /^([CKT][a-z]|[1-4][a-zA-Z]) (.+)$/.exec(line);
    return found ? [[(found[1] ?? '').replace(/^\d./, (label) => label.toLowerCase()), found[2] ?? '']] : [];
  });
  return { name, rules: name, rows, names: Object.fromEntries(names) as Record<string, string> };
}

const scotland = drawAtlas(sheetOf('scotland'));
const ireland = drawAtlas(sheetOf('ireland'));
const count = (atlas: typeof scotland, fits: (hex: Hex) => boolean): number =>
  atlas.hexes.filter(fits).length;
const at = (atlas: typeof scotland, code: string): Hex => {
  const hex = atlas.at.get(code);
  if (!hex) throw new Error(`no hex ${code}`);
  return hex;
};

test.each([
  ['.', { ground: 'sea', label: '', size: 0, neutral: false, bonus: false }],
  ['~', { ground: 'lake', label: '', size: 0, neutral: false, bonus: false }],
  ['#', { ground: 'outside', label: '', size: 0, neutral: false, bonus: false }],
  ['f', { ground: 'food', label: '', size: 0, neutral: false, bonus: false }],
  ['E', { ground: 'energy', label: '', size: 0, neutral: true, bonus: false }],
  ['b+', { ground: 'blank', label: '', size: 0, neutral: false, bonus: true }],
  ['2a+', { ground: 'town', label: '2a', size: 2, neutral: false, bonus: true }],
  ['3D', { ground: 'town', label: '3d', size: 3, neutral: true, bonus: false }],
  ['Ca', { ground: 'castle', label: 'Ca', size: 0, neutral: false, bonus: false }],
  ['Kh', { ground: 'cathedral', label: 'Kh', size: 0, neutral: false, bonus: false }],
  ['Tn', { ground: 'tower', label: 'Tn', size: 0, neutral: false, bonus: false }],
])('the token %s is read', (token, hex) => {
  expect(readToken(token)).toEqual(hex);
});

test('six places lie beside one, odd rows half a hex to the right, and each the other way round', () => {
  expect(beside(2, 3)).toEqual([
    [2, 4],
    [3, 3],
    [3, 2],
    [2, 2],
    [1, 2],
    [1, 3],
  ]);
  expect(beside(3, 3)).toEqual([
    [3, 4],
    [4, 4],
    [4, 3],
    [3, 2],
    [2, 3],
    [2, 4],
  ]);
  for (const hex of scotland.hexes)
    hex.around.forEach((other, way) => {
      if (other >= 0) expect(scotland.hexes[other]?.around[(way + 3) % 6]).toBe(hex.index);
    });
});

test('neighbours are drawn side by side', () => {
  for (const hex of ireland.hexes)
    for (const other of near(ireland, hex))
      expect(Math.hypot(other.x - hex.x, other.y - hex.y)).toBeCloseTo(WIDE, 5);
});

test('the two maps have the spaces and places of the rules', () => {
  for (const atlas of [scotland, ireland]) {
    for (const ground of ['food', 'energy', 'blank'])
      expect(count(atlas, (h) => h.ground === ground)).toBe(24);
    expect(count(atlas, isSpace)).toBe(108);
    for (const [label, hexes] of atlas.towns) expect(hexes).toHaveLength(Number(label[0]));
    for (const label of atlas.sites.keys()) expect(atlas.sheet.names[label]).toBeTruthy();
  }
  const sizes = (atlas: typeof scotland): number[] =>
    [1, 2, 3, 4].map((size) => [...atlas.towns.keys()].filter((label) => Number(label[0]) === size).length);
  expect(sizes(scotland)).toEqual([6, 6, 6, 0]);
  expect(sizes(ireland)).toEqual([8, 4, 4, 2]);
  expect(count(scotland, (hex) => hex.neutral)).toBe(32);
  expect(count(ireland, (hex) => hex.neutral)).toBe(24);
  expect([...scotland.sites.keys()].filter((label) => label.startsWith('C'))).toHaveLength(12);
  expect([...ireland.sites.keys()].filter((label) => label.startsWith('T'))).toHaveLength(14);
});

test('an arrow leads to the next hex in play in its row, over water too', () => {
  expect(walk(scotland, at(scotland, '1,2'), 'right')?.code).toBe('1,5');
  expect(walk(scotland, at(scotland, '1,5'), 'left')?.code).toBe('1,2');
  expect(walk(scotland, at(scotland, '1,1'), 'left')).toBeNull();
});

test('a walk up or down keeps to its column', () => {
  const from = at(scotland, '9,5');
  const down = walk(scotland, from, 'down');
  const again = down && walk(scotland, down, 'down', from.x);
  expect(down?.row).toBe(10);
  expect(again?.code).toBe('11,5');
});

test('the six directions lead to the six neighbours', () => {
  const from = at(ireland, '7,5');
  const ways = ['right', 'downright', 'downleft', 'left', 'upleft', 'upright'] as const;
  expect(ways.map((way) => walk(ireland, from, way)?.index)).toEqual(from.around);
});

test('every hex in play is reached by arrows from any other', () => {
  for (const atlas of [scotland, ireland]) {
    const all = atlas.hexes.filter(inPlay);
    const seen = new Set(all.slice(0, 1));
    for (const hex of seen)
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        const to = walk(atlas, hex, way);
        if (to) seen.add(to);
      }
    expect(seen.size).toBe(all.length);
  }
});

test('an outline goes once round, and round a hole as well', () => {
  const middle = at(ireland, '7,5');
  const ring = new Set(middle.around);
  expect(outlines(ireland, new Set([middle.index])).map((loop) => loop.length)).toEqual([6]);
  expect(
    outlines(ireland, new Set([middle.index, middle.around[0] ?? -1])).map((loop) => loop.length),
  ).toEqual([10]);
  expect(
    outlines(ireland, ring)
      .map((loop) => loop.length)
      .sort((a, b) => a - b),
  ).toEqual([6, 18]);
});

test('a drawing has the coast, the walls of each settlement, and no broken number', () => {
  for (const atlas of [scotland, ireland]) {
    const drawing = draw(atlas);
    expect(drawing.walls).toHaveLength(atlas.towns.size);
    expect(drawing.coast.startsWith('M')).toBe(true);
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|undefined/);
  }
  expect(draw(scotland).outside).not.toBe('');
  expect(draw(ireland).lake).not.toBe('');
});

test('a port stands on the side of the sea', () => {
  for (const atlas of [scotland, ireland])
    for (const hex of atlas.hexes.filter((each) => each.bonus)) {
      const [x, y] = seaward(atlas, hex, WIDE);
      const [nearest] = [...atlas.hexes].sort(
        (a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y),
      );
      expect([hex.code, inPlay(nearest ?? hex) && nearest !== hex]).toEqual([hex.code, false]);
    }
});
