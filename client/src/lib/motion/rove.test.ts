// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nearest, rove, type Place } from './rove';

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

test('a zone inside another one has a tab stop of its own', () => {
  document.body.innerHTML = `<div id="outer"><button data-rove></button><button data-rove></button>
    <div id="inner"><button data-rove></button><button data-rove></button></div></div>`;
  const [outer, inner] = ['outer', 'inner'].map((id) => document.getElementById(id)!);
  for (const zone of [outer!, inner!]) rove(zone);
  const stops = (): number[] => [...document.querySelectorAll('button')].map((node) => node.tabIndex);
  for (const zone of [outer!, inner!]) zone.dispatchEvent(new Event('focusin'));
  expect(stops()).toEqual([0, -1, 0, -1]);

  inner!.querySelectorAll('button')[1]!.focus();

  expect(stops()).toEqual([0, -1, -1, 0]);
});
