/** The log as it is read: events put together into lines, with a heading for each turn. */
import type { GameEvent, LogEntry } from '../net/types';
import type { LogStyle } from './look';
import { language, t } from '../words/words.svelte';
import { eventLine, withoutPlayer, type Piece, type Speaker } from '../words/lines';

export interface LogRow {
  id: string;
  kind: 'heading' | 'line';
  seat: number | null;
  version: number;
  pieces: Piece[];
  /** Something another player did to me. */
  atMe: boolean;
  number?: number;
}

/** What a played card brings, told in the card's own line. */
const TELLS_ON = new Set(['draw', 'actions', 'buys', 'coins', 'gain-crystals']);

/** How most games tell their log: turn by turn. */
const BY_TURNS: LogStyle = {
  begins: (event) => kindOf(event) === 'start-turn',
  silent: () => false,
  hits: (event, me) =>
    Number(event.seat) === me && !['shuffle', 'start-turn', 'draw', 'end-turn'].includes(kindOf(event)),
};

const kindOf = (event: GameEvent): string => event.kind.replaceAll('_', '-');

/** Whether the event is something that a turn of another player did to me. */
export function aimedAtMe(
  event: GameEvent,
  turn: number | null,
  me: number | null,
  style: LogStyle = BY_TURNS,
): boolean {
  return me !== null && turn !== null && turn !== me && style.hits(event, me);
}

/** Lines told before, by event: a long log is read anew with each step, and its lines stay the same. */
const told = new WeakMap<GameEvent, { by: string; line: Piece[] }>();
const MOST_SEATS = 8;
/** All that a line depends on besides its event. */
const voiceOf = (speaker: Speaker): string =>
  [language(), speaker.game, ...Array.from({ length: MOST_SEATS }, (_, seat) => speaker.player(seat))].join(
    '|',
  );

function lineOf(event: GameEvent, speaker: Speaker & { by?: string }): Piece[] {
  const by = speaker.by ?? voiceOf(speaker);
  const known = told.get(event);
  if (known?.by === by) return known.line;
  const line = withoutPlayer(eventLine(speaker, event));
  told.set(event, { by, line });
  return line;
}

interface Reading {
  rows: LogRow[];
  turn: number | null;
  joined: boolean;
  /** Between turns cards are drawn without a word: everyone draws as many. */
  between: boolean;
}

/** A turn's end is told by the next heading. */
const BETWEEN = new Set(['end-turn', 'draw', 'shuffle']);

function readOn(
  reading: Reading,
  event: GameEvent,
  id: string,
  version: number,
  speaker: Speaker,
  me: number | null,
  style: LogStyle,
): void {
  const seat = event.seat === undefined ? null : Number(event.seat);
  if (style.begins(event)) {
    reading.turn = seat;
    reading.joined = false;
    reading.between = false;
    const number = typeof event.number === 'number' ? event.number : undefined;
    const pieces = style === BY_TURNS || style.bare ? [] : lineOf(event, speaker);
    const row: LogRow = { id, kind: 'heading', seat, version, pieces, atMe: false };
    reading.rows.push(number === undefined ? row : { ...row, number });
    return;
  }
  if (style === BY_TURNS && kindOf(event) === 'end-turn') reading.between = true;
  if (style.silent(event) || (reading.between && BETWEEN.has(kindOf(event)))) return;
  const line = lineOf(event, speaker);
  if (!line.length) return;
  const last = reading.rows.at(-1);
  if (TELLS_ON.has(kindOf(event)) && reading.joined && last?.kind === 'line' && last.seat === seat) {
    last.pieces = [...last.pieces, { text: ', ' }, ...line];
    return;
  }
  reading.joined = style.opens?.(event) ?? kindOf(event) === 'play';
  const atMe = aimedAtMe(event, reading.turn, me, style);
  reading.rows.push({ id, kind: 'line', seat, version, pieces: line, atMe });
}

const undoneRow = (version: number, undone: { seat: number; count: number }): LogRow => ({
  id: `${version}.undone`,
  kind: 'line',
  seat: undone.seat,
  version,
  pieces: [{ text: t('page-log-undone', { count: undone.count }) }],
  atMe: false,
});

/** The rows of a log, oldest first; `me` is the viewer's seat. */
export function rowsOf(
  log: LogEntry[],
  speaker: Speaker,
  me: number | null,
  style: LogStyle = BY_TURNS,
): LogRow[] {
  const reading: Reading = { rows: [], turn: null, joined: false, between: style === BY_TURNS };
  const voice = { ...speaker, by: voiceOf(speaker) };
  for (const entry of log) {
    entry.events.forEach((event, index) =>
      readOn(reading, event, `${entry.version}.${index}`, entry.version, voice, me, style),
    );
    if (entry.undone) reading.rows.push(undoneRow(entry.version, entry.undone));
  }
  return reading.rows;
}

/** What happened on the others' turns since the end of my last one, oldest first. */
export function newsOf(log: LogEntry[], me: number | null, style: LogStyle = BY_TURNS): GameEvent[] {
  let news: GameEvent[] = [];
  let turn: number | null = null;
  for (const event of log.flatMap((entry) => entry.events)) {
    if (style.begins(event)) {
      turn = Number(event.seat);
      if (style.acts && turn === me) news = [];
    } else if (kindOf(event) === 'end-turn') {
      if (Number(event.seat) === me) news = [];
      turn = null;
    } else if (turn !== null && turn !== me) news.push(event);
  }
  return news;
}
