/** What a character would bring the viewer now: one line under its card in the draft. */
import type { CardInfo, View } from '../../lib/net/types';
import { t } from '../../lib/words/words.svelte';
import { countOf, goldOf, handOf } from './model';

export interface Hint {
  text: string;
  /** What the number counts. */
  of: 'gold' | 'cards' | null;
}

interface Teller {
  view: View;
  me: number;
  info(card: string): CardInfo | undefined;
  name(seat: number): string;
}

const INCOME: Record<string, ['gold' | 'cards', string, number]> = {
  king: ['gold', 'noble', 0],
  emperor: ['gold', 'noble', 0],
  patrician: ['cards', 'noble', 0],
  bishop: ['gold', 'religious', 0],
  abbot: ['gold', 'religious', 0],
  cardinal: ['cards', 'religious', 0],
  merchant: ['gold', 'trade', 1],
  trader: ['gold', 'trade', 0],
  warlord: ['gold', 'military', 0],
  diplomat: ['gold', 'military', 0],
  marshal: ['gold', 'military', 0],
};
const OF_GOLD = ['thief', 'blackmailer'];
const OF_HANDS = ['magician', 'wizard', 'spy', 'seer'];

function most(teller: Teller, of: (view: View, seat: number) => number): [number, number] {
  const others = Array.from({ length: teller.view.seats }, (_, seat) => seat).filter((s) => s !== teller.me);
  const best = Math.max(...others.map((seat) => of(teller.view, seat)));
  return [others.find((seat) => of(teller.view, seat) === best) ?? 0, best];
}

export function hintFor(teller: Teller, card: string): Hint {
  const { view, me } = teller;
  const income = INCOME[card];
  if (income) {
    const [of, kind, extra] = income;
    return { text: t('citadels-hint-gain', { count: countOf(view, me, kind, teller.info) + extra }), of };
  }
  if (OF_GOLD.includes(card)) {
    const [seat, count] = most(teller, goldOf);
    return { text: t('citadels-hint-richest', { player: teller.name(seat), count }), of: 'gold' };
  }
  if (OF_HANDS.includes(card)) {
    const [seat, count] = most(teller, handOf);
    return { text: t('citadels-hint-largest-hand', { player: teller.name(seat), count }), of: 'cards' };
  }
  if (card === 'tax_collector') {
    const count = view.counters.find((each) => each.id === 'tax')?.value ?? 0;
    return { text: t('citadels-hint-here', { count }), of: 'gold' };
  }
  return { text: t('citadels-hint-mine', { gold: goldOf(view, me), cards: handOf(view, me) }), of: null };
}
