import { expect, test } from 'vitest';
import { nearest, type Place } from './rove';

const grid: Place[] = [0, 1, 2, 3, 4, 5].map((i) => ({ x: (i % 3) * 100, y: Math.floor(i / 3) * 150 }));

test.each([
  [0, [1, 0], 1],
  [2, [1, 0], -1],
  [1, [0, 1], 4],
  [5, [0, -1], 2],
  [3, [-1, 0], -1],
] as const)('from %i by %j to %i', (from, way, to) => {
  expect(nearest(grid, from, [...way])).toBe(to);
});
