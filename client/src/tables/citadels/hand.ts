/** The viewer's hand as it is laid out, by type and cost, and why a card of it cannot be built. */
import type { CardInfo, View } from '../../lib/net/types';
import { zoneOf } from '../../lib/table/choices';
import { t } from '../../lib/words/words.svelte';
import { TYPES } from './art';
import { askedOf, buildsOf, cityOf, goldOf } from './model';

export interface HandCard {
  id: string;
  card: string;
  chosen: boolean;
}

type Info = (card: string) => CardInfo | undefined;

const kindRank = (info: CardInfo | undefined): number =>
  (TYPES as readonly string[]).indexOf(info?.kinds?.[0] ?? 'unique');

export function handCards(view: View, seat: number, info: Info): HandCard[] {
  const all = [
    ...(zoneOf(view, 'chosen', seat)?.cards ?? []).map((card) => ({ card, chosen: true })),
    ...(zoneOf(view, 'hand', seat)?.cards ?? []).map((card) => ({ card, chosen: false })),
  ];
  all.sort(
    (a, b) =>
      kindRank(info(a.card)) - kindRank(info(b.card)) ||
      (info(a.card)?.cost ?? 0) - (info(b.card)?.cost ?? 0) ||
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

/** Why a card cannot be built now, in a word or two; null where the question is another. */
export function whyNot(view: View, seat: number, card: string, info: Info): string | null {
  if (!askedOf(view)?.key.startsWith('turn')) return null;
  if (card === 'secret_vault') return t('citadels-why-never');
  if (cityOf(view, seat).some((each) => each.card === card)) return t('citadels-why-there');
  const cost = info(card)?.cost ?? 0;
  if (cost > goldOf(view, seat)) return t('page-costs', { number: cost });
  return buildsOf(view, seat) === 0 ? t('citadels-why-limit') : null;
}
