import { expect, test } from 'vitest';
import type { LogEntry, View } from '../../lib/net/types';
import { layingParts } from './about';
import { Camera } from './camera.svelte';
import { drawAtlas, type Hex } from './hexes';
import {
  freeIn,
  groupAt,
  housesIn,
  newsIn,
  previewsIn,
  sharesAt,
  tileToLay,
  whyNot,
  type Laid,
} from './model';
import { standing } from './standing';

const ROWS = [
  ['.', 'f', 'f', 'e', '.'],
  ['f', 'Ca', 'e', '2a+', '.'],
  ['b', 'b', '2a', 'Ka', 'e'],
  ['.', '1b', 'b', 'f', '.'],
];
const atlas = drawAtlas({ name: 'Test', rules: 'scotland', rows: ROWS, names: { Ca: 'Keep', Ka: 'Kirk' } });
const hex = (code: string): Hex => {
  const found = atlas.at.get(code);
  if (!found) throw new Error(code);
  return found;
};
const lay = (...tiles: [string, number | null, string][]): Map<string, Laid> =>
  new Map(tiles.map(([space, seat, tile]) => [space, { space, seat, tile }]));
const codes = (hexes: Hex[]): string[] => hexes.map((each) => each.code).sort();

test('a group is made of farms of one kind and one seat', () => {
  const laid = lay(['0,1', 0, 'food'], ['0,2', 0, 'food'], ['0,3', 0, 'energy'], ['1,0', 1, 'food']);
  expect(codes(groupAt(atlas, laid, hex('0,1'), 0, 'food'))).toEqual(['0,1', '0,2']);
  expect(codes(groupAt(atlas, laid, hex('1,0'), 0, 'food'))).toEqual(['0,1', '0,2', '1,0']);
});

test('shares at a castle: tiles first, then farms', () => {
  const laid = lay(['0,1', 0, '3'], ['1,0', 1, 'food'], ['1,2', null, 'neutral']);
  expect(sharesAt(atlas, laid, hex('1,1'))).toEqual([
    { seat: 1, tiles: 1, farms: 1 },
    { seat: 0, tiles: 1, farms: 0 },
  ]);
});

test('houses of a settlement are added up, and its free spaces counted', () => {
  const laid = lay(['1,3', 1, '4']);
  expect(housesIn(atlas, laid, '2a')).toEqual([{ seat: 1, count: 4 }]);
  expect(freeIn(atlas, laid, '2a')).toBe(1);
});

test('why a tile cannot lie somewhere', () => {
  const laid = lay(['0,1', 0, 'food']);
  expect(whyNot(hex('0,1'), 'food', laid)).toBe('taken');
  expect(whyNot(hex('0,2'), '2', laid)).toBe('town');
  expect(whyNot(hex('1,3'), 'food', laid)).toBe('farm');
  expect(whyNot(hex('0,3'), 'food', laid)).toBe('ground');
});

const view = (prompt: Record<string, unknown>): View =>
  ({
    seat: 0,
    seats: 2,
    prompts: [{ seat: 0, key: 'lay', source: null, args: prompt }],
    zones: [{ id: 'hand', seat: 0, cards: ['food'], count: 1 }],
    counters: [{ id: 'castles', seat: 1, value: 3 }],
  }) as unknown as View;

test('previews are read out of the question; what one does not have is nothing', () => {
  const seen = view({ tile: 'energy', previews: [{ space: '0,3', points: 2, parts: [], castles: ['Ca'] }] });
  expect(tileToLay(seen)).toBe('energy');
  expect(previewsIn(seen).get('0,3')).toEqual({
    space: '0,3',
    points: 2,
    parts: [],
    castles: ['Ca'],
    cathedrals: [],
    towers: [],
    goals: [],
    settlement: [],
  });
  expect(tileToLay(view({}))).toBe('food');
});

test('goals are counted one by one and told together', () => {
  const parts = [
    { key: 'food_farms', points: 3 },
    { key: 'goals', points: 8 },
    { key: 'goals', points: 5 },
  ];
  expect(layingParts(parts)).toEqual([
    { key: 'food_farms', points: 3 },
    { key: 'goals', points: 13 },
  ]);
});

test('what is new: what the others did since my own last tile', () => {
  const event = (kind: string, seat: number, more: object): LogEntry =>
    ({ version: 0, events: [{ kind, seat, ...more }] }) as LogEntry;
  const log = [
    event('lay', 1, { space: '0,1' }),
    event('lay', 0, { space: '0,2' }),
    event('lay', 1, { space: '0,3' }),
    event('take_castle', 1, { castle: '@Keep', victim: 0 }),
    event('lay_second', 1, { space: '2,0' }),
  ];
  expect([...newsIn(log, 0).spaces.keys()]).toEqual(['0,3', '2,0']);
  expect([...newsIn(log, 0).castles]).toEqual([['Keep', 1]]);
  expect([...newsIn(log, null).spaces.keys()]).toEqual(['0,3', '2,0']);
});

test('how a seat stands with what a card counts', () => {
  const laid = lay(
    ['0,1', 0, 'food'],
    ['0,2', 0, 'food'],
    ['1,0', 0, 'food'],
    ['1,3', 0, '2'],
    ['2,4', 1, 'energy'],
  );
  const table = { view: view({}), atlas, laid };
  expect(standing(table, 'largest_food_group', 0)).toBe(3);
  expect(standing(table, 'most_food_groups', 0)).toBe(1);
  expect(standing(table, 'most_energy_groups', 1)).toBe(0);
  expect(standing(table, 'most_ports', 0)).toBe(1);
  expect(standing(table, 'most_castles', 1)).toBe(3);
  expect(standing(table, 'most_at_castle@Keep', 0)).toBe(3);
  expect(standing(table, 'most_at_cathedral@Kirk', 1)).toBe(1);
  expect(standing(table, 'two_medium', 0)).toBe(1);
  expect(standing(table, 'cathedral_gift', 0)).toBeNull();
  expect(standing(table, 'most_at_castle@Elsewhere', 0)).toBeNull();
});

test('a camera shows all at first, and keeps the point under the pointer when it zooms', () => {
  const camera = new Camera();
  const none = { top: 0, right: 0, bottom: 0, left: 0 };
  camera.measure({ width: 400, height: 300 }, { width: 200, height: 300 }, none);
  expect([camera.scale, camera.x, camera.y]).toEqual([1, 100, 0]);

  camera.zoom(2, 150, 100);
  expect([camera.scale, (150 - camera.x) / camera.scale, (100 - camera.y) / camera.scale]).toEqual([
    2, 50, 100,
  ]);
  camera.zoom(100);
  expect(camera.scale).toBeLessThan(5);
  camera.fit();
  expect([camera.scale, camera.x, camera.y]).toEqual([1, 100, 0]);
});

test('a camera never loses the board, and brings a hex into sight with the least movement', () => {
  const camera = new Camera();
  camera.measure(
    { width: 400, height: 300 },
    { width: 800, height: 300 },
    { top: 0, right: 100, bottom: 0, left: 0 },
  );
  camera.floor = 1;
  camera.zoom(1 / camera.scale);
  camera.pan(10_000, 0);
  expect(camera.x).toBe(320);
  camera.reveal(700, 150, 50);
  expect(camera.x + 700).toBeCloseTo(250, 5);
});
