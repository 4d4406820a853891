/** The page's addresses: "/" is the lobby, "/t/<id>" a table; a key after "#" is taken out of the address at once. */
import { hold } from './net/seats';

export interface Route {
  page: 'lobby' | 'table';
  table: string;
  plain: boolean;
}

export function routeOf(path: string, query: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  const plain = new URLSearchParams(query).get('layout') === 'plain';
  return { page: table ? 'table' : 'lobby', table: table ? decodeURIComponent(table) : '', plain };
}

const here = (): Route => routeOf(location.pathname, location.search);

export const route = $state<{ now: Route }>({ now: { page: 'lobby', table: '', plain: false } });

/** Keeps the secret of a personal link in this browser and out of the address bar. */
function takeKey(): void {
  const key = decodeURIComponent(location.hash.slice(1));
  const { table } = here();
  if (!key || !table) return;
  hold({ table, game: '', key, seat: null });
  history.replaceState(null, '', location.pathname + location.search);
}

export function startRouter(): void {
  const read = (): void => {
    takeKey();
    route.now = here();
  };
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  read();
}

export function go(path: string): void {
  history.pushState(null, '', path);
  takeKey();
  route.now = here();
  scrollTo(0, 0);
}
