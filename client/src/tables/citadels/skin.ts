/** How Citadels looks and what its table knows beyond the rules that the server checks: warnings, news, movements. */
import icons from 'virtual:icons/citadels';
import type { GameEvent, Option, View } from '../../lib/net/types';
import type { Chain, Flight, Skin, Warning } from '../../lib/table/look';
import { zoneOf } from '../../lib/table/choices';
import { cardList, cardName } from '../../lib/words/lines';
import { t } from '../../lib/words/words.svelte';
import CitadelsTable from './CitadelsTable.svelte';
import Players from './Players.svelte';
import { CITADELS_ART, SHEET_ART } from './art';
import { askedOf, cityOf, endsAt, ownerOf, spotOfOption } from './model';

const GAME = 'citadels';
const id = (name: string): string => name.replaceAll('-', '_');
const artOf = (card: string) => CITADELS_ART[id(card)] ?? SHEET_ART[id(card)] ?? null;
const kindOf = (event: GameEvent): string => id(event.kind);
const verb = (option: Option): string => id(option.verb);

/** The bare districts, of which their points are all there is to say. */
const BARE: Record<string, number> = {
  manor: 3,
  castle: 4,
  palace: 5,
  temple: 1,
  church: 2,
  monastery: 3,
  cathedral: 5,
  tavern: 1,
  market: 2,
  trading_post: 2,
  docks: 3,
  harbor: 4,
  town_hall: 5,
  watchtower: 1,
  prison: 2,
  barracks: 3,
  fortress: 5,
};

function warn(option: Option, choices: Option[]): Warning | null {
  if (verb(option) !== 'end_turn') return null;
  const left = choices.filter((each) =>
    /^(income|extra_gold|extra_cards|collect_taxes|favor)$/.test(verb(each)),
  );
  const buildable = [
    ...new Set(
      choices
        .filter((each) => verb(each) === 'build' && each.card !== undefined)
        .map((each) => String(each.card)),
    ),
  ];
  const name = (card: string): string => cardName(GAME, card);
  if (!left.length && !buildable.length) return null;
  const parts = left.map((each) => t(`citadels-do-${each.verb.replaceAll('_', '-')}`));
  if (buildable.length) parts.push(t('citadels-warn-build', { cards: cardList(buildable, name) }));
  return {
    title: t('citadels-warn-end'),
    text: t('citadels-warn-left', { what: parts.join('; ') }),
    back: t('citadels-warn-back'),
    go: t('citadels-do-end-turn'),
  };
}

type Way = (seat: number, event: GameEvent) => [string, string];
const CARD_WAYS: Record<string, Way> = {
  draw: (s) => ['deck', `hand:${s}`],
  gather_cards: (s) => ['deck', `hand:${s}`],
  income_cards: (s) => ['deck', `hand:${s}`],
  extra_cards: (s) => ['deck', `hand:${s}`],
  discard: (s) => [`hand:${s}`, 'deck'],
  take_card: (s, e) => [`hand:${String(e.victim)}`, `hand:${s}`],
  give: (s, e) => [`hand:${s}`, `hand:${String(e.victim)}`],
  build: (s) => [`hand:${s}`, `city:${s}`],
};

function flights(event: GameEvent): Flight[] {
  const seat = Number(event.seat ?? 0);
  const way = CARD_WAYS[kindOf(event)];
  if (!way) return [];
  const [from, to] = way(seat, event);
  if (kindOf(event) === 'build') return [{ from, to, card: event.card ?? null, count: 1 }];
  const cards: (string | null)[] = event.cards ?? Array.from({ length: event.count ?? 1 }, () => null);
  return cards.map((card) => ({ from, to, card, count: 1 }));
}

const NEWS = ['build', 'kill', 'rob', 'bewitch', 'warrant', 'threat', 'complete', 'crown', 'confiscate'];
/** What happens to the seat of the event, and what happens to its `victim`. */
const TO_SEAT = ['robbed', 'blackmailed', 'bribe', 'lend', 'pay_spy', 'tithe', 'tribute', 'reveal_killed'];
const TO_VICTIM = [
  'destroy',
  'seize',
  'exchange',
  'confiscate',
  'swap_hands',
  'look_at',
  'spy',
  'take_card',
  'take_to_build',
  'swap_characters',
  'reveal_threat',
];

const hits = (event: GameEvent, me: number): boolean =>
  (Number(event.seat) === me && TO_SEAT.includes(kindOf(event))) ||
  (event.victim === me && TO_VICTIM.includes(kindOf(event)));

/** The Magician's cards to discard: several of the hand, in any order. */
function chain(view: View, choices: Option[]): Chain | null {
  const asked = askedOf(view);
  if (asked?.key !== 'redraw' || !choices.length) return null;
  const held = zoneOf(view, 'hand', view.seat)?.cards?.length ?? 0;
  const before = Number(asked.args.count ?? 0);
  return {
    zone: 'hand',
    verb: 'discard',
    least: 0,
    most: held,
    done: choices.find((option) => verb(option) === 'done') ?? null,
    open: (later, sent) => {
      const now = askedOf(later);
      return now?.key === 'redraw' && now.args.count === before + sent;
    },
  };
}

/** The card that a button without a card speaks of: the one that the question shows. */
function subject(view: View): string | null {
  const card = askedOf(view)?.args.card;
  return typeof card === 'string' ? card : null;
}

const IN_TURN =
  /^(gather_.*|take_crown|income|extra_.*|sail_.*|study|divine|redraw|favor|collect_taxes|place_.*|use_.*)$/;

function where(view: View, narrow: boolean): string {
  const sizes = Array.from({ length: view.seats }, (_, seat) => cityOf(view, seat).length);
  const args = { round: view.turn?.number ?? 1, count: endsAt(view), most: Math.max(0, ...sizes) };
  return t(narrow ? 'citadels-where.brief' : 'citadels-where', args);
}

const skin: Skin = {
  icons,
  art: artOf,
  symbols: (card) => (id(card) in BARE ? `${BARE[id(card)]}{vp}` : null),
  plain: (card) => id(card) in BARE,
  counterIcon: (counter) => (counter === 'gold' || counter === 'tax' ? null : 'lt-deck'),
  quick: () => null,
  warn: (_view, option, _cards, choices) => warn(option, choices),
  flights,
  newsworthy: (event, me) => (me !== null && hits(event, me)) || NEWS.includes(kindOf(event)),
  chain,
  subject,
  owner: ownerOf,
  spot: spotOfOption,
  crowded: true,
  aside: (view, option) => (askedOf(view)?.key.startsWith('turn') ?? false) && IN_TURN.test(verb(option)),
  log: {
    begins: (event) => ['reveal', 'resume'].includes(kindOf(event)),
    silent: (event) => ['call', 'end_turn', 'pack'].includes(kindOf(event)),
    hits,
  },
  where,
  players: Players,
  table: CitadelsTable,
};

export default skin;
