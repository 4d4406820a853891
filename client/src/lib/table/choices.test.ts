import { describe, expect, test } from 'vitest';
import { messages } from '../mock';
import type { Option, View } from '../net/types';
import { at, place, zoneOf } from './choices';

const viewOf = (name: 'buy' | 'cellar' | 'militia'): View => {
  const { view } = messages[name]();
  if (!view) throw new Error('the fixture has no view');
  return view;
};
const option = (part: Partial<Option>): Option => ({ code: 1, verb: 'do', text: 'do', ...part });

describe('options find their place', () => {
  test('purchases on the piles of the supply, the rest on buttons', () => {
    const { choices } = messages.buy();
    const view = viewOf('buy');

    const placed = place(view, choices);

    const supply = zoneOf(view, 'supply');
    if (!supply) throw new Error('no supply');
    expect(at(placed, supply, 'silver')?.text).toBe('buy silver');
    expect(at(placed, supply, 'province')).toBeNull();
    expect(placed.buttons.map((each) => each.verb)).toEqual(['end_turn']);
  });

  test('every option is either on one card or on a button', () => {
    for (const name of ['buy', 'cellar', 'militia'] as const) {
      const { choices } = messages[name]();
      const placed = place(viewOf(name), choices);
      const found = [...placed.spots.values()].flat().concat(placed.buttons);
      expect(found.map((each) => each.text).sort()).toEqual(choices.map((each) => each.text).sort());
    }
  });

  test('cards of the own hand before those of another seat', () => {
    const view = viewOf('militia');
    view.zones.push({ id: 'hand', seat: 1, cards: ['copper'], count: 1 });

    const placed = place(view, [option({ zone: 'hand', card: 'copper' })]);

    expect([...placed.spots.keys()]).toEqual(['hand:0:copper']);
  });

  test('a card that lies nowhere in sight gets a button', () => {
    const placed = place(viewOf('buy'), [option({ zone: 'shown', card: 'gold' })]);

    expect(placed.buttons).toHaveLength(1);
  });

  test('two answers on one card become two buttons', () => {
    const placed = place(viewOf('militia'), [
      option({ code: 2, text: 'keep', zone: 'hand', card: 'copper' }),
      option({ code: 1, text: 'drop', zone: 'hand', card: 'copper' }),
    ]);

    expect(placed.spots.size).toBe(0);
    expect(placed.buttons.map((each) => each.text)).toEqual(['drop', 'keep']);
  });

  test('underscores and hyphens are the same card', () => {
    const view = viewOf('militia');
    const hand = zoneOf(view, 'hand', 0);
    if (!hand) throw new Error('no hand');
    hand.cards = ['throne_room'];

    const placed = place(view, [option({ text: 'play', zone: 'hand', card: 'throne-room' })]);

    expect(at(placed, hand, 'throne_room')?.text).toBe('play');
  });
});
