// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../mock';
import type { Result } from '../net/types';
import { speak } from '../words/words.svelte';
import { gainedBy, reasons, rowsOf, sentence } from './result';

const message = messages.over();
const given = (part: Partial<Result>): Result => ({
  winners: [0],
  scores: [30, 20],
  sheet: [[], []],
  ...part,
});
const nameOf = (seat: number): string => ['Zofia', 'Ola', 'Bence'][seat] ?? '?';

beforeEach(() => speak('en'));

describe('a result', () => {
  test('adds up, row by row, to the scores', () => {
    const result = message.view?.result;
    if (!result) throw new Error('the game is not over');

    const rows = rowsOf(result);

    const sums = result.scores.map((_, seat) =>
      rows.reduce((sum, row) => sum + (row.cells[seat]?.points ?? 0), 0),
    );
    expect(sums).toEqual(result.scores);
  });

  test('speaks to the winner, and of the winner to others', () => {
    expect(sentence(given({}), 0, nameOf)).toBe('You win with 30 points');
    expect(sentence(given({}), 1, nameOf)).toBe('Zofia wins with 30 points');
    expect(sentence(given({ winners: [0, 1], scores: [1, 1] }), 0, nameOf)).toBe(
      'Shared win: Zofia, Ola (1 point)',
    );
  });

  test('says why it ended, and that fewer turns decided', () => {
    const tied = reasons(given({ scores: [30, 30], next_first: 1 }), message, nameOf);

    expect(tied[0]).toMatch(/have run out/);
    expect(tied).toContain('Equal points; fewer turns decide: Zofia');
    expect(tied).toContain('Next game starts: Ola');
    expect(reasons(given({}), message, nameOf).join()).not.toMatch(/fewer turns/);
  });

  test('counts what each has bought and gained', () => {
    const gained = gainedBy(
      [
        { version: 1, events: [{ kind: 'buy', seat: 1, card: 'silver' }] },
        {
          version: 2,
          events: [
            { kind: 'gain_to_hand', seat: 1, card: 'silver' },
            { kind: 'trash', seat: 1, card: 'gold' },
          ],
        },
      ],
      2,
    );

    expect(gained).toEqual([[], [{ card: 'silver', count: 2 }]]);
  });
});
