/** The end of a game in words and rows: the sentence, the reasons, and the score sheet. */
import type { Result, SheetRow, StateMessage } from '../net/types';
import { cardList, cardName } from '../words/lines';
import { key, maybe, t } from '../words/words.svelte';

export interface ResultRow {
  key: string;
  /** For each seat its count and points, or null where it has none. */
  cells: (SheetRow | null)[];
}

/** One row for each thing that scored for anybody, in the order of the sheets. */
export function rowsOf(result: Result): ResultRow[] {
  const keys: string[] = [];
  for (const sheet of result.sheet) for (const row of sheet) if (!keys.includes(row.key)) keys.push(row.key);
  return keys.map((name) => ({
    key: name,
    cells: result.sheet.map((sheet) => sheet.find((row) => row.key === name) ?? null),
  }));
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
  const top = Math.max(...result.scores);
  const level = result.scores.filter((score) => score === top).length;
  if (level > 1 && result.winners.length === 1)
    lines.push(t('page-result-fewer-turns', { player: nameOf(first) }));
  else if (level > 1) lines.push(t(key(message.game, 'sheet', 'still-tied')));
  if (typeof result.next_first === 'number')
    lines.push(t('page-result-next-first', { player: nameOf(result.next_first) }));
  return lines;
}
