import { describe, expect, test } from 'vitest';
import type { CardInfo, View, Zone } from '../../lib/net/types';
import { coming, costOf, spendable, yieldOf } from './model';
import { missingIn, sendable, startOf, textsOf, type Laid, type Spread } from './split';
import { crystalsAfter, missingFor, shortOf, spentBy } from './why';

const card = (energy: string[], crystals = 0): CardInfo => ({
  energy: { '2': energy },
  crystals: { '2': crystals },
});

interface Given {
  reserve?: string[];
  play?: string[];
  theirs?: string[];
  tokens?: string[][];
  crystals?: number;
  gauge?: number;
  space?: number;
  year?: number;
  pips?: number;
  phase?: string;
}

/** A table of two seen from the first seat, in the turn of the first seat. */
function tableOf(given: Given): View {
  const play = given.play ?? [];
  const zones = [
    { id: 'reserve', seat: 0, cards: given.reserve ?? [], count: 0 },
    { id: 'play', seat: 0, cards: play, turned: play.map(() => false), tokens: given.tokens ?? [] },
    { id: 'play', seat: 1, cards: given.theirs ?? [], turned: [], tokens: [] },
    ...(given.pips
      ? [{ id: 'left', seat: null, cards: ['winter_1_1'], faces: [{ die: 'winter_1', pips: given.pips }] }]
      : []),
  ] as Zone[];
  const counters = [
    { id: 'crystals', seat: 0, value: given.crystals ?? 0 },
    { id: 'gauge', seat: 0, value: given.gauge ?? 5 },
    { id: 'cards', seat: 0, value: play.length },
    { id: 'space', seat: null, value: given.space ?? 1 },
    { id: 'year', seat: null, value: given.year ?? 1 },
  ];
  return {
    game: 'seasons',
    rules: 1,
    seats: 2,
    seat: 0,
    options: {},
    over: false,
    to_move: [0],
    turn: { seat: 0, number: 1, phase: given.phase ?? 'turn' },
    prompts: [],
    zones,
    counters,
    facts: [],
    result: null,
  };
}

describe('what is missing to summon a card', () => {
  test('are the energies that are not there', () => {
    const view = tableOf({ reserve: ['fire', 'water'] });

    expect(missingFor(view, 0, 'x', card(['fire', 'fire', 'water']))?.energy).toEqual(['fire']);
  });

  test('is nothing when all are there, also on an Amulet of Water', () => {
    const view = tableOf({ reserve: ['fire'], play: ['amulet_of_water'], tokens: [['air']] });

    expect(spendable(view, 0)).toEqual(['fire', 'air']);
    expect(missingFor(view, 0, 'x', card(['air', 'fire']))).toBeNull();
  });

  test('is one energy less with the Hand of Fortune, but never the last', () => {
    const view = tableOf({ play: ['hand_of_fortune'] });

    expect(missingFor(view, 0, 'x', card(['air', 'fire']))?.energy).toHaveLength(1);
    expect(missingFor(view, 0, 'x', card(['air']))?.energy).toEqual(['air']);
  });

  test('is room when the gauge is full', () =>
    expect(missingFor(tableOf({ play: ['x'], gauge: 1 }), 0, 'y', card([]))?.gauge).toBe(true));

  test('are crystals, also for a Leech of another player', () => {
    const view = tableOf({ crystals: 3, theirs: ['arcano_leech'] });

    expect(missingFor(view, 0, 'x', card([], 3))?.crystals).toBe(1);
    expect(missingFor(view, 0, 'x', card([], 2))).toBeNull();
  });

  test('is counted without changing what is printed', () => {
    const printed = card(['air', 'fire']);
    const due = spentBy(tableOf({}), 0, printed);
    due.pop();

    expect(costOf(printed, 2).energy).toEqual(['air', 'fire']);
    expect(shortOf(['air'], [])).toEqual(['air']);
  });
});

test('crystals after a summons: what it costs, what a Staff and the card itself bring', () => {
  const view = tableOf({ crystals: 10, play: ['staff_of_spring'], theirs: ['arcano_leech'] });

  expect(crystalsAfter(view, 0, 'amulet_of_earth', card(['earth'], 2))).toBe(10 - 2 - 1 + 3 + 9);
});

test('a token is worth most where its energy is rare', () => {
  expect([yieldOf('earth', 2), yieldOf('fire', 5), yieldOf('air', 9), yieldOf('water', 12)]).toEqual([
    3, 3, 3, 3,
  ]);
});

describe('where the marker goes', () => {
  test('is told once the last die is left, with the season that begins', () =>
    expect(coming(tableOf({ space: 2, pips: 2 }))).toEqual({
      steps: 2,
      from: 2,
      to: 4,
      season: 'spring',
      year: null,
    }));
  test('goes round into the next year', () =>
    expect(coming(tableOf({ space: 11, pips: 3, year: 2 }))).toMatchObject({
      to: 2,
      season: 'winter',
      year: 3,
    }));
  test('is not told of a die of an earlier round', () =>
    expect(coming(tableOf({ space: 2, pips: 2, phase: 'dice' }))).toBeNull());
});

describe('splitting nine cards', () => {
  const cards: Laid[] = ['a', 'b', 'c', 'd', 'e', 'e', 'g', 'h', 'i'].map((name, i) => ({
    id: `${name}.${i}`,
    card: name,
  }));
  const shelves = ['library_3', 'hand', 'hand', 'library_2', 'library_2', 'hand', 'library_3', 'library_3'];
  const spread: Spread = Object.fromEntries(
    cards.map((each, i) => [each.id, (shelves[i] ?? 'library_2') as Spread[string]]),
  );

  test('sends the hand and then library II, each in ascending order', () =>
    expect(textsOf(cards, spread, {})).toEqual([
      'to_hand b',
      'to_hand c',
      'to_hand e',
      'to_library_2 d',
      'to_library_2 e',
      'to_library_2 i',
    ]));

  test('goes on where it was broken off', () => {
    const view = tableOf({});
    view.zones.push({ id: 'shelf_1', seat: 0, cards: ['b', 'c'] });
    const fixed = startOf(view, 0, cards);

    expect(textsOf(cards, spread, fixed)[0]).toBe('to_hand e');
  });

  test('wants three on each shelf, and all of them placed', () => {
    const first = [{ code: 1, verb: 'to_hand', text: 'to_hand b' }];

    expect(sendable(first, cards, spread, {})).toBe(true);
    expect(sendable(first, cards, { ...spread, 'a.0': 'hand' }, {})).toBe(false);
    expect(missingIn(cards, { 'a.0': 'hand' })).toBe(8);
  });
});
