/** Real messages of real games, for tests: a Cellar half way, a Militia's victim, a purchase, and a finished game. */
import type { GameInfo, StateMessage, StepMessage } from '../net/types';
import buy from './buy.json';
import cellar from './cellar.json';
import militia from './militia.json';
import over from './over.json';

const as = (message: unknown): StateMessage => structuredClone(message) as StateMessage;

export const messages = {
  buy: () => as(buy),
  cellar: () => as(cellar),
  militia: () => as(militia),
  over: () => as(over),
};

/** The step that leads from a state to a later one. */
export function stepAfter(state: StateMessage, part: Partial<StepMessage> = {}): StepMessage {
  if (!state.view) throw new Error('only a game in play takes steps');
  const { view, choices, status, undo, version } = state;
  return { type: 'step', version: version + 1, events: [], view, choices, status, undo, ...part };
}

export const dominion: GameInfo = {
  name: 'dominion',
  players: [2, 4],
  rules: 1,
  options: [
    {
      name: 'kingdom',
      kind: 'choice-or-set',
      values: ['first-game', 'random'],
      default: 'first-game',
      sets: { 'first-game': ['cellar', 'market'] },
      pool: ['cellar', 'market', 'mine'],
      pick: 2,
    },
    { name: 'open_counts', kind: 'flag', default: false },
  ],
  bots: ['random', 'steward'],
  default_bot: 'steward',
  cards: {
    copper: { cost: 0, kinds: ['treasure'], coins: 1 },
    silver: { cost: 3, kinds: ['treasure'], coins: 2 },
    estate: { cost: 2, kinds: ['victory'] },
    militia: { cost: 4, kinds: ['action', 'attack'] },
    cellar: { cost: 2, kinds: ['action'] },
  },
};
