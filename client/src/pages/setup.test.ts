import { describe, expect, test } from 'vitest';
import { dominion } from '../lib/mock';
import type { GameInfo, GameOption } from '../lib/net/types';
import { isAsked, isOpenValue, missingPicks, remembered, unready, usual, wishOf, withSeats } from './setup';

describe('the set-up of a game', () => {
  test('is me against the usual bots at first', () => {
    expect(usual(dominion).seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'steward' },
      { kind: 'bot', bot: 'steward' },
    ]);
  });

  test('comes back as it was, without what the game no longer knows', () => {
    const kept = { ...usual(dominion), options: { kingdom: 'random', gone: 1 } };

    const setup = remembered(dominion, JSON.stringify(kept));

    expect(setup.options).toEqual({ kingdom: 'random', open_counts: false });
  });

  test.each(['', 'no json', '{"seats":[]}', '{"seats":[{"kind":"bot","bot":"gone"}]}'])(
    'is the usual one for %j',
    (text) => {
      expect(remembered(dominion, text)).toEqual(usual(dominion));
    },
  );

  test('gives every bot a name of its own, and none the name of the player', () => {
    const wish = wishOf(withSeats(usual(dominion), 4, dominion), 'Bence');

    const names = wish.seats.map((seat) => ('name' in seat ? seat.name : ''));
    expect(new Set(names).size).toBe(4);
    expect(names.slice(1)).not.toContain('Bence');
    expect(wish.start).toBe(true);
  });

  test('waits for friends where a seat is open', () => {
    const setup = { ...usual(dominion), seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };

    expect(wishOf(setup, 'Zofia').start).toBe(false);
  });

  test('counts the picks that are missing', () => {
    const setup = usual(dominion);

    expect(missingPicks(setup, dominion)).toBeNull();
    expect(missingPicks({ ...setup, options: { kingdom: ['cellar'] } }, dominion)).toBe(1);
    expect(missingPicks({ ...setup, options: { kingdom: ['cellar', 'mine'] } }, dominion)).toBeNull();
  });
});

describe('the options of Seasons', () => {
  const seasons: GameInfo = {
    name: 'seasons',
    players: [2, 4],
    rules: 1,
    options: [
      { name: 'level', kind: 'choice', values: ['1', '2', '3'], default: '3' },
      { name: 'sets', kind: 'choice', values: ['random', 'choose'], default: 'random' },
      { name: 'first', kind: 'choice', values: ['random', '0', '1', '2', '3'], default: 'random' },
    ],
    bots: ['random'],
    default_bot: 'random',
    cards: {},
  };
  const [level, sets, first] = seasons.options as [GameOption, GameOption, GameOption];
  const setup = withSeats(usual(seasons), 2, seasons);

  test('offer every level to two players, but only their seats to begin', () => {
    expect(level.values?.filter((value) => isOpenValue(setup, level, value))).toEqual(['1', '2', '3']);
    expect(first.values?.filter((value) => isOpenValue(setup, first, value))).toEqual(['random', '0', '1']);
  });

  test('are sent as they are set', () =>
    expect(
      wishOf({ ...setup, options: { ...setup.options, level: '3' } }, 'Zofia', seasons).options.level,
    ).toBe('3'));

  test('ask about sets at level 1 only', () => {
    expect(isAsked({ ...setup, options: { level: '1' } }, sets)).toBe(true);
    expect(isAsked({ ...setup, options: { level: 3 } }, sets)).toBe(false);
  });
});

describe('a map', () => {
  const rebirth: GameInfo = {
    name: 'rebirth',
    players: [2, 4],
    rules: 1,
    options: [{ name: 'map', kind: 'map', values: ['scotland', 'ireland'], default: 'scotland' }],
    bots: ['random'],
    default_bot: 'random',
    cards: {},
  };

  test('is needed before the game can start, and is sent as it is', () => {
    const setup = usual(rebirth);

    expect(unready(setup, rebirth)).toBeNull();
    expect(unready({ ...setup, options: { map: '' } }, rebirth)).toEqual({ option: 'map', count: 0 });
    const own = { ...setup, options: { map: 'rebirth-map 1\n…' } };
    expect(unready(own, rebirth)).toBeNull();
    expect(wishOf(own, 'Zofia', rebirth).options).toEqual(own.options);
  });
});
