import { expect, test } from 'vitest';
import { routeOf } from './router.svelte';

test.each([
  ['/', '', { page: 'lobby', table: '', plain: false }],
  ['/t/brave-otter-41', '', { page: 'table', table: 'brave-otter-41', plain: false }],
  ['/t/brave-otter-41/', '?layout=plain', { page: 'table', table: 'brave-otter-41', plain: true }],
  ['/elsewhere', '', { page: 'lobby', table: '', plain: false }],
])('%s%s', (path, query, route) => {
  expect(routeOf(path, query)).toEqual(route);
});
