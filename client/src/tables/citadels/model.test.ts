import { describe, expect, test } from 'vitest';
import type { CardInfo, GameEvent, Option, View } from '../../lib/net/types';
import { place } from '../../lib/table/choices';
import { handCards } from './hand';
import {
  calledRank,
  castOf,
  cityOf,
  countOf,
  crownOf,
  doneSince,
  meant,
  neededIn,
  ownerOf,
  priceOf,
  seenOf,
  spotOfOption,
} from './model';

const CARDS: Record<string, CardInfo> = {
  palace: { cost: 5, kinds: ['noble'] },
  tavern: { cost: 1, kinds: ['trade'] },
  smithy: { cost: 5, kinds: ['unique'] },
  great_wall: { cost: 6, kinds: ['unique'] },
  school_of_magic: { cost: 6, kinds: ['unique'] },
};
const info = (card: string): CardInfo | undefined => CARDS[card];

const option = (part: Partial<Option>): Option => ({ code: 1, verb: 'do', text: part.verb ?? 'do', ...part });

function viewOf(part: Partial<View> = {}): View {
  return {
    game: 'citadels',
    rules: 1,
    seats: 2,
    seat: 0,
    options: {},
    over: false,
    to_move: [0],
    turn: { seat: 0, number: 3, phase: 'turns' },
    prompts: [{ seat: 0, key: 'destroy', source: 'warlord', args: { victim: 1 } }],
    zones: [
      {
        id: 'cast',
        seat: null,
        piles: [
          { card: 'assassin', count: 1, cost: 1, state: 'absent', holder: null, marks: [] },
          { card: 'thief', count: 1, cost: 2, state: 'unknown', holder: null, marks: [] },
          { card: 'warlord', count: 1, cost: 8, state: 'revealed', holder: 0, marks: [] },
        ],
      },
      { id: 'hand', seat: 0, cards: ['smithy', 'tavern', 'tavern'], count: 3 },
      { id: 'city', seat: 0, cards: ['palace', 'smithy'], count: 2, beautified: [0, 0] },
      {
        id: 'city',
        seat: 1,
        cards: ['palace', 'great_wall', 'palace', 'school_of_magic'],
        count: 4,
        beautified: [0, 0, 1, 0],
      },
    ] as View['zones'],
    counters: [
      { id: 'gold', seat: 0, value: 4 },
      { id: 'to_build', seat: 1, value: 4 },
    ],
    facts: [
      { key: 'crown', seat: 1, cards: [] },
      { key: 'saw', seat: 0, cards: ['warlord', 'thief'] },
    ],
    result: null,
    ...part,
  };
}

describe('what the table reads out of a view', () => {
  test('the characters, who has the crown, and what passed through the viewer’s hands, in call order', () => {
    const view = viewOf();

    expect(castOf(view).map((each) => each.state)).toEqual(['absent', 'unknown', 'revealed']);
    expect(crownOf(view)).toBe(1);
    expect(seenOf(view)).toEqual(['thief', 'warlord']);
    expect(calledRank(view)).toBe(8);
  });

  test('no rank is called in the selection', () => {
    expect(calledRank(viewOf({ turn: { seat: 0, number: 1, phase: 'selection' } }))).toBeNull();
  });

  test('a city with its beautified districts, and how many complete it', () => {
    expect(cityOf(viewOf(), 1).map((each) => [each.card, each.beautified, each.copy])).toEqual([
      ['palace', false, 0],
      ['great_wall', false, 0],
      ['palace', true, 1],
      ['school_of_magic', false, 0],
    ]);
    expect(neededIn(viewOf(), 1)).toBe(8);
  });

  test('the School of Magic counts as each type that brings income, but once as a unique district', () => {
    expect(countOf(viewOf(), 1, 'noble', info)).toBe(3);
    expect(countOf(viewOf(), 1, 'military', info)).toBe(1);
    expect(countOf(viewOf(), 1, 'unique', info)).toBe(2);
  });

  test('the hand by type and cost, equal cards told apart', () => {
    expect(handCards(viewOf(), 0, info).map((each) => each.id)).toEqual(['tavern.1', 'tavern.2', 'smithy.1']);
  });
});

describe('where options lie', () => {
  test('a district to destroy lies in the victim’s city, though the viewer has one of its name', () => {
    const view = viewOf();
    const placed = place(view, [option({ verb: 'destroy', zone: 'city', card: 'palace' })], {
      owner: ownerOf,
      spot: spotOfOption,
      crowded: true,
    });

    expect([...placed.spots.keys()]).toEqual(['city:1:palace']);
  });

  test('a district to give up lies in the own city', () => {
    expect(ownerOf(viewOf(), option({ verb: 'give_up', zone: 'city', card: 'palace' }))).toBeNull();
  });

  test('players on their plates, a used district on that district, the rest on buttons', () => {
    const view = viewOf();

    expect(spotOfOption(view, option({ verb: 'swap_hands', seat: 1 }))).toBe('seat:1');
    expect(spotOfOption(view, option({ verb: 'use_smithy' }))).toBe('city:0:smithy');
    expect(spotOfOption(view, option({ verb: 'use_museum' }))).toBeNull();
    expect(spotOfOption(view, option({ verb: 'income' }))).toBeNull();
  });

  test('a beautified district and a plain one of its name have options of their own', () => {
    const both = [
      option({ verb: 'destroy', zone: 'city', card: 'palace' }),
      option({ verb: 'destroy_beautified', zone: 'city', card: 'palace' }),
    ];
    const [plain, , golden] = cityOf(viewOf(), 1);
    if (!plain || !golden) throw new Error('the city is too small');

    expect(meant(both, plain).map((each) => each.verb)).toEqual(['destroy']);
    expect(meant(both, golden).map((each) => each.verb)).toEqual(['destroy_beautified']);
  });
});

describe('what rank 8 pays', () => {
  const prices = (view: View): (number | null)[] =>
    cityOf(view, 1).map((built) => priceOf(view, 1, built, info));
  const asking = (key: string, source: string): View =>
    viewOf({ prompts: [{ seat: 0, key, source, args: { victim: 1 } }] });

  test('the Warlord one less than the cost, one more behind a Great Wall and for gold on the district', () => {
    expect(prices(asking('destroy', 'warlord'))).toEqual([5, 5, 6, 6]);
  });

  test('the Marshal the whole of it, the Armory nothing', () => {
    expect(prices(asking('seize', 'marshal'))).toEqual([6, 6, 7, 7]);
    expect(prices(asking('destroy', 'armory'))).toEqual([0, 0, 0, 0]);
  });

  test('nothing is shown in cities that are not asked about', () => {
    const view = asking('destroy', 'warlord');
    const [mine] = cityOf(view, 0);
    expect(mine && priceOf(view, 0, mine, info)).toBeNull();
  });
});

test('what was done since the character was called, until the turn has ended', () => {
  const log = (...events: GameEvent[]) => [{ version: 1, events }];
  const reveal = { kind: 'reveal', seat: 0 };
  const gather = { kind: 'gather_gold', seat: 0, count: 2 };

  expect(doneSince(log(reveal, gather, { kind: 'kill', seat: 1 }), 0)).toEqual([gather]);
  expect(doneSince(log(reveal, gather, { kind: 'end_turn', seat: 0 }), 0)).toEqual([]);
  expect(doneSince(log(gather), 0)).toEqual([]);
});
