/** How Seasons looks and what its table knows beyond the rules that the server checks: warnings, news, movements. */
import icons from 'virtual:icons/seasons';
import type { UiIcon } from '../../lib/icons/names';
import type { CardInfo, GameEvent, Option, View } from '../../lib/net/types';
import type { Flight, LogStyle, Skin, Warning } from '../../lib/table/look';
import { cardList, cardName } from '../../lib/words/lines';
import { t } from '../../lib/words/words.svelte';
import { SCORE_ART, SEASONS_ART } from './art';
import { counterAt, plainId, ROMAN, seasonAt, verbOf } from './model';
import Notes from './Notes.svelte';
import Players from './Players.svelte';
import Printed from './Printed.svelte';
import SeasonsTable from './SeasonsTable.svelte';

const GAME = 'seasons';

const COUNTERS: Record<string, UiIcon> = {
  crystals: 'floating-crystal',
  gauge: 'upgrade',
  cards: 'lt-card',
  limit: 'whirlwind',
  bonuses: 'star-medal',
  penalty: 'star-medal',
  transmute: 'cycle',
  extra: 'floating-crystal',
  year: 'snowflake-1',
  space: 'sun',
  round: 'cycle',
};

/** Verbs that lie on dice, energies, the bonus track or the wheel. */
const DRAWN = new Set([
  'take-die',
  'take',
  'into',
  'spare',
  'element',
  'pay',
  'drop',
  'pay-stored',
  'pay-stored-2',
  'transmute',
  'transmute-stored',
  'transmute-stored-2',
  'bonus-exchange',
  'bonus-transmute',
  'bonus-gauge',
  'move',
  'copy',
  'take-set',
]);
/** Splitting is put together as a whole. */
const SPLIT = new Set(['to-hand', 'to-library-2']);

const draws = (_view: View, option: Option): boolean =>
  DRAWN.has(verbOf(option)) || SPLIT.has(verbOf(option));

/** Cards that could still be summoned or activated when the turn ends. */
function warn(
  view: View,
  option: Option,
  _cards: Record<string, CardInfo>,
  choices: Option[],
): Warning | null {
  if (verbOf(option) !== 'end-turn') return null;
  const named = (verb: string): string =>
    cardList(
      choices.flatMap((each) => (verbOf(each) === verb && each.card ? [each.card] : [])),
      (card) => cardName(GAME, card),
    );
  const lines: string[] = [];
  const [summon, activate] = [named('summon'), named('activate')];
  if (summon) lines.push(t('seasons-warn-summon', { cards: summon }));
  if (activate) lines.push(t('seasons-warn-activate', { cards: activate }));
  if (!lines.length || view.over) return null;
  return {
    title: t('seasons-warn-end'),
    text: lines.join(' '),
    back: t('seasons-warn-back'),
    go: t('seasons-warn-go'),
  };
}

type Way = (seat: number) => [string, string];

const WAYS: Record<string, Way> = {
  summon: (s) => [`hand:${s}`, `play:${s}`],
  draw: (s) => ['wheel', `hand:${s}`],
  'take-library': (s) => [`crystals:${s}`, `hand:${s}`],
  draft: (s) => [`pack:${s}`, `hand:${s}`],
};

function flights(event: GameEvent): Flight[] {
  const way = WAYS[plainId(event.kind)];
  if (!way) return [];
  const [from, to] = way(Number(event.seat ?? 0));
  const cards: (string | null)[] =
    event.cards ?? (event.card ? [event.card] : Array.from({ length: event.count ?? 1 }, () => null));
  return cards.map((card) => ({ from, to, card, count: 1 }));
}

const NEWS = new Set([
  'summon',
  'put-in-play',
  'activate',
  'give-crystals',
  'pass-soul',
  'season',
  'sacrifice',
  'take-back',
  'lower-gauge',
  'all-to-air',
]);

const newsworthy = (event: GameEvent, me: number | null): boolean =>
  NEWS.has(plainId(event.kind)) &&
  (Number(event.seat) !== me || !['summon', 'put-in-play', 'activate'].includes(plainId(event.kind)));

/** The card that a button without a card speaks of. */
function subject(view: View): string | null {
  const asked = view.prompts.find((prompt) => prompt.seat === view.seat)?.args.card;
  return typeof asked === 'string' ? asked : null;
}

const LOUD = new Set([
  'lose-crystals',
  'give-crystals',
  'lower-gauge',
  'all-to-air',
  'sacrifice',
  'take-back',
  'receive',
  'pass-soul',
]);
/** What is seen on the table anyway, or said again by what follows. */
const SILENT = new Set(['end-turn', 'receive-pack', 'roll']);
const OPENS = new Set(['pay', 'pay-stored', 'lose-energy', 'works', 'put-in-play', 'reroll']);

const log: LogStyle = {
  bare: true,
  begins: (event) => plainId(event.kind) === 'start-turn',
  silent: (event) => SILENT.has(plainId(event.kind)) || (plainId(event.kind) === 'draft' && !event.cards),
  opens: (event) => OPENS.has(plainId(event.kind)),
  hits: (event, me) =>
    LOUD.has(plainId(event.kind)) && (Number(event.seat) === me || Number(event.victim) === me),
};

const where = (view: View): string =>
  t('seasons-where', {
    level: Number(view.options.level),
    year: ROMAN[Math.min(3, counterAt(view, 'year', null))] ?? '',
    season: t(`seasons-${seasonAt(counterAt(view, 'space', null))}`),
  });

const skin: Skin = {
  icons,
  art: (card) => SEASONS_ART[plainId(card)] ?? SCORE_ART[plainId(card)] ?? null,
  symbols: () => null,
  plain: () => false,
  counterIcon: (id) => COUNTERS[id] ?? 'lt-deck',
  quick: () => null,
  warn,
  flights,
  newsworthy,
  chain: () => null,
  subject,
  draws,
  log,
  where,
  players: Players,
  printed: Printed,
  notes: Notes,
  table: SeasonsTable,
};

export default skin;
