import { expect, test } from 'vitest';
import { DOMINION_ART } from '../../tables/dominion/art';
import { symbols } from './symbols';

test('a line of symbols is words, icons, coins and breaks', () => {
  expect(symbols('+1{card} {2}|{vp}')).toEqual([
    { text: '+1' },
    { icon: 'lt-card' },
    { text: ' ' },
    { coin: '2' },
    { line: true },
    { icon: 'laurels' },
  ]);
});

test('every card of Dominion uses symbols that there are', () => {
  for (const art of Object.values(DOMINION_ART))
    for (const part of symbols(art.symbols)) if ('coin' in part) expect(part.coin).toMatch(/^\d$/);
});
