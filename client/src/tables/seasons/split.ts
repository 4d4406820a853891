/** Splitting nine cards: where each goes, what is missing, and the choices in the order in which the rules take them. */
import type { Option, View } from '../../lib/net/types';
import { zoneOf } from '../../lib/table/choices';

export const SHELVES = ['hand', 'library_2', 'library_3'] as const;
export type Shelf = (typeof SHELVES)[number];
/** For each card object the shelf it lies on. */
export type Spread = Record<string, Shelf>;
export interface Laid {
  id: string;
  card: string;
}

const SIZE = 3;

/** The cards that were sent already: they stay where they are. */
export function startOf(view: View, seat: number, cards: Laid[]): Spread {
  const fixed: Spread = {};
  const lay = (zone: string, shelf: Shelf): void => {
    for (const card of zoneOf(view, zone, seat)?.cards ?? []) {
      const found = cards.find((each) => each.card === card && !fixed[each.id]);
      if (found) fixed[found.id] = shelf;
    }
  };
  lay('shelf_1', 'hand');
  lay('shelf_2', 'library_2');
  return fixed;
}

export const missingIn = (cards: Laid[], spread: Spread): number =>
  cards.filter((each) => !spread[each.id]).length;

const on = (cards: Laid[], spread: Spread, shelf: Shelf): Laid[] =>
  cards.filter((each) => spread[each.id] === shelf);

/** The choices that are still to be sent: the hand, then library II, both as the cards lie, in ascending order. */
export function textsOf(cards: Laid[], spread: Spread, fixed: Spread): string[] {
  const rest = (shelf: Shelf): Laid[] => on(cards, spread, shelf).filter((each) => !fixed[each.id]);
  return [
    ...rest('hand').map((each) => `to_hand ${each.card}`),
    ...rest('library_2').map((each) => `to_library_2 ${each.card}`),
  ];
}

/** Whether this can be sent: three on each shelf, and the first choice is offered. */
export function sendable(choices: Option[], cards: Laid[], spread: Spread, fixed: Spread): boolean {
  const [first] = textsOf(cards, spread, fixed);
  return (
    SHELVES.every((shelf) => on(cards, spread, shelf).length === SIZE) &&
    choices.some((option) => option.text === first)
  );
}
