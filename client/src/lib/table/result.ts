/** The end of a game in words and rows: the sentence, the reasons, and the score sheet. */
import type { LogEntry, Result, SheetRow, StateMessage } from '../net/types';
import { cardList, cardName } from '../words/lines';
import { key, maybe, t } from '../words/words.svelte';

export interface ResultRow {
  key: string;
  /** For each seat its count and points, or null where it has none. */
  cells: (SheetRow | null)[];
}

/** One row for each thing that scored for anybody, what brought most first. */
export function rowsOf(result: Result): ResultRow[] {
  const keys: string[] = [];
  for (const sheet of result.sheet) for (const row of sheet) if (!keys.includes(row.key)) keys.push(row.key);
  const rows = keys.map((name) => ({
    key: name,
    cells: result.sheet.map((sheet) => sheet.find((row) => row.key === name) ?? null),
  }));
  const worth = (row: ResultRow): number => row.cells.reduce((sum, cell) => sum + (cell?.points ?? 0), 0);
  return rows.sort((a, b) => worth(b) - worth(a));
}

/** How many seats have the most points. */
export function leaders(result: Result): number {
  const top = Math.max(...result.scores);
  return result.scores.filter((score) => score === top).length;
}

type NameOf = (seat: number) => string;

export function sentence(result: Result, me: number | null, nameOf: NameOf): string {
  const [first] = result.winners;
  if (first === undefined) return t('page-result');
  const score = result.scores[first] ?? 0;
  if (result.winners.length > 1)
    return t('page-result-shared', { players: result.winners.map(nameOf).join(', '), score });
  if (first === me) return t('page-result-you-won', { score });
  return t('page-result-won', { player: nameOf(first), score });
}

/** Why it ended and why this seat is first: what a player wants to know before the table of numbers. */
export function reasons(result: Result, message: StateMessage, nameOf: NameOf): string[] {
  const lines: string[] = [];
  const end = message.log
    .flatMap((entry) => entry.events)
    .findLast((event) => event.kind.replaceAll('_', '-') === 'end-game');
  const piles = (message.view?.zones ?? [])
    .flatMap((zone) => zone.piles ?? [])
    .filter((pile) => pile.count === 0);
  const cards = cardList(
    piles.map((pile) => pile.card),
    (card) => cardName(message.game, card),
  );
  const ended =
    typeof end?.reason === 'string' ? maybe(key(message.game, 'end', end.reason), { cards }) : null;
  if (ended) lines.push(ended);
  const first = result.winners[0] ?? 0;
  const level = leaders(result);
  if (level > 1 && result.winners.length === 1)
    lines.push(
      maybe(key(message.game, 'sheet', 'decides'), { player: nameOf(first) }) ??
        t('page-result-fewer-turns', { player: nameOf(first) }),
    );
  else if (level > 1) lines.push(t(key(message.game, 'sheet', 'still-tied')));
  if (typeof result.next_first === 'number')
    lines.push(t('page-result-next-first', { player: nameOf(result.next_first) }));
  return lines;
}

const GAINS = /^(buy|gain|gain-to-\w+|take)$/;

/** For each seat the cards it bought and gained, most of them first: told by the log, so known to all. */
export function gainedBy(log: LogEntry[], seats: number): { card: string; count: number }[][] {
  const counts = Array.from({ length: seats }, () => new Map<string, number>());
  for (const event of log.flatMap((entry) => entry.events)) {
    if (!GAINS.test(event.kind.replaceAll('_', '-')) || event.card === undefined) continue;
    const mine = counts[Number(event.seat)];
    mine?.set(event.card, (mine.get(event.card) ?? 0) + 1);
  }
  return counts.map((mine) =>
    [...mine]
      .map(([card, count]) => ({ card, count }))
      .sort((a, b) => b.count - a.count || a.card.localeCompare(b.card)),
  );
}
