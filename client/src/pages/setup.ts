/** What a player sets before a game: seats and options, remembered for the next time. */
import type { GameInfo, GameOption, Json, NewTable, SeatWish } from '../lib/net/types';

export type SeatChoice = { kind: 'me' } | { kind: 'bot'; bot: string } | { kind: 'open' };

export interface Setup {
  game: string;
  seats: SeatChoice[];
  options: Record<string, Json>;
}

const storeOf = (game: string): string => `ludoteka.setup.${game}`;
const USUAL_SEATS = 3;

export function usual(game: GameInfo): Setup {
  const count = Math.min(Math.max(USUAL_SEATS, game.players[0]), game.players[1]);
  const seats: SeatChoice[] = Array.from({ length: count }, (_, i) =>
    i === 0 ? { kind: 'me' } : { kind: 'bot', bot: game.default_bot },
  );
  return {
    game: game.name,
    seats,
    options: Object.fromEntries(game.options.map((o) => [o.name, o.default])),
  };
}

/** What was set the last time, as far as the game still knows it. */
export function remembered(game: GameInfo, text: string | null): Setup {
  const fresh = usual(game);
  try {
    const kept = JSON.parse(text ?? 'null') as Setup | null;
    if (!kept || !Array.isArray(kept.seats)) return fresh;
    const seats = kept.seats.filter((seat) => seat.kind !== 'bot' || game.bots.includes(seat.bot));
    const known = new Set(game.options.map((option) => option.name));
    const options = Object.fromEntries(
      Object.entries(kept.options ?? {}).filter(([name]) => known.has(name)),
    );
    const right =
      seats.length >= game.players[0] && seats.length <= game.players[1] && seats[0]?.kind === 'me';
    return { ...fresh, seats: right ? seats : fresh.seats, options: { ...fresh.options, ...options } };
  } catch {
    return fresh;
  }
}

export const recall = (game: GameInfo): Setup => remembered(game, localStorage.getItem(storeOf(game.name)));

export function keep(setup: Setup): void {
  localStorage.setItem(storeOf(setup.game), JSON.stringify(setup));
}

/** More or fewer seats; a new one is taken by the usual bot. */
export function withSeats(setup: Setup, count: number, game: GameInfo): Setup {
  const seats = setup.seats.slice(0, count);
  while (seats.length < count) seats.push({ kind: 'bot', bot: game.default_bot });
  return { ...setup, seats };
}

/** What bots are called: short names of people, not the player's own. */
const BOT_NAMES = ['Ola', 'Bence', 'Réka', 'Tomek', 'Kinga', 'Zsolt', 'Iga', 'Márton'];

export function wishOf(setup: Setup, name: string, game: GameInfo | null = null): NewTable {
  const names = BOT_NAMES.filter((each) => each.toLowerCase() !== name.toLowerCase());
  const seats: SeatWish[] = setup.seats.map((seat, i) => {
    if (seat.kind === 'me') return { kind: 'person', name };
    return seat.kind === 'bot' ? { ...seat, name: names[i % names.length] ?? seat.bot } : seat;
  });
  const waits = setup.seats.some((seat) => seat.kind === 'open');
  const options = game ? settled(setup, game) : setup.options;
  return { game: setup.game, options, seats, start: !waits };
}

/** The value of a flag that is not free with so many players, or null. */
export const fixedFlag = (setup: Setup, option: GameOption): boolean | null => {
  if (option.unless_picked !== undefined && Array.isArray(setup.options[option.unless_picked])) return false;
  return option.fixed?.[String(setup.seats.length)] ?? null;
};

/** Whether a value can be chosen with so many players: numbers that begin with 0 count seats. */
export const isOpenValue = (setup: Setup, option: GameOption, value: string): boolean =>
  !option.values?.includes('0') || !/^\d+$/.test(value) || Number(value) < setup.seats.length;

/** Options that only some values of another make matter, by game. */
const DEPENDS: Record<string, Record<string, (options: Record<string, Json>) => boolean>> = {
  seasons: { sets: (options) => String(options.level) === '1' },
};

/** Whether an option matters with the others as they are. */
export const isAsked = (setup: Setup, option: GameOption): boolean =>
  DEPENDS[setup.game]?.[option.name]?.(setup.options) ?? true;

/** The options as they are sent: what the number of players settles is set to that. */
function settled(setup: Setup, game: GameInfo): Record<string, Json> {
  const options = { ...setup.options };
  for (const option of game.options) {
    const flag = option.kind === 'flag' ? fixedFlag(setup, option) : null;
    if (flag !== null) options[option.name] = flag;
    const value = options[option.name];
    if (option.kind === 'choice' && typeof value === 'string' && !isOpenValue(setup, option, value))
      options[option.name] = option.default;
  }
  return options;
}

/** How many cards may be picked with so many players. */
export const picksOf = (option: GameOption, seats: number): number[] =>
  option.picks?.[String(seats)] ?? (option.pick === undefined ? [] : [option.pick]);

/** Whether a card may be picked with so many players. */
export const mayPlay = (option: GameOption, card: string, seats: number): boolean =>
  seats >= (option.fewest?.[card] ?? 0);

/** The option for which something is missing yet, and how many of its cards are picked; null when all is well. */
export function unready(setup: Setup, game: GameInfo): { option: string; count: number } | null {
  for (const option of game.options) {
    const value = setup.options[option.name];
    if (option.kind === 'map' && value === '') return { option: option.name, count: 0 };
    const allowed = picksOf(option, setup.seats.length);
    if (!allowed.length || !Array.isArray(value)) continue;
    const barred = value.some((card) => !mayPlay(option, String(card), setup.seats.length));
    if (barred || !allowed.includes(value.length)) return { option: option.name, count: value.length };
  }
  return null;
}

/** Why the game cannot start yet: how many of the set are picked, or null when all is well. */
export const missingPicks = (setup: Setup, game: GameInfo): number | null =>
  unready(setup, game)?.count ?? null;
