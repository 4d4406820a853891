/** Makes an icon's outline look cut with a knife: short straight strokes, pushed a little off their way. */
import svgpath from 'svgpath';

type Point = [number, number];

const STEP = 26;
const PUSH = 4.2;
const GRAIN = 34;

/** Smooth noise over the plane, the same at every build. */
function noise(x: number, y: number, salt: number): number {
  const at = (i: number, j: number): number => {
    let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(salt, 2246822519);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const i = Math.floor(x / GRAIN);
  const j = Math.floor(y / GRAIN);
  const u = x / GRAIN - i;
  const v = y / GRAIN - j;
  const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
  const low = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
  return top * (1 - v) + low * v;
}

const pushed = ([x, y]: Point): Point => [
  Math.round(x + PUSH * noise(x, y, 1)),
  Math.round(y + PUSH * noise(x, y, 2)),
];

/** A point of a Bézier curve of any degree. */
function along(points: Point[], t: number): Point {
  let row = points;
  while (row.length > 1) row = row.slice(1).map((p, i) => mix(row[i] ?? p, p, t));
  return row[0] ?? [0, 0];
}
const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function length(points: Point[]): number {
  return points.slice(1).reduce((sum, p, i) => {
    const from = points[i] ?? p;
    return sum + Math.hypot(p[0] - from[0], p[1] - from[1]);
  }, 0);
}

/** The path of `d` as many short lines, each end pushed by the noise; whole numbers on the 512 grid. */
export function roughen(d: string): string {
  let out = '';
  let pen: Point = [0, 0];
  const move = (to: Point): void => {
    pen = pushed(to);
    out += `M${pen[0]} ${pen[1]}`;
  };
  const line = (to: Point): void => {
    const next = pushed(to);
    if (next[0] === pen[0] && next[1] === pen[1]) return;
    out += `l${next[0] - pen[0]} ${next[1] - pen[1]}`;
    pen = next;
  };
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const [kind, ...n] = segment as [string, ...number[]];
      const end = n.slice(-2) as Point;
      if (kind === 'M') move(end);
      else if (kind === 'Z') out += 'z';
      else {
        const points = controls(kind, n, [x, y]);
        const pieces = Math.max(1, Math.ceil(length(points) / (kind === 'L' ? STEP * 1.6 : STEP)));
        for (let i = 1; i <= pieces; i++) line(along(points, i / pieces));
      }
    });
  return out;
}

function controls(kind: string, n: number[], from: Point): Point[] {
  if (kind === 'H') return [from, [n[0] ?? 0, from[1]]];
  if (kind === 'V') return [from, [from[0], n[0] ?? 0]];
  const points: Point[] = [from];
  for (let i = 0; i + 1 < n.length; i += 2) points.push([n[i] ?? 0, n[i + 1] ?? 0]);
  return points;
}
