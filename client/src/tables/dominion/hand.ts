/** The viewer's hand as it is laid out: actions, treasures, then the rest; cards picked so far keep their place. */
import type { CardInfo, View } from '../../lib/net/types';
import { zoneOf } from '../../lib/table/choices';

export interface HandCard {
  id: string;
  card: string;
  chosen: boolean;
}

export function inHand(view: View, seat: number): HandCard[] {
  return (zoneOf(view, 'hand', seat)?.cards ?? []).map((card, i) => ({
    id: `${card}.${i}`,
    card,
    chosen: false,
  }));
}

const ORDER = ['action', 'treasure', 'victory', 'curse'];
const rank = (info: CardInfo | undefined): number => {
  const first = ORDER.findIndex((kind) => info?.kinds?.includes(kind));
  return first < 0 ? ORDER.length : first;
};

export function laidOut(view: View, seat: number, info: (card: string) => CardInfo | undefined): HandCard[] {
  const hand = zoneOf(view, 'hand', seat)?.cards ?? [];
  const chosen = zoneOf(view, 'chosen', seat)?.cards ?? [];
  const all = [
    ...chosen.map((card) => ({ card, chosen: true })),
    ...hand.map((card) => ({ card, chosen: false })),
  ];
  all.sort(
    (a, b) =>
      rank(info(a.card)) - rank(info(b.card)) ||
      (info(b.card)?.cost ?? 0) - (info(a.card)?.cost ?? 0) ||
      a.card.localeCompare(b.card) ||
      Number(b.chosen) - Number(a.chosen),
  );
  const seen = new Map<string, number>();
  return all.map((each) => {
    const n = (seen.get(each.card) ?? 0) + 1;
    seen.set(each.card, n);
    return { ...each, id: `${each.card}.${n}` };
  });
}
