/** What a player sets before a game: seats and options, remembered for the next time. */
import type { GameInfo, Json, NewTable, SeatWish } from '../lib/net/types';

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

export function wishOf(setup: Setup, name: string): NewTable {
  const names = BOT_NAMES.filter((each) => each.toLowerCase() !== name.toLowerCase());
  const seats: SeatWish[] = setup.seats.map((seat, i) => {
    if (seat.kind === 'me') return { kind: 'person', name };
    return seat.kind === 'bot' ? { ...seat, name: names[i % names.length] ?? seat.bot } : seat;
  });
  const waits = setup.seats.some((seat) => seat.kind === 'open');
  return { game: setup.game, options: setup.options, seats, start: !waits };
}

/** Why the game cannot start yet: how many of the set are picked, or null when all is well. */
export function missingPicks(setup: Setup, game: GameInfo): number | null {
  for (const option of game.options) {
    const value = setup.options[option.name];
    if (option.pick && Array.isArray(value) && value.length !== option.pick) return value.length;
  }
  return null;
}
