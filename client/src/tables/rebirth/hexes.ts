/** The hexes of a map: what each is, where it is drawn, and what lies beside it. */
import type { Json } from '../../lib/net/types';

/** A hex from side to side, and from its middle to a corner. */
export const WIDE = 46;
export const SIDE = WIDE / Math.sqrt(3);

export type Ground =
  'sea' | 'lake' | 'outside' | 'food' | 'energy' | 'blank' | 'town' | 'castle' | 'cathedral' | 'tower';

export interface Hex {
  /** "row,column", as options and events name it. */
  code: string;
  index: number;
  row: number;
  column: number;
  ground: Ground;
  /** Of a castle, cathedral, tower or settlement ("Ca", "2a"); settlements in their small form. */
  label: string;
  /** Of a settlement: how many spaces it has. */
  size: number;
  /** Covered in a game of two. */
  neutral: boolean;
  /** A port, or an offshore farm. */
  bonus: boolean;
  x: number;
  y: number;
  /** East, south-east, south-west, west, north-west, north-east: indices of hexes, -1 beyond the sheet. */
  around: number[];
}

export interface MapSheet {
  name: string;
  rules: string;
  rows: string[][];
  names: Record<string, string>;
}

export interface Atlas {
  sheet: MapSheet;
  hexes: Hex[];
  at: Map<string, Hex>;
  /** The spaces of each settlement, and the hex of each other label. */
  towns: Map<string, Hex[]>;
  sites: Map<string, Hex>;
  width: number;
  height: number;
}

const GROUNDS: Record<string, Ground> = {
  '.': 'sea',
  '~': 'lake',
  '#': 'outside',
  f: 'food',
  e: 'energy',
  b: 'blank',
  C: 'castle',
  K: 'cathedral',
  T: 'tower',
};

type Printed = Pick<Hex, 'ground' | 'label' | 'size' | 'neutral' | 'bonus'>;

/** What a token of the map says; an unknown one is sea. */
export function readToken(token: string): Printed {
  const bonus = token.endsWith('+');
  const bare = bonus ? token.slice(0, -1) : token;
  const first = bare[0] ?? '.';
  if (/^[1-4]/.test(bare)) {
    const neutral = bare[1] !== bare[1]?.toLowerCase();
    return { ground: 'town', label: bare.toLowerCase(), size: Number(first), neutral, bonus };
  }
  if (/^[CKT]./.test(bare))
    return { ground: GROUNDS[first] ?? 'sea', label: bare, size: 0, neutral: false, bonus };
  const small = first.toLowerCase();
  return { ground: GROUNDS[small] ?? 'sea', label: '', size: 0, neutral: first !== small, bonus };
}

/** The six places beside one, from east on clockwise: odd rows lie half a hex to the right. */
export function beside(row: number, column: number): [number, number][] {
  const shift = row & 1;
  return [
    [row, column + 1],
    [row + 1, column + shift],
    [row + 1, column + shift - 1],
    [row, column - 1],
    [row - 1, column + shift - 1],
    [row - 1, column + shift],
  ];
}

export const middleOf = (row: number, column: number): [number, number] => [
  WIDE * (column + 0.5 + (row & 1) / 2),
  SIDE + row * SIDE * 1.5,
];

const TILE_GROUNDS = new Set<Ground>(['food', 'energy', 'blank', 'town']);
/** Whether tiles are laid there. */
export const isSpace = (hex: Hex): boolean => TILE_GROUNDS.has(hex.ground);
export const isSite = (hex: Hex): boolean =>
  hex.ground === 'castle' || hex.ground === 'cathedral' || hex.ground === 'tower';
/** Whether the hex plays a part at all. */
export const inPlay = (hex: Hex): boolean => isSpace(hex) || isSite(hex);

function hexesOf(rows: string[][]): Hex[] {
  const hexes = rows.flatMap((tokens, row) =>
    tokens.map((token, column): Hex => {
      const [x, y] = middleOf(row, column);
      return { code: `${row},${column}`, index: 0, row, column, ...readToken(token), x, y, around: [] };
    }),
  );
  const at = new Map(hexes.map((hex, index) => [hex.code, index]));
  hexes.forEach((hex, index) => {
    hex.index = index;
    hex.around = beside(hex.row, hex.column).map(([r, c]) => at.get(`${r},${c}`) ?? -1);
  });
  return hexes;
}

export function drawAtlas(sheet: MapSheet): Atlas {
  const hexes = hexesOf(sheet.rows);
  const towns = new Map<string, Hex[]>();
  for (const hex of hexes)
    if (hex.ground === 'town') towns.set(hex.label, [...(towns.get(hex.label) ?? []), hex]);
  const columns = Math.max(0, ...sheet.rows.map((row) => row.length));
  return {
    sheet,
    hexes,
    at: new Map(hexes.map((hex) => [hex.code, hex])),
    towns,
    sites: new Map(hexes.filter(isSite).map((hex) => [hex.label, hex])),
    width: WIDE * (columns + 0.5),
    height: SIDE * (1.5 * sheet.rows.length + 0.5),
  };
}

let last: { by: string; atlas: Atlas } | null = null;

/** The atlas of a map as the view carries it; the same map gives the same object again. */
export function atlasOf(map: Json | undefined): Atlas | null {
  const sheet = map as unknown as MapSheet | undefined;
  if (!sheet?.rows) return null;
  const by = JSON.stringify(sheet);
  if (last?.by !== by) last = { by, atlas: drawAtlas(sheet) };
  return last.atlas;
}

export const near = (atlas: Atlas, hex: Hex): Hex[] =>
  hex.around.flatMap((index) => {
    const found = atlas.hexes[index];
    return found ? [found] : [];
  });

/** What a place is called on the map; settlements may have no name. */
export const placeName = (atlas: Atlas, label: string): string => atlas.sheet.names[label] ?? '';

/** The corner of a hex, from the top on clockwise. */
export function corner(hex: { x: number; y: number }, index: number, radius = SIDE): [number, number] {
  const angle = (Math.PI / 3) * index - Math.PI / 2;
  return [hex.x + radius * Math.cos(angle), hex.y + radius * Math.sin(angle)];
}

export const points = (hex: { x: number; y: number }, radius = SIDE): string =>
  Array.from({ length: 6 }, (_, i) =>
    corner(hex, i, radius)
      .map((n) => n.toFixed(1))
      .join(','),
  ).join(' ');

export type Way = 'left' | 'right' | 'up' | 'down' | 'upleft' | 'upright' | 'downleft' | 'downright';

const STEPS: Partial<Record<Way, number>> = { upleft: 4, upright: 5, downright: 1, downleft: 2 };

/** The hex in play that an arrow leads to, or null; `keep` is the x that a walk up or down holds to. */
export function walk(atlas: Atlas, from: Hex, way: Way, keep: number = from.x): Hex | null {
  const step = STEPS[way];
  if (step !== undefined) return ray(atlas, from, step);
  const far = atlas.hexes.filter((hex) => inPlay(hex) && lies(hex, from, way));
  const off = (hex: Hex): number =>
    way === 'left' || way === 'right'
      ? Math.abs(hex.x - from.x)
      : Math.abs(hex.y - from.y) * 3 + Math.abs(hex.x - keep);
  return far.reduce<Hex | null>((best, hex) => (best === null || off(hex) < off(best) ? hex : best), null);
}

function lies(hex: Hex, from: Hex, way: Way): boolean {
  if (way === 'left') return hex.row === from.row && hex.column < from.column;
  if (way === 'right') return hex.row === from.row && hex.column > from.column;
  return way === 'up' ? hex.row < from.row : hex.row > from.row;
}

/** The next hex in play straight on in one of the six directions, over water if need be. */
function ray(atlas: Atlas, from: Hex, step: number): Hex | null {
  for (let at = atlas.hexes[from.around[step] ?? -1]; at; at = atlas.hexes[at.around[step] ?? -1])
    if (inPlay(at)) return at;
  return null;
}
