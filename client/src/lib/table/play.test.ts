// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dominion, messages } from '../mock';
import type { StateMessage } from '../net/types';
import { settings } from '../settings.svelte';
import skin from '../../tables/dominion/skin';
import { speak } from '../words/words.svelte';
import { primaryOf, pressed } from './keys';
import { Play } from './play.svelte';
import { TableSession } from './session.svelte';

const cards = Object.fromEntries(
  ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse', 'cellar', 'militia'].map((card) => [
    card,
    dominion.cards[card] ?? {},
  ]),
);

function playing(message: StateMessage): Play {
  const session = new TableSession({ table: message.table, key: 'secret' });
  session.message = message;
  vi.spyOn(session, 'choose').mockResolvedValue();
  vi.spyOn(session, 'chooseAll').mockResolvedValue();
  return new Play(session, skin, cards, 'dominion');
}
const press = (play: Play, key: string): boolean =>
  pressed(new KeyboardEvent('keydown', { key }), play, { log: () => undefined, help: () => undefined });

beforeEach(async () => {
  await speak('en');
  Object.assign(settings, { confirm: 'auto', warnings: true, shortcuts: true });
});

describe('several cards at once', () => {
  test('are picked in any order and sent in ascending order', () => {
    const play = playing(messages.militia());
    const hand = play.view?.zones.find((zone) => zone.id === 'hand' && zone.seat === 0)?.cards ?? [];
    const [low, high] = [hand[0] ?? '', hand.at(-1) ?? ''];

    play.toggle('a', high);
    expect(play.missing).toBe(1);
    play.sendChain();
    expect(play.session.chooseAll).not.toHaveBeenCalled();
    play.toggle('b', low);
    play.sendChain();

    expect(play.session.chooseAll).toHaveBeenCalledWith([`discard ${low}`, `discard ${high}`], null);
  });

  test('are let go by a second press, and never more than asked for', () => {
    const play = playing(messages.militia());
    for (const id of ['a', 'b', 'c']) play.toggle(id, 'copper');
    expect(play.picked).toHaveLength(2);

    play.toggle('a', 'copper');

    expect(play.picked.map((pick) => pick.id)).toEqual(['b']);
  });

  test('the button names what will happen', () => {
    const play = playing(messages.cellar());
    expect(play.chainLabel()).toBe('Discard nothing');

    play.toggle('a', 'copper');
    play.toggle('b', 'estate');

    expect(play.chainLabel()).toBe('Discard 2, draw 2');
    expect(play.prompt()?.help).toContain('Chosen: 2');
  });
});

describe('a press', () => {
  test('chooses at once on a wide window, and selects first on a phone', () => {
    const play = playing(messages.buy());
    const silver = play.session.choices.find((option) => option.text === 'buy silver');
    if (!silver) throw new Error('no silver');

    play.narrow = true;
    play.press(silver);
    expect(play.session.choose).not.toHaveBeenCalled();
    expect(primaryOf(play)).toBe(silver);
    play.press(silver);
    expect(play.session.choose).toHaveBeenCalledWith(silver);

    play.narrow = false;
    play.session.selected = null;
    play.press(silver);
    expect(play.session.choose).toHaveBeenCalledTimes(2);
  });

  test('warns before coins and a buy are given up, unless that is switched off', () => {
    const play = playing(messages.buy());
    expect(primaryOf(play)).toBeNull();

    expect(press(play, '1')).toBe(true);
    expect(play.asked?.warning.title).toBe('End the turn?');
    play.answer(false);
    expect(play.session.choose).not.toHaveBeenCalled();

    settings.warnings = false;
    press(play, '1');
    expect(play.session.choose).toHaveBeenCalledTimes(1);
  });

  test('on a warning counts only for the position it was given in', () => {
    const play = playing(messages.buy());
    press(play, '1');
    const message = play.session.message;
    if (!message) throw new Error('no message');

    play.session.message = { ...message, version: message.version + 1 };
    expect(play.asked).toBeNull();
    play.answer(true);

    expect(play.session.choose).not.toHaveBeenCalled();
  });

  test('means nothing while a choice is on its way', () => {
    const play = playing(messages.buy());
    play.session.sending = 'buy silver';

    for (const option of play.session.choices) play.press(option);
    press(play, '1');

    expect(play.session.choose).not.toHaveBeenCalled();
    expect(play.asked).toBeNull();
  });

  test('of a letter means nothing when letters are switched off', () => {
    const play = playing(messages.buy());
    settings.shortcuts = false;

    expect(press(play, '1')).toBe(false);
    expect(press(play, 'l')).toBe(false);
  });
});
