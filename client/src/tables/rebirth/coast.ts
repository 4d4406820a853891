/** How land and water are drawn: outlines round sets of hexes, rough like a coast or straight like a wall. */
import { corner, SIDE, type Atlas, type Hex } from './hexes';

type Point = [number, number];

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The closed outlines of a set of hexes, land to the right of the way. */
export function outlines(atlas: Atlas, within: ReadonlySet<number>): Point[][] {
  const next = new Map<string, Point[]>();
  const starts: Point[] = [];
  for (const index of within) {
    const hex = atlas.hexes[index];
    if (!hex) continue;
    hex.around.forEach((other, way) => {
      if (within.has(other)) return;
      const from = corner(hex, way + 1);
      next.set(key(from), [...(next.get(key(from)) ?? []), corner(hex, way + 2)]);
      starts.push(from);
    });
  }
  const loops: Point[][] = [];
  for (const start of starts) {
    const loop: Point[] = [];
    for (let at = start; ;) {
      const to = next.get(key(at))?.shift();
      if (!to) break;
      loop.push(at);
      at = to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

const round = (n: number): string => n.toFixed(1);

export const straight = (loops: Point[][]): string =>
  loops.map((loop) => `M${loop.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('');

/** Between -1 and 1, the same for the same place at every drawing. */
function noise(x: number, y: number): number {
  let h = Math.imul(Math.round(x), 374761393) ^ Math.imul(Math.round(y), 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

/** A point pushed square to the way from a to b, to the left of it, where the water is. */
function pushed([x, y]: Point, a: Point, b: Point, by: number): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy) || 1;
  return [x + (dy / long) * by, y - (dx / long) * by];
}

/** How far a corner points inland: bays are filled up, capes are left. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
}

function roughened(loop: Point[], out: number, wild: number): Point[] {
  return loop.flatMap((at, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] ?? at;
    const after = loop[(i + 1) % loop.length] ?? at;
    const bay = turn(before, at, after) < 0 ? out * 2.6 : out;
    const half: Point = [(at[0] + after[0]) / 2, (at[1] + after[1]) / 2];
    return [
      pushed(at, before, after, bay + wild * 0.6 * noise(at[0], at[1])),
      pushed(half, at, after, out + wild * noise(half[0] + 9, half[1])),
    ];
  });
}

/** A curve through the middles of the ways between points. */
function curve(loop: Point[]): string {
  const mid = (a: Point, b: Point): string => `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  const [first] = loop;
  const end = loop.at(-1);
  if (!first || !end) return '';
  const bends = loop.map(
    (at, i) => `${round(at[0])} ${round(at[1])} ${mid(at, loop[(i + 1) % loop.length] ?? at)}`,
  );
  return `M${mid(end, first)}Q${bends.join('Q')}Z`;
}

/** A rough outline `out` beyond the hexes, give or take `wild`. */
export const rough = (loops: Point[][], out: number, wild: number): string =>
  loops.map((loop) => curve(roughened(loop, out, wild))).join('');

const indices = (atlas: Atlas, fits: (hex: Hex) => boolean): Set<number> =>
  new Set(atlas.hexes.filter(fits).map((hex) => hex.index));

export interface Drawing {
  coast: string;
  /** Land that is no part of the game, and lakes. */
  outside: string;
  lake: string;
  /** By kind of ground, its hexes as one path. */
  grounds: Record<string, string>;
  walls: { label: string; size: number; d: string }[];
}

const flat = (hex: Hex): string => {
  const at = Array.from({ length: 6 }, (_, i) => corner(hex, i, SIDE - 0.9));
  return `M${at.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
};

export function draw(atlas: Atlas): Drawing {
  const land = indices(atlas, (hex) => hex.ground !== 'sea');
  const grounds: Record<string, string> = {};
  for (const hex of atlas.hexes)
    if (!['sea', 'lake', 'outside'].includes(hex.ground))
      grounds[hex.ground] = (grounds[hex.ground] ?? '') + flat(hex);
  return {
    coast: rough(outlines(atlas, land), 3.5, 2.4),
    outside: rough(
      outlines(
        atlas,
        indices(atlas, (hex) => hex.ground === 'outside'),
      ),
      1,
      1.5,
    ),
    lake: rough(
      outlines(
        atlas,
        indices(atlas, (hex) => hex.ground === 'lake'),
      ),
      -3,
      1.6,
    ),
    grounds,
    walls: [...atlas.towns].map(([label, hexes]) => ({
      label,
      size: hexes[0]?.size ?? 1,
      d: straight(outlines(atlas, new Set(hexes.map((hex) => hex.index)))),
    })),
  };
}

/** Between the lines of a settlement's wall. */
export const WALL = 2.2;
/** How large a hex fits inside a wall of so many lines. */
export const inside = (lines: number): number =>
  (SIDE * Math.cos(Math.PI / 6) - WALL * lines - 0.9) / Math.cos(Math.PI / 6);

/** Where a mark on the seaward side of a hex stands. */
export function seaward(atlas: Atlas, hex: Hex, far: number): Point {
  const away = hex.around.reduce<Point>(
    ([x, y], other, way) => {
      const there = atlas.hexes[other];
      if (there && there.ground !== 'sea') return [x, y];
      const angle = (Math.PI / 3) * way;
      return [x + Math.cos(angle), y + Math.sin(angle)];
    },
    [0, 0],
  );
  const long = Math.hypot(...away) || 1;
  const [x, y] = long < 0.5 ? [0, 1] : [away[0] / long, away[1] / long];
  return [hex.x + x * far, hex.y + y * far];
}
