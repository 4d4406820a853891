/** How Rebirth looks and what its table knows beyond the rules that the server checks: news, log, where the game is. */
import icons from 'virtual:icons/rebirth';
import type { UiIcon } from '../../lib/icons/names';
import type { GameEvent, Option, View } from '../../lib/net/types';
import type { LogStyle, Skin } from '../../lib/table/look';
import { maybe, t } from '../../lib/words/words.svelte';
import { artOf } from './art';
import { atlasIn, cardsIn, counterAt, goalsIn, plainKind, spaceOf, subjectOf } from './model';
import Notes from './Notes.svelte';
import Players from './Players.svelte';
import Printed from './Printed.svelte';
import RebirthTable from './RebirthTable.svelte';

const COUNTERS: Record<string, UiIcon> = { points: 'laurels', castles: 'castle', tiles: 'hexes' };

/** What the layout draws: anything that it can find a place for. */
function draws(view: View, option: Option): boolean {
  const subject = subjectOf(option);
  const atlas = atlasIn(view);
  if (option.verb === 'lay') return atlas?.at.has(spaceOf(option)) ?? false;
  if (option.verb === 'tower') return atlas?.sites.has(`T${subject}`) ?? false;
  if (option.verb === 'take') return cardsIn(view, 'hand', view.seat).includes(subject);
  if (option.verb === 'double') return goalsIn(view).some((goal) => goal.card === subject);
  return false;
}

const NEWS = new Set([
  'take-castle',
  'castle',
  'goal',
  'goal-later',
  'tower',
  'double',
  'cathedral',
  'discard',
]);
const isNews = (event: GameEvent): boolean =>
  NEWS.has(plainKind(event.kind)) || (plainKind(event.kind) === 'score' && event.source === 'settlements');

/** A turn is told under the tile that it lays; what is drawn afterwards is everybody's knowledge. */
const log: LogStyle = {
  acts: true,
  begins: (event) => plainKind(event.kind) === 'lay',
  silent: (event) => plainKind(event.kind) === 'draw' && !event.cards,
  hits: (event, me) =>
    (plainKind(event.kind) === 'take-castle' && Number(event.victim) === me) ||
    (plainKind(event.kind) === 'score' && Number(event.seat) === me),
};

function where(view: View, narrow: boolean): string {
  const map = atlasIn(view)?.sheet.name ?? '';
  const known = typeof view.options.map === 'string' ? maybe(`rebirth-option-map-${view.options.map}`) : null;
  const left = Math.max(
    0,
    ...Array.from({ length: view.seats }, (_, seat) => counterAt(view, 'tiles', seat)),
  );
  if (narrow) return t('rebirth-page-where.narrow', { map: known ?? map, count: left });
  // A map of the game's own is named beside the game already
  return t(known ? 'rebirth-page-where' : 'rebirth-page-where.other', { map, count: left });
}

const skin: Skin = {
  icons,
  art: artOf,
  symbols: () => null,
  plain: () => false,
  counterIcon: (id) => COUNTERS[id] ?? 'hexes',
  quick: () => null,
  warn: () => null,
  flights: () => [],
  newsworthy: (event, me) => isNews(event) && Number(event.seat) !== me,
  chain: () => null,
  subject: () => null,
  draws,
  log,
  where,
  players: Players,
  printed: Printed,
  notes: Notes,
  table: RebirthTable,
};

export default skin;
