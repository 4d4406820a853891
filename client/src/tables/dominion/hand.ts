/** The viewer's hand as it is laid out, actions, treasures, then the rest; and the coins that lie in it. */
import type { CardInfo, View } from '../../lib/net/types';
import { zoneOf } from '../../lib/table/choices';
import { handOf, type HandCard } from '../../lib/table/hand';

type Info = (card: string) => CardInfo | undefined;

const ORDER = ['action', 'treasure', 'victory', 'curse'];
const rank = (info: CardInfo | undefined): number => {
  const first = ORDER.findIndex((kind) => info?.kinds?.includes(kind));
  return first < 0 ? ORDER.length : first;
};

export const laidOut = (view: View, seat: number, info: Info): HandCard[] =>
  handOf(view, seat, (a, b) => rank(info(a)) - rank(info(b)) || (info(b)?.cost ?? 0) - (info(a)?.cost ?? 0));

/** The coins of the Treasures in a hand. */
export const coinsIn = (view: View, seat: number, info: Info): number =>
  (zoneOf(view, 'hand', seat)?.cards ?? []).reduce((sum, card) => sum + (info(card)?.coins ?? 0), 0);
