/** The shapes on the wire, as docs/kernel.md and docs/server.md describe them. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface GameOption {
  name: string;
  kind: 'choice' | 'flag' | 'choice-or-set' | 'map';
  values?: string[];
  default: string | boolean;
  sets?: Record<string, string[]>;
  /** Of maps, the texts of those that have names. */
  texts?: Record<string, string>;
  pool?: string[];
  pick?: number;
  /** Of each group one card at most. */
  groups?: string[][];
  /** By the number of players, how many cards may be picked, where that differs from `pick`. */
  picks?: Record<string, number[]>;
  /** The fewest players for a card. */
  fewest?: Record<string, number>;
  /** By the number of players, a flag's value that is not free. */
  fixed?: Record<string, boolean>;
  /** The option whose picked cards settle this one. */
  unless_picked?: string;
}

export interface CardInfo {
  cost?: number;
  kinds?: string[];
  coins?: number;
  [more: string]: Json | undefined;
}

export interface GameInfo {
  name: string;
  players: [number, number];
  rules: number;
  options: GameOption[];
  bots: string[];
  default_bot: string;
  cards: Record<string, CardInfo>;
}

/** One thing that may be chosen; arguments other than those named come by kind. */
export interface Option {
  code: number;
  verb: string;
  text: string;
  zone?: string;
  card?: string;
  seat?: number;
  number?: number;
  [argument: string]: Json | undefined;
}

export interface Pile {
  card: string;
  count: number;
  cost?: number;
}

export interface Zone {
  id: string;
  seat: number | null;
  cards?: string[];
  count?: number | null;
  piles?: Pile[];
}

export interface Counter {
  id: string;
  seat: number | null;
  value: number;
}

export interface Fact {
  key: string;
  seat: number | null;
  cards?: string[];
}

export interface Prompt {
  seat: number;
  key: string;
  source: string | null;
  args: Record<string, Json>;
}

export interface SheetRow {
  key: string;
  count?: number;
  points: number;
}

export interface Result {
  winners: number[];
  scores: number[];
  sheet: SheetRow[][];
  tie_break?: number[];
  next_first?: number | null;
}

export interface View {
  game: string;
  rules: number;
  seats: number;
  seat: number | null;
  options: Record<string, Json>;
  over: boolean;
  to_move: number[];
  turn: { seat: number; number: number; phase: string } | null;
  prompts: Prompt[];
  zones: Zone[];
  counters: Counter[];
  facts: Fact[];
  result: Result | null;
}

export interface GameEvent {
  kind: string;
  seat?: number;
  card?: string;
  cards?: string[];
  count?: number;
  [argument: string]: Json | undefined;
}

export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: 'person' | 'bot' | 'open';
  bot?: string | null;
  connected?: boolean;
}

export interface LogEntry {
  version: number;
  events: GameEvent[];
  /** Choices that a seat took back; what they led to is no longer in the log. */
  undone?: { seat: number; count: number } | null;
}

export interface Undo {
  to: number;
}

export type Status = 'waiting' | 'playing' | 'over';

export interface StateMessage {
  type: 'state';
  table: string;
  game: string;
  status: Status;
  version: number;
  seat: number | null;
  seats: SeatInfo[];
  options: Record<string, Json>;
  view: View | null;
  choices: Option[];
  log: LogEntry[];
  undo: Undo | null;
  record?: string | null;
  host?: number | null;
  rematch?: string | null;
}

export interface StepMessage {
  type: 'step';
  version: number;
  events: GameEvent[];
  view: View;
  choices: Option[];
  status: Status;
  undo: Undo | null;
  record?: string | null;
}

export interface SeatsMessage {
  type: 'seats';
  seats: SeatInfo[];
  status?: Status;
}

export interface Refusal {
  code: string;
  message: string;
  allowed?: string[];
}

export interface ErrorMessage {
  type: 'error';
  error: Refusal;
}

export type ServerMessage = StateMessage | StepMessage | SeatsMessage | ErrorMessage;

export type SeatWish =
  { kind: 'person'; name: string } | { kind: 'bot'; bot: string; name: string } | { kind: 'open' };

export interface NewTable {
  game: string;
  options: Record<string, Json>;
  seats: SeatWish[];
  start?: boolean;
}

/** What the server gives to whoever takes a seat. */
export interface Seating {
  table: string;
  seat: number | null;
  key: string | null;
  link?: string;
  invite?: string;
}
