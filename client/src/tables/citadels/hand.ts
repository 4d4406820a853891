/** The viewer's hand as it is laid out, by type and cost, and why a card of it cannot be built. */
import type { CardInfo, View } from '../../lib/net/types';
import { handOf, type HandCard } from '../../lib/table/hand';
import { t } from '../../lib/words/words.svelte';
import { TYPES } from './art';
import { askedOf, buildsOf, cityOf, goldOf } from './model';

type Info = (card: string) => CardInfo | undefined;

const kindRank = (info: CardInfo | undefined): number =>
  (TYPES as readonly string[]).indexOf(info?.kinds?.[0] ?? 'unique');

export const handCards = (view: View, seat: number, info: Info): HandCard[] =>
  handOf(
    view,
    seat,
    (a, b) => kindRank(info(a)) - kindRank(info(b)) || (info(a)?.cost ?? 0) - (info(b)?.cost ?? 0),
  );

/** Why a card cannot be built now, in a word or two; null where the question is another. */
export function whyNot(view: View, seat: number, card: string, info: Info): string | null {
  if (!askedOf(view)?.key.startsWith('turn')) return null;
  if (card === 'secret_vault') return t('citadels-why-never');
  if (cityOf(view, seat).some((each) => each.card === card)) return t('citadels-why-there');
  const cost = info(card)?.cost ?? 0;
  if (cost > goldOf(view, seat)) return t('page-costs', { number: cost });
  return buildsOf(view, seat) === 0 ? t('citadels-why-limit') : null;
}
