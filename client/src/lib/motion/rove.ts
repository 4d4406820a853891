/** One tab stop for a zone: arrow keys walk its things by where they lie, Home and End go to its ends. */
import type { Action } from 'svelte/action';

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Place {
  x: number;
  y: number;
}

/** The index of the nearest place in the direction (dx, dy), or -1; places beside the way count three times as far. */
export function nearest(places: Place[], from: number, [dx, dy]: [number, number]): number {
  const here = places[from];
  let best = -1;
  let least = Infinity;
  places.forEach((there, index) => {
    if (!here || index === from) return;
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const beside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = along + beside * 3;
    if (along > 4 && far < least) [best, least] = [index, far];
  });
  return best;
}

const middle = (node: HTMLElement): Place => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

export const rove: Action<HTMLElement> = (zone) => {
  zone.dataset.zone = '';
  // What lies in a zone inside this one is walked there
  const things = (): HTMLElement[] =>
    [...zone.querySelectorAll<HTMLElement>('[data-rove]')].filter(
      (node) => node.closest('[data-zone]') === zone,
    );
  let last: HTMLElement | null = null;

  const settle = (): void => {
    const all = things();
    const stop =
      (last && all.includes(last) ? last : null) ??
      all.find((n) => n.getAttribute('aria-disabled') !== 'true') ??
      all[0];
    for (const node of all) {
      const index = node === stop ? 0 : -1;
      if (node.tabIndex !== index) node.tabIndex = index;
    }
  };
  const keydown = (event: KeyboardEvent): void => {
    const all = things();
    const from = all.indexOf(document.activeElement as HTMLElement);
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = KEYS[event.key];
    let to = -1;
    if (way) to = nearest(all.map(middle), from, way);
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = all.length - 1;
    else return;
    event.preventDefault();
    all[to]?.focus();
  };
  const focusin = (event: FocusEvent): void => {
    const thing = event.target as HTMLElement;
    if (things().includes(thing)) last = thing;
    settle();
  };
  const watch = new MutationObserver(settle);
  watch.observe(zone, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-disabled'],
  });
  zone.addEventListener('keydown', keydown);
  zone.addEventListener('focusin', focusin);
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      zone.removeEventListener('keydown', keydown);
      zone.removeEventListener('focusin', focusin);
    },
  };
};
