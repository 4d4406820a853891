/** The table of Seasons as the page reads it out of a view: faces, reserves, the wheel, and what a card costs. */
import type { CardInfo, Json, Option, View, Zone } from '../../lib/net/types';
import { zoneOf } from '../../lib/table/choices';

export const ENERGIES = ['air', 'water', 'fire', 'earth'] as const;
export type Energy = (typeof ENERGIES)[number];
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];
export const ROMAN = ['0', 'I', 'II', 'III', 'IV'] as const;

/** What a face of a die shows. */
export interface Face {
  die: string;
  energy: Energy[];
  crystals: number;
  gauge: number;
  transmute: boolean;
  draw: boolean;
  pips: number;
}

interface FaceZone extends Zone {
  faces?: Face[];
}

/** A card in play with what lies on it. */
export interface InPlay {
  id: string;
  card: string;
  turned: boolean;
  tokens: Energy[];
}

interface PlayZone extends Zone {
  turned?: boolean[];
  tokens?: Energy[][];
}

/** Crystals for a token of air, water, fire and earth in winter, spring, summer and autumn, as printed on the wheel. */
export const RINGS = [
  [1, 1, 2, 3],
  [2, 1, 3, 1],
  [3, 2, 1, 1],
  [1, 3, 1, 2],
] as const;
export const PENALTIES = [0, 5, 12, 20] as const;
export const SPACES = 12;
const PER_SEASON = 3;

export const plainId = (id: string): string => id.replaceAll('_', '-');
export const verbOf = (option: Option): string => plainId(option.verb);
export const energyOf = (option: Option): Energy | null =>
  ENERGIES.find((energy) => energy === option.energy) ?? null;

export const seasonAt = (space: number): Season => SEASONS[Math.floor((space - 1) / PER_SEASON)] ?? 'winter';
export const yieldOf = (energy: Energy, space: number): number =>
  RINGS[Math.floor((space - 1) / PER_SEASON)]?.[ENERGIES.indexOf(energy)] ?? 0;

export const counterAt = (view: View, id: string, seat: number | null): number =>
  view.counters.find((counter) => counter.id === id && counter.seat === seat)?.value ?? 0;

export function faces(view: View, id: string, seat: number | null): { id: string; face: Face }[] {
  const zone: FaceZone | undefined = zoneOf(view, id, seat);
  return (zone?.faces ?? []).map((face, i) => ({ id: zone?.cards?.[i] ?? face.die, face }));
}

export function inPlay(view: View, seat: number): InPlay[] {
  const zone: PlayZone | undefined = zoneOf(view, 'play', seat);
  const seen = new Map<string, number>();
  return (zone?.cards ?? []).map((card, i) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return {
      id: `${card}.${copy}`,
      card,
      turned: zone?.turned?.[i] ?? false,
      tokens: zone?.tokens?.[i] ?? [],
    };
  });
}

export const reserveOf = (view: View, seat: number): Energy[] =>
  ((zoneOf(view, 'reserve', seat)?.cards ?? []) as Energy[]).slice();

/** The tokens that a seat may spend: its reserve, and what lies on its Amulets of Water. */
export const spendable = (view: View, seat: number): Energy[] => [
  ...reserveOf(view, seat),
  ...inPlay(view, seat).flatMap((each) => (each.card === 'amulet_of_water' ? each.tokens : [])),
];

export const tally = (energies: readonly Energy[]): Record<Energy, number> => {
  const counts: Record<Energy, number> = { air: 0, water: 0, fire: 0, earth: 0 };
  for (const energy of energies) counts[energy] += 1;
  return counts;
};

const atSeats = (value: Json | undefined, seats: number): Json | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value[String(seats)] : undefined;

/** What summoning the card costs at a table of so many. */
export function costOf(info: CardInfo | undefined, seats: number): { energy: Energy[]; crystals: number } {
  const energy = atSeats(info?.energy, seats);
  const crystals = atSeats(info?.crystals, seats);
  return {
    energy: Array.isArray(energy) ? (energy.slice() as Energy[]) : [],
    crystals: typeof crystals === 'number' ? crystals : 0,
  };
}

export const pointsOf = (info: CardInfo | undefined): number =>
  typeof info?.points === 'number' ? info.points : 0;

export const copies = (view: View, seat: number, card: string): number =>
  inPlay(view, seat).filter((each) => each.card === card).length;

/** Arcano Leeches of the others: a crystal for each, before a card is summoned from the hand. */
export const leeches = (view: View, seat: number): number =>
  [...Array(view.seats).keys()]
    .filter((other) => other !== seat)
    .reduce((sum, other) => sum + copies(view, other, 'arcano_leech'), 0);

/** Where the marker goes at the end of the round, once it is known which die is left. */
export interface Coming {
  steps: number;
  from: number;
  to: number;
  season: Season | null;
  /** The year that begins, or null. */
  year: number | null;
}

export function coming(view: View): Coming | null {
  const left = faces(view, 'left', null)[0]?.face ?? null;
  const phase = view.turn?.phase;
  if (!left || (phase !== 'turn' && phase !== 'end_of_round')) return null;
  const from = counterAt(view, 'space', null);
  const to = ((from + left.pips - 1) % SPACES) + 1;
  const year = to < from ? counterAt(view, 'year', null) + 1 : null;
  const season = seasonAt(to) === seasonAt(from) ? null : seasonAt(to);
  return { steps: left.pips, from, to, season, year };
}

/** The seats from the viewer's left on. */
export function othersOf(view: View, seat: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (seat + i + 1) % view.seats);
}
