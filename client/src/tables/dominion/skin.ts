/** How Dominion looks and what its table knows beyond the rules that the server checks: warnings, news, movements. */
import icons from 'virtual:icons/dominion';
import type { UiIcon } from '../../lib/icons/names';
import type { CardInfo, GameEvent, Option, View } from '../../lib/net/types';
import type { Chain, Flight, Skin, Warning } from '../../lib/table/look';
import { counterOf, zoneOf } from '../../lib/table/choices';
import { cardList, cardName } from '../../lib/words/lines';
import { t } from '../../lib/words/words.svelte';
import { DOMINION_ART } from './art';
import DominionTable from './DominionTable.svelte';

const GAME = 'dominion';
const plainId = (id: string): string => id.replaceAll('_', '-');
const artOf = (card: string) => DOMINION_ART[plainId(card)] ?? null;
const verb = (option: Option): string => plainId(option.verb);

const COUNTERS: Record<string, UiIcon | null> = { actions: 'lt-action', buys: 'lt-buy', coins: null };
/** Below this, coins and a buy are given up without a word. */
const WORTH_A_WORD = 3;

function infoOf(cards: Record<string, CardInfo>, card: string): CardInfo | undefined {
  return cards[card] ?? cards[plainId(card)] ?? cards[card.replaceAll('-', '_')];
}

function handWith(view: View, cards: Record<string, CardInfo>, kind: string): string[] {
  const hand = zoneOf(view, 'hand', view.seat)?.cards ?? [];
  return hand.filter((card) => infoOf(cards, card)?.kinds?.includes(kind));
}

function unplayed(view: View, cards: Record<string, CardInfo>): Warning | null {
  const treasures = handWith(view, cards, 'treasure');
  if (!treasures.length || counterOf(view, 'buys') < 1) return null;
  const text = t('dominion-warn-treasures', { cards: cardList(treasures, (card) => cardName(GAME, card)) });
  return { title: t('dominion-warn-end'), text, back: t('dominion-warn-back'), go: t('dominion-warn-go') };
}

function unspent(view: View): Warning | null {
  const [coins, buys] = [counterOf(view, 'coins'), counterOf(view, 'buys')];
  const best = (zoneOf(view, 'supply')?.piles ?? [])
    .filter((pile) => pile.count > 0 && (pile.cost ?? 0) <= coins)
    .sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0))[0];
  if (buys < 1 || coins < WORTH_A_WORD || !best || (best.cost ?? 0) < WORTH_A_WORD) return null;
  const text = t('dominion-warn-buys', { coins, buys, card: cardName(GAME, best.card) });
  return { title: t('dominion-warn-end'), text, back: t('page-keep-buying'), go: t('dominion-warn-go') };
}

function unusedActions(view: View, cards: Record<string, CardInfo>): Warning | null {
  const actions = handWith(view, cards, 'action');
  if (!actions.length || counterOf(view, 'actions') < 1) return null;
  const text = t('dominion-warn-actions', { cards: cardList(actions, (card) => cardName(GAME, card)) });
  return {
    title: t('dominion-warn-phase'),
    text,
    back: t('dominion-warn-back-actions'),
    go: t('dominion-warn-go-phase'),
  };
}

function warn(view: View, option: Option, cards: Record<string, CardInfo>): Warning | null {
  if (verb(option) === 'end-turn') return unplayed(view, cards) ?? unspent(view);
  if (verb(option) === 'buy-phase') return unusedActions(view, cards);
  return null;
}

type Way = (seat: number) => [string, string];

const WAYS: Record<string, Way> = {
  play: (s) => [`hand:${s}`, 'play'],
  draw: (s) => [`deck:${s}`, `hand:${s}`],
  discard: (s) => [`hand:${s}`, `discard:${s}`],
  'discard-shown': (s) => ['shown', `discard:${s}`],
  trash: (s) => [`hand:${s}`, 'trash'],
  'put-back': (s) => [`hand:${s}`, `deck:${s}`],
  reveal: (s) => [`deck:${s}`, 'shown'],
};

function flights(event: GameEvent): Flight[] {
  const kind = plainId(event.kind);
  const seat = Number(event.seat ?? 0);
  const gained = { buy: 'discard', gain: 'discard', 'gain-to-hand': 'hand', 'gain-to-deck': 'deck' }[kind];
  if (gained && event.card)
    return [{ from: `supply:${plainId(event.card)}`, to: `${gained}:${seat}`, card: event.card, count: 1 }];
  const way = WAYS[kind === 'play-treasures' ? 'play' : kind];
  if (!way) return [];
  const [from, to] = way(seat);
  const cards: (string | null)[] =
    event.cards ?? (event.card ? [event.card] : Array.from({ length: event.count ?? 1 }, () => null));
  return cards.map((card) => ({ from, to, card, count: 1 }));
}

const NEWS = [
  'buy',
  'gain',
  'gain-to-hand',
  'gain-to-deck',
  'pile-empty',
  'trash',
  'reveal-moat',
  'take',
  'trash-shown',
];

function newsworthy(event: GameEvent, me: number | null): boolean {
  const kind = plainId(event.kind);
  if (Number(event.seat) === me)
    return ['discard', 'gain', 'put-back', 'trash-shown', 'discard-shown'].includes(kind);
  return NEWS.includes(kind);
}

/** The card that a button without a card speaks of: the one that the question shows. */
function subject(view: View, option: Option): string | null {
  if (verb(option) === 'reveal') return 'moat';
  const asked = view.prompts.find((prompt) => prompt.seat === view.seat)?.args.card;
  return typeof asked === 'string' ? asked : null;
}

const VERBS: Record<string, string> = { cellar: 'discard', 'discard-down': 'discard', chapel: 'trash' };

/** Cellar, Chapel and discarding down to so many cards: several cards of the hand. */
function chain(view: View, choices: Option[]): Chain | null {
  const asked = view.prompts.find((prompt) => prompt.seat === view.seat);
  const wanted = asked ? VERBS[plainId(asked.key)] : undefined;
  if (!asked || !wanted || !choices.length) return null;
  const left = typeof asked.args.left === 'number' ? asked.args.left : Infinity;
  const held = zoneOf(view, 'hand', view.seat)?.cards?.length ?? 0;
  const done = choices.find((option) => verb(option) === 'done') ?? null;
  const before = Number(asked.args.chosen ?? 0);
  return {
    zone: 'hand',
    verb: wanted,
    least: done ? 0 : Math.min(left, held),
    most: Math.min(left, held),
    done,
    open: (later, sent) => {
      const now = later.prompts.find((prompt) => prompt.seat === later.seat);
      if (now?.key !== asked.key || now.source !== asked.source) return false;
      return 'left' in asked.args ? now.args.left === left - sent : now.args.chosen === before + sent;
    },
  };
}

const skin: Skin = {
  icons,
  art: artOf,
  symbols: (card) => artOf(card)?.symbols ?? null,
  plain: (card) => artOf(card)?.plain ?? false,
  counterIcon: (id) => (id in COUNTERS ? (COUNTERS[id] ?? null) : 'lt-deck'),
  quick: (choices) => choices.find((option) => verb(option) === 'play-treasures') ?? null,
  warn,
  flights,
  newsworthy,
  chain,
  subject,
  table: DominionTable,
};

export default skin;
