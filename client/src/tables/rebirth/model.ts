/** The table of Rebirth as the page reads it out of a view: tiles, castles, previews, groups, and what is new. */
import type { Json, LogEntry, Option, View, Zone } from '../../lib/net/types';
import { zoneOf } from '../../lib/table/choices';
import { atlasOf, near, type Atlas, type Hex } from './hexes';

/** "food", "energy", or a settlement's number of houses, "1" to "4"; "neutral" belongs to nobody. */
export type TileId = string;

export interface Laid {
  space: string;
  seat: number | null;
  tile: TileId;
}

export interface Part {
  key: string;
  points: number;
  [argument: string]: Json | undefined;
}

/** What a tile brings on a space, itself alone. */
export interface Preview {
  space: string;
  points: number;
  parts: Part[];
  castles: string[];
  cathedrals: string[];
  towers: string[];
  /** Open goals that it would meet. */
  goals: string[];
  /** By seat, what a settlement gives that it would fill. */
  settlement: number[];
}

export interface Goal {
  card: string;
  high: number;
  low: number;
  claims: number[];
  doubled: number[];
}

type Known = Record<string, Json | undefined>;

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
const numbers = (value: Json | undefined): number[] => (Array.isArray(value) ? value.map(Number) : []);

const board = (view: View): (Zone & Known) | undefined => zoneOf(view, 'board') as (Zone & Known) | undefined;

export const atlasIn = (view: View | null): Atlas | null => (view ? atlasOf(board(view)?.map) : null);

export function laidIn(view: View): Map<string, Laid> {
  const tiles = board(view)?.tiles;
  if (!Array.isArray(tiles)) return new Map();
  return new Map((tiles as unknown as Laid[]).map((laid) => [laid.space, laid]));
}

const record = (view: View, name: string): Known => (board(view)?.[name] ?? {}) as Known;

/** Who holds each castle, of those held. */
export const holdersIn = (view: View): Map<string, number> =>
  new Map(Object.entries(record(view, 'castles')).map(([label, seat]) => [label, Number(seat)]));
/** Who came to each cathedral, in the order of coming. */
export const visitorsIn = (view: View): Map<string, number[]> =>
  new Map(Object.entries(record(view, 'cathedrals')).map(([label, seats]) => [label, numbers(seats)]));
export const markersIn = (view: View): Map<string, string> =>
  new Map(Object.entries(record(view, 'towers')).map(([label, marker]) => [label, String(marker)]));
/** Which seats have used each tower. */
export const usedIn = (view: View): Map<string, number[]> =>
  new Map(Object.entries(record(view, 'used')).map(([label, seats]) => [label, numbers(seats)]));

export function goalsIn(view: View): Goal[] {
  const piles = (zoneOf(view, 'goals') as (Zone & Known) | undefined)?.piles;
  return ((piles ?? []) as unknown as Known[]).map((pile) => ({
    card: String(pile.card),
    high: Number(pile.high),
    low: Number(pile.low),
    claims: numbers(pile.claims),
    doubled: numbers(pile.doubled),
  }));
}

/** The question that is put to the viewer. */
export const askedIn = (view: View): Known | null => {
  const mine = view.prompts.find((prompt) => prompt.seat === view.seat);
  return mine ? { ...mine.args, key: mine.key } : null;
};

export function previewsIn(view: View): Map<string, Preview> {
  const previews = askedIn(view)?.previews;
  if (!Array.isArray(previews)) return new Map();
  return new Map(
    (previews as unknown as Known[]).map((each) => {
      const space = String(each.space);
      return [
        space,
        {
          space,
          points: Number(each.points ?? 0),
          parts: (each.parts ?? []) as unknown as Part[],
          castles: strings(each.castles),
          cathedrals: strings(each.cathedrals),
          towers: strings(each.towers),
          goals: strings(each.goals),
          settlement: numbers(each.settlement),
        },
      ];
    }),
  );
}

/** The tile that is to be laid now, if it is known which. */
export function tileToLay(view: View): TileId | null {
  const asked = askedIn(view);
  if (asked?.key !== 'lay') return null;
  if (typeof asked.tile === 'string') return asked.tile;
  return zoneOf(view, 'hand', view.seat)?.cards?.[0] ?? null;
}

export const cardsIn = (view: View, id: string, seat: number | null): string[] =>
  zoneOf(view, id, seat)?.cards ?? [];
export const countIn = (view: View, id: string, seat: number | null): number =>
  zoneOf(view, id, seat)?.count ?? 0;
export const counterAt = (view: View, id: string, seat: number | null): number =>
  view.counters.find((counter) => counter.id === id && counter.seat === seat)?.value ?? 0;

export const isFarm = (tile: TileId): boolean => tile === 'food' || tile === 'energy';
export const houses = (tile: TileId): number => Number(tile) || 0;

export const spaceOf = (option: Option): string => String(option.space ?? option.text.split(' ')[1] ?? '');
/** The argument of an option: the second word of its text. */
export const subjectOf = (option: Option): string => option.text.split(' ').slice(1).join(' ');

/** The connected farms of one kind and seat that hold this space, the space included whatever lies there. */
export function groupAt(atlas: Atlas, laid: Map<string, Laid>, from: Hex, seat: number, tile: TileId): Hex[] {
  const found = new Set([from]);
  for (const hex of found)
    for (const other of near(atlas, hex)) {
      const there = laid.get(other.code);
      if (there?.seat === seat && there.tile === tile) found.add(other);
    }
  return [...found];
}

/** What a tile on this space would be one with: its farms, or the spaces of its settlement. */
export function outlinedBy(
  atlas: Atlas,
  laid: Map<string, Laid>,
  from: Hex,
  seat: number,
  tile: TileId,
): Hex[] {
  if (isFarm(tile)) return groupAt(atlas, laid, from, seat, tile);
  return from.ground === 'town' ? (atlas.towns.get(from.label) ?? [from]) : [from];
}

export interface Share {
  seat: number;
  tiles: number;
  farms: number;
}

/** The tiles of each seat next to a castle, cathedral or tower, most first. */
export function sharesAt(atlas: Atlas, laid: Map<string, Laid>, hex: Hex): Share[] {
  const shares = new Map<number, Share>();
  for (const other of near(atlas, hex)) {
    const there = laid.get(other.code);
    if (!there || there.seat === null) continue;
    const share = shares.get(there.seat) ?? { seat: there.seat, tiles: 0, farms: 0 };
    share.tiles += 1;
    if (isFarm(there.tile)) share.farms += 1;
    shares.set(there.seat, share);
  }
  return [...shares.values()].sort((a, b) => b.tiles - a.tiles || b.farms - a.farms || a.seat - b.seat);
}

/** The houses of each seat in a settlement, most first. */
export function housesIn(
  atlas: Atlas,
  laid: Map<string, Laid>,
  label: string,
): { seat: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const hex of atlas.towns.get(label) ?? []) {
    const there = laid.get(hex.code);
    if (there && there.seat !== null)
      counts.set(there.seat, (counts.get(there.seat) ?? 0) + houses(there.tile));
  }
  return [...counts]
    .map(([seat, count]) => ({ seat, count }))
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
}

export const freeIn = (atlas: Atlas, laid: Map<string, Laid>, label: string): number =>
  (atlas.towns.get(label) ?? []).filter((hex) => !laid.has(hex.code)).length;

/** What others changed since my last tile: spaces with a new tile, and castles, by name, with a new holder. */
export interface News {
  spaces: Map<string, number>;
  castles: Map<string, number>;
}

const LAYS = new Set(['lay', 'lay-second']);
const TAKES = new Set(['castle', 'take-castle']);
export const plainKind = (kind: string): string => kind.replaceAll('_', '-');

/** For those who look on, what changed with the last tile. */
export function newsIn(log: LogEntry[], me: number | null): News {
  const news: News = { spaces: new Map(), castles: new Map() };
  for (const event of log.flatMap((entry) => entry.events)) {
    const [seat, kind] = [Number(event.seat), plainKind(event.kind)];
    if (kind === 'lay' && (seat === me || me === null)) {
      news.spaces.clear();
      news.castles.clear();
    }
    if (seat === me) continue;
    if (LAYS.has(kind)) news.spaces.set(String(event.space), seat);
    if (TAKES.has(kind)) news.castles.set(String(event.castle).slice(1), seat);
  }
  return news;
}

/** Why a tile cannot be laid there: the ground is wrong, or a tile lies there already. */
export function whyNot(
  hex: Hex,
  tile: TileId,
  laid: Map<string, Laid>,
): 'taken' | 'town' | 'farm' | 'ground' {
  if (laid.has(hex.code)) return 'taken';
  if (!isFarm(tile)) return 'town';
  return hex.ground === 'town' ? 'farm' : 'ground';
}

/** The seats, beginning with one. */
export const seatsFrom = (view: View, first: number): number[] =>
  Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats);
