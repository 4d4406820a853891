/** A hand on the table: its cards in an order of the game's, and which of them are picked when several are asked for. */
import type { View } from '../net/types';
import { zoneOf } from './choices';
import type { Play } from './play.svelte';

export interface HandCard {
  id: string;
  card: string;
  /** Chosen by the server's count, and still shown in its place. */
  chosen: boolean;
}
export type HandState = 'can' | 'chosen' | 'cannot' | null;

/** The cards of a seat's hand and those chosen from it, in this order; equal ones side by side, chosen ones first. */
export function handOf(view: View, seat: number, order: (a: string, b: string) => number): HandCard[] {
  const all = [
    ...(zoneOf(view, 'chosen', seat)?.cards ?? []).map((card) => ({ card, chosen: true })),
    ...(zoneOf(view, 'hand', seat)?.cards ?? []).map((card) => ({ card, chosen: false })),
  ];
  all.sort(
    (a, b) => order(a.card, b.card) || a.card.localeCompare(b.card) || Number(b.chosen) - Number(a.chosen),
  );
  const seen = new Map<string, number>();
  return all.map((each) => {
    const n = (seen.get(each.card) ?? 0) + 1;
    seen.set(each.card, n);
    return { ...each, id: `${each.card}.${n}` };
  });
}

/** Whether a card is the first of its kind that can still be chosen: the one that is shown as selected. */
export const isFirst = (cards: HandCard[], each: HandCard): boolean =>
  cards.find((other) => other.card === each.card && !other.chosen)?.id === each.id;

/** Whether something of the hand can be chosen now. */
export const asksHand = (play: Play): boolean =>
  play.session.myMove && play.session.choices.some((option) => option.zone === 'hand');

const isPicked = (play: Play, each: HandCard): boolean => play.picked.some((pick) => pick.id === each.id);
const isFull = (play: Play): boolean => play.chain !== null && play.picked.length >= play.chain.most;

/** The state of a card while several are picked or sent; undefined when the question is another. */
export function pickState(play: Play, each: HandCard): HandState | undefined {
  if (each.chosen || isPicked(play, each)) return 'chosen';
  if (play.session.chaining) return null;
  if (!play.chain) return undefined;
  return !play.mayPick(each.card) ? 'cannot' : isFull(play) ? null : 'can';
}

/** What a press on a card does: picks it where several are asked for, else what `usual` says. */
export function pickPress(
  play: Play,
  each: HandCard,
  usual: () => (() => void) | undefined,
): (() => void) | undefined {
  if (each.chosen || play.session.chaining) return undefined;
  if (!play.chain) return usual();
  const free = isPicked(play, each) || (!isFull(play) && play.mayPick(each.card));
  return free ? () => play.toggle(each.id, each.card) : undefined;
}
