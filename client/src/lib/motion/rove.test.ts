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
  document.body.innerHTML = `<div class="zone"><button data-rove></button><button data-rove></button>
    <div class="zone"><button data-rove></button><button data-rove></button></div></div>`;
  document.querySelectorAll<HTMLElement>('.zone').forEach((zone) => void rove(zone));
  document.querySelectorAll('.zone').forEach((zone) => zone.dispatchEvent(new Event('focusin')));
  const all = [...document.querySelectorAll('button')];
  expect(all.map((node) => node.tabIndex)).toEqual([0, -1, 0, -1]);

  all[3]?.focus();

  expect(all.map((node) => node.tabIndex)).toEqual([0, -1, -1, 0]);
});
