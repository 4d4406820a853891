/** How pictures are printed: two-tone inks and cut grounds, the same for every game. */

export const INKS = {
  ochre: ['#f3cf7f', '#dd9a3e'],
  rust: ['#f0b78f', '#c4673c'],
  crimson: ['#ecaa9b', '#b5453a'],
  blue: ['#bcd7e6', '#5487aa'],
  green: ['#c6dba9', '#6a955c'],
  violet: ['#d3c5e4', '#8466a8'],
  slate: ['#d3d8d5', '#81939a'],
  teal: ['#b4dbd0', '#4a938a'],
  gold: ['#f9e08f', '#d8a62a'],
  silver: ['#e8ebea', '#a5b0b5'],
  copper: ['#f0c39b', '#bf7440'],
  night: ['#8d97c9', '#3d477c'],
  rose: ['#f2c7cf', '#c06b80'],
} as const;

export type Ink = keyof typeof INKS;

/** A picture: an icon on a ground, in one ink. */
export interface Art {
  icon: string;
  ink: Ink;
  ground: Ground;
  /** The icon's size on a field 120 wide. */
  size?: number;
}

const turn = (part: number): [number, number] => [Math.cos(part * 2 * Math.PI), Math.sin(part * 2 * Math.PI)];

/** Every second of `n` wedges round a point, as paths. */
export function wedges(x: number, y: number, n: number, r: number): string {
  let d = '';
  for (let i = 0; i < n; i += 2) {
    const [a, b] = [turn(i / n), turn((i + 1) / n)];
    d += `M${x} ${y}L${(x + r * a[0]).toFixed(1)} ${(y + r * a[1]).toFixed(1)}`;
    d += `L${(x + r * b[0]).toFixed(1)} ${(y + r * b[1]).toFixed(1)}z`;
  }
  return `<path d="${d}"/>`;
}

const cut = (d: string): string => `<path class="cut" d="${d}"/>`;
const steps = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const bricks = (): string => {
  const rows = steps(5).map((r) => {
    const y = 46 + r * 9;
    return (
      `M0 ${y}H120` +
      steps(8)
        .map((c) => `M${c * 17 + (r % 2) * 8.5} ${y}v9`)
        .join('')
    );
  });
  return `<path d="M0 46H120V90H0z"/>${cut(rows.join(''))}`;
};

const star = (i: number): string => {
  const r = i % 4 ? 0.9 : 1.8;
  return `<circle cx="${(i * 47) % 120}" cy="${(i * 29) % 84}" r="${r}" class="star"/>`;
};

export const GROUNDS = {
  rays: () => wedges(60, 58, 18, 120),
  hills: () =>
    `<path d="M0 52Q24 30 50 50T120 42V90H0z"/>${cut('M6 60q16-14 36 2M14 70q20-14 40 0M60 62q24-14 54-4M70 72q22-10 48-4')}`,
  bricks,
  arch: () =>
    `<path fill-rule="evenodd" d="M0 0H120V90H0zM14 90V42a46 46 0 0 1 92 0v48z"/>${cut('M4 20h14M0 38h10M2 58h8M0 74h9M102 20h14M110 38h10M110 58h8M111 74h9')}`,
  waves: () =>
    `<path d="M0 50H120V90H0z"/>${cut(
      steps(4)
        .map((r) => `M${-10 + (r % 2) * 8} ${57 + r * 9}${'q4-5 8 0t8 0'.repeat(9)}`)
        .join(''),
    )}`,
  field: () =>
    `<path d="M0 48H120V90H0z"/>${cut(
      steps(15)
        .map((i) => `M${60 + (i - 7) * 5} 48L${60 + (i - 7) * 26} 90`)
        .join(''),
    )}`,
  stars: () => steps(26).map(star).join('') + '<circle cx="98" cy="16" r="9" class="star"/>',
  forest: () =>
    `<path d="${steps(11)
      .map((i) => `M${i * 12 - 4} 90l9-${48 + ((i * 7) % 15)} 9 ${48 + ((i * 7) % 15)}z`)
      .join('')}"/>`,
  rings: () =>
    [46, 38, 30, 22].map((r, i) => `<circle cx="60" cy="42" r="${r}" class="ring${i % 2}"/>`).join(''),
  tiles: () =>
    `<path d="M0 54H120V90H0z"/>${cut('M0 63H120M0 74H120M60 54V90M40 54L22 90M80 54L98 90M20 54L-14 90M100 54L134 90')}`,
} as const;

export type Ground = keyof typeof GROUNDS;

/** Seat shapes, in seat order; drawn on a field of 24. */
export const SHAPES = [
  '<circle cx="12" cy="12" r="9.5"/>',
  '<rect x="3" y="3" width="18" height="18" rx="2"/>',
  '<path d="M12 1.5 23 21H1z"/>',
  '<path d="M12 .8 23.2 12 12 23.2.8 12z"/>',
  '<path d="m12 1 3.2 7.4 8 .7-6 5.3 1.8 7.8L12 18l-7 4.2 1.8-7.8-6-5.3 8-.7z"/>',
  '<path d="M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z"/>',
  '<path d="M12 1 22 6.5v11L12 23 2 17.5v-11z"/>',
  '<path d="M16 2.5A10 10 0 1 0 21.5 17 8.5 8.5 0 0 1 16 2.5z"/>',
] as const;
