// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../mock';
import { rowsOf, newsOf } from '../table/log';
import { LANGUAGES, type Language } from './languages';
import {
  cardName,
  eventLine,
  optionLabel,
  promptWords,
  shortName,
  spoken,
  wordOf,
  withoutPlayer,
  type Speaker,
} from './lines';
import { firstLanguage, has, speak, t } from './words.svelte';

const speaker: Speaker = { game: 'dominion', player: (seat) => ['Zofia', 'Ola', 'Bence'][seat] ?? '?' };
const sources = import.meta.glob<string>('../../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const raw = import.meta.glob<string>('../../../../src/ludoteka/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeEach(() => speak('en'));

describe('the language to begin with', () => {
  test('is the one chosen before', () => expect(firstLanguage(['pl'], 'hu')).toBe('hu'));
  test('is the first of the browser that there is', () =>
    expect(firstLanguage(['de', 'pl-PL', 'en'], null)).toBe('pl'));
  test('is English where there is no other', () => expect(firstLanguage(['de', 'fr'], null)).toBe('en'));
});

describe('messages', () => {
  test('take the plural of the language', async () => {
    await speak('pl');

    expect([1, 2, 5].map((count) => t('common-cards', { count }))).toEqual(['1 karta', '2 karty', '5 kart']);
  });

  test('that nobody has written show their key', () =>
    expect(t('page-no-such-thing')).toBe('page-no-such-thing'));

  test.each(LANGUAGES)('named in the page are all there (%s)', async (language: Language) => {
    await speak(language);
    const own = Object.entries(raw)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([, text]) => text)
      .join('\n');
    const named = Object.entries(sources)
      .filter(([path]) => !path.endsWith('.test.ts'))
      .flatMap(([, text]) =>
        [...text.matchAll(/'((?:page|common|dominion)-[a-z0-9-]+)'/g)].map((m) => m[1] ?? ''),
      );

    const missing = [...new Set(named)].filter((id) => !new RegExp(`^${id} =`, 'm').test(own));

    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(80);
  });
});

test('the short form of a name is never one of another language', async () => {
  await speak('en');
  expect(shortName('dominion', 'moneylender')).toBe('Money\u00ADlender');
  await speak('pl');
  expect(shortName('dominion', 'moneylender').replaceAll('\u00AD', '')).toBe(
    cardName('dominion', 'moneylender'),
  );
});

describe('names behind an @', () => {
  test('are said as they stand', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      expect(cardName('rebirth', '@Eilean Donan')).toBe('Eilean Donan');
      expect(shortName('rebirth', '@a_b@c.d')).toBe('a_b@c.d');
      expect(wordOf('rebirth', '@Eilean Donan', 'rule')).toBeNull();
    }
  });
  test('are the place in the name and the rule of what stands in front', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      const [name, rule] = ['', 'rule'].map((part) => wordOf('rebirth', "most_at_castle@St. John's", part));
      expect(name).toContain("St. John's");
      expect(rule).toContain("St. John's");
      expect(name).not.toBe(rule);
      expect(shortName('rebirth', "most_at_castle@St. John's")).toContain("St. John's");
    }
  });
  test('are needed by such a message, and no part of others', () => {
    expect(wordOf('rebirth', 'most_at_castle')).toBeNull();
    expect(wordOf('rebirth', 'no_such_thing@Perth')).toBeNull();
    expect(cardName('dominion', 'village')).toBe('Village');
  });
  test('stand in log lines, where what has a rule can be opened', () => {
    const rebirth: Speaker = { ...speaker, game: 'rebirth' };
    const cards = ['most_at_castle@Perth', 'most_at_castle@Perth', '@Eilean Donan', 'odd_one@Perth'];
    const line = eventLine(rebirth, { kind: 'draw_mission', seat: 1, count: 4, cards });

    expect(spoken(line)).toContain('Eilean Donan');
    expect(spoken(line)).toContain('odd one: Perth');
    expect(line.filter((piece) => 'card' in piece).map((piece) => piece.card)).toEqual([
      'most_at_castle@Perth',
    ]);
    expect(spoken(line)).not.toMatch(/[{}@]/);
  });
});

describe('log lines', () => {
  test('are label-like, with names that can be found again', () => {
    const line = eventLine(speaker, { kind: 'buy', seat: 1, card: 'silver' });

    expect(spoken(line)).toBe('Ola: bought Silver');
    expect(line).toContainEqual({ card: 'silver', text: 'Silver' });
    expect(spoken(withoutPlayer(line))).toBe('bought Silver');
  });

  test('count equal cards once', () => {
    const line = eventLine(speaker, {
      kind: 'draw',
      seat: 0,
      count: 3,
      cards: ['copper', 'copper', 'estate'],
    });

    expect(spoken(line)).toBe('Zofia: +3 cards (Copper ×2, Estate)');
  });

  test('say less to those who see less', () => {
    expect(spoken(eventLine(speaker, { kind: 'draw', seat: 1, count: 3 }))).toBe('Ola: +3 cards');
    expect(spoken(eventLine(speaker, { kind: 'discard', seat: 1, count: 2, top: 'estate' }))).toBe(
      'Ola: discarded 2 cards, on top Estate',
    );
  });

  test('inflect nothing in Polish and Hungarian', async () => {
    const event = { kind: 'buy', seat: 1, card: 'silver' };
    await speak('pl');
    expect(spoken(withoutPlayer(eventLine(speaker, event)))).toBe('kupiono: Srebro');
    await speak('hu');
    expect(spoken(withoutPlayer(eventLine(speaker, event)))).toBe('megvéve: Ezüstpénz');
  });

  test('leave no argument open, in whole games and all languages', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      for (const name of ['over', 'militia', 'cellar'] as const)
        for (const row of rowsOf(messages[name]().log, speaker, 0)) {
          expect(spoken(row.pieces)).not.toMatch(/[{}\uE000-\uE002]|undefined|null/);
          expect(row.kind === 'heading' || row.pieces.length > 0).toBe(true);
        }
    }
  });
});

describe('questions', () => {
  const promptOf = (name: 'cellar' | 'militia') => {
    const prompt = messages[name]().view?.prompts[0];
    if (!prompt) throw new Error('nothing is asked');
    return prompt;
  };

  test('name the card that asks, and differ for those who wait', () => {
    expect(promptWords(speaker, promptOf('militia'), true).say).toBe('Militia: discard 2 cards');
    expect(promptWords(speaker, promptOf('militia'), false).say).toBe(
      'Zofia chooses cards to discard (Militia)',
    );
  });

  test('word the end of their choosing by its outcome', () => {
    const done = { code: 299, verb: 'done', text: 'done' };
    const prompt = { ...promptOf('cellar'), args: { chosen: 2 } };

    expect(optionLabel(speaker, done, null, prompt)).toBe('Discard 2, draw 2');
    expect(optionLabel(speaker, done)).toBe('Done');
  });

  test('every option of a game has a label in every language', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      for (const name of ['buy', 'cellar', 'militia'] as const)
        for (const option of messages[name]().choices) {
          expect(has(`dominion-do-${option.verb.replaceAll('_', '-')}`)).toBe(true);
          expect(optionLabel(speaker, option, null)).not.toMatch(/[{}]/);
        }
    }
  });
});

describe('the log', () => {
  test('tells what a played card brings in the line of the card', () => {
    const rows = rowsOf(
      [
        { version: 1, events: [{ kind: 'start_turn', seat: 1, number: 4 }] },
        {
          version: 2,
          events: [
            { kind: 'play', seat: 1, card: 'village' },
            { kind: 'draw', seat: 1, count: 1 },
            { kind: 'actions', seat: 1, count: 2 },
          ],
        },
      ],
      speaker,
      0,
    );

    expect(rows.map((row) => row.kind)).toEqual(['heading', 'line']);
    expect(spoken(rows[1]?.pieces ?? [])).toBe('Village, +1 card, +2 actions');
  });

  test('is silent on the cards everyone draws between turns', () => {
    const rows = rowsOf(
      [
        {
          version: 0,
          events: [
            { kind: 'draw', seat: 0, count: 5 },
            { kind: 'start_turn', seat: 0, number: 1 },
            { kind: 'end_turn', seat: 0 },
            { kind: 'draw', seat: 0, count: 5 },
          ],
        },
      ],
      speaker,
      0,
    );

    expect(rows.map((row) => row.kind)).toEqual(['heading']);
  });

  test('marks what others did to me, and says what was taken back', () => {
    const log = [
      {
        version: 1,
        events: [
          { kind: 'start_turn', seat: 1 },
          { kind: 'discard', seat: 0, count: 2, top: 'estate' },
        ],
      },
      { version: 2, events: [], undone: { seat: 1, count: 2 } },
    ];

    const rows = rowsOf(log, speaker, 0);

    expect(rows.map((row) => row.atMe)).toEqual([false, true, false]);
    expect(spoken(rows[2]?.pieces ?? [])).toBe('2 choices taken back');
    expect(rowsOf(log, speaker, 2).some((row) => row.atMe)).toBe(false);
  });

  test('knows what happened since my last turn, also after a reload', () => {
    const buy = (seat: number, card: string) => ({ kind: 'buy', seat, card });
    const turn = (seat: number, ...events: { kind: string; seat: number }[]) => ({
      version: seat,
      events: [{ kind: 'start_turn', seat }, ...events, { kind: 'end_turn', seat }],
    });
    const open = { version: 9, events: [{ kind: 'start_turn', seat: 0 }, buy(0, 'gold')] };

    const news = newsOf([turn(1, buy(1, 'estate')), turn(0), turn(1, buy(1, 'silver')), open], 0);

    expect(news.map((event) => event.card)).toEqual(['silver']);
  });
});
