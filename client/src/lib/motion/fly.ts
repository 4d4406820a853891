/** Cards on their way: a card's ghost flies from one place to another above the table. Only transform and opacity move. */
import { pace } from '../settings.svelte';
import type { Flight } from '../table/look';

const MOVE = 220;
const STAGGER = 40;
const CAP = 1500;

/** The first place on screen with one of these names, most exact first. */
function find(names: string[]): DOMRect | null {
  for (const name of names) {
    for (const node of document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)) {
      const box = node.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return box;
    }
  }
  return null;
}

/** "hand:1" may be anywhere: at its own place, else at the strip of seat 1. */
const names = (spot: string): string[] => {
  const seat = /:(\d+)$/.exec(spot)?.[1];
  return seat === undefined ? [spot] : [spot, `seat:${seat}`];
};

export interface Painter {
  /** An element that looks like the card, or like a back for null. */
  ghost(card: string | null): HTMLElement;
}

function launch(flight: Flight, delay: number, painter: Painter, layer: HTMLElement): Promise<void> | null {
  const from = find(names(flight.from));
  const to = find(names(flight.to));
  const ms = pace(MOVE);
  if (!from || !to || ms === 0) return null;
  const node = painter.ghost(flight.card);
  const box = { width: 56, height: 78 };
  Object.assign(node.style, { position: 'fixed', left: '0', top: '0', margin: '0', pointerEvents: 'none' });
  layer.append(node);
  const place = (rect: DOMRect): [number, number] => [
    rect.left + rect.width / 2 - box.width / 2,
    rect.top + rect.height / 2 - box.height / 2,
  ];
  const [x1, y1] = place(from);
  const [x2, y2] = place(to);
  const lift = Math.min(40, Math.hypot(x2 - x1, y2 - y1) / 8);
  const flown = node.animate(
    [
      { transform: `translate(${x1}px, ${y1}px)`, opacity: 0.4 },
      { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - lift}px) scale(1.06)`, opacity: 1 },
      { transform: `translate(${x2}px, ${y2}px)`, opacity: 0.75 },
    ],
    { duration: ms, delay: delay * (ms / MOVE), easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'both' },
  );
  return flown.finished.then(
    () => node.remove(),
    () => node.remove(),
  );
}

/** Flies all of them, cards of one kind staggered; settles when the last has landed. */
export async function fly(flights: Flight[], painter: Painter, layer: HTMLElement): Promise<void> {
  let delay = 0;
  const all: (Promise<void> | null)[] = [];
  for (const flight of flights) {
    for (let i = 0; i < Math.min(flight.count, 5) && delay < CAP - MOVE; i++) {
      all.push(launch(flight, delay, painter, layer));
      delay += STAGGER;
    }
  }
  await Promise.all(all);
}

/** Any key or tap ends what is moving. */
export function hurry(layer: HTMLElement): void {
  for (const moving of layer.getAnimations({ subtree: true })) moving.finish();
}
