/** The posters of the lobby: scenes of our own, cut like linoleum, with icons as the heavy shapes. */
import { wedges } from '../lib/parts/drawing';

const put = (icon: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 512})"><use href="#c-${icon}" class="halo"/><use href="#c-${icon}" class="print"/></g>`;

const strokes = (d: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.7"/>`;

function trees(from: number, to: number, base: number, fill: string): string {
  let d = '';
  for (let x = from, i = 0; x < to; x += 15, i++) {
    const h = 34 + ((i * 7) % 17);
    d += `M${x} ${base + ((i * 5) % 6)}l10-${h} 10 ${h}z`;
  }
  return `<path d="${d}" fill="${fill}"/>`;
}

function dominion(): string {
  return [
    '<rect width="1320" height="212" fill="#f3cf7f"/>',
    `<g fill="#e8b04e">${wedges(640, 130, 44, 900)}</g>`,
    '<circle cx="640" cy="96" r="78" fill="#fff3c8"/>',
    '<path d="M0 128Q160 86 340 130T700 118 1010 130 1320 108V212H0z" fill="#7ea765"/>',
    trees(880, 1050, 136, '#4d7a4e'),
    trees(150, 230, 124, '#4d7a4e'),
    '<path d="M0 156Q220 112 430 150T860 142 1320 150V212H0z" fill="#5b8a54"/>',
    '<path d="M700 212Q770 176 716 160T820 138L842 138Q776 160 824 174T860 212z" fill="#bcd7e6"/>',
    strokes('M742 200q24-8 52-4M756 184q18-6 36-3M752 168q14-4 28-2', '#5487aa'),
    '<path d="M0 186Q180 150 400 182T980 174 1320 184V212H0z" fill="#3f6b45"/>',
    strokes(
      'M20 168q44-18 96-4M52 180q50-18 110-4M420 172q44-14 110-2M480 184q40-12 100-2M930 164q44-14 110-2M1000 178q40-12 100-2M1210 162q40-12 92-2',
      '#8fb679',
    ),
    trees(-8, 62, 192, '#2f5637'),
    trees(1262, 1330, 196, '#2f5637'),
    put('castle', 560, 14, 160),
    put('huts-village', 400, 100, 84),
    put('elven-castle', 96, 44, 76),
    put('blacksmith', 262, 112, 70),
    put('drawbridge', 828, 64, 74),
    put('mine-wagon', 936, 118, 72),
    put('wood-axe', 1078, 82, 62),
    put('family-house', 1176, 96, 72),
    put('shop', 520, 132, 62),
  ].join('');
}

/** A row of roofs along a street, each with its lit windows. */
function roofs(from: number, to: number, base: number, fill: string, light: string): string {
  let walls = '';
  let windows = '';
  for (let x = from, i = 0; x < to; i++) {
    const [w, h] = [34 + ((i * 13) % 26), 38 + ((i * 23) % 40)];
    walls += `M${x} ${base}v-${h}l${w / 2}-${16 + ((i * 5) % 12)} ${w / 2} ${16 + ((i * 5) % 12)}v${h}z`;
    for (let row = 0; row < 2; row++)
      if ((i + row) % 3) windows += `M${x + 8 + ((i * 3) % 8)} ${base - h + 10 + row * 18}h8v10h-8z`;
    x += w + 2;
  }
  return `<path d="${walls}" fill="${fill}"/><path d="${windows}" fill="${light}"/>`;
}

const dots = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `<circle cx="${(i * 157) % 1320}" cy="${(i * 43) % 96}" r="${i % 4 ? 1.3 : 2.4}"/>`,
  ).join('');

function citadels(): string {
  return [
    '<rect width="1320" height="212" fill="#8d97c9"/>',
    `<g fill="#7783bd">${wedges(660, 120, 40, 900)}</g>`,
    `<g fill="#fffbe0">${dots(46)}</g>`,
    '<circle cx="660" cy="88" r="80" fill="#f7e7b2"/>',
    roofs(-10, 1330, 168, '#5b669f', '#c9cfee'),
    '<path d="M0 176Q330 146 660 160T1320 172V212H0z" fill="#3d477c"/>',
    roofs(-24, 360, 204, '#2b3460', '#f3c544'),
    roofs(930, 1340, 206, '#2b3460', '#f3c544'),
    '<path d="M0 198Q320 184 660 194T1320 196V212H0z" fill="#1e2444"/>',
    put('saint-basil-cathedral', 578, 6, 168),
    put('crown', 416, 92, 84),
    put('clock-tower', 306, 62, 82),
    put('hooded-assassin', 184, 116, 80),
    put('anchor', 70, 126, 66),
    put('stone-tower', 796, 60, 84),
    put('warlord-helmet', 910, 112, 76),
    put('tavern-sign', 1040, 118, 66),
    put('church', 1156, 88, 84),
  ].join('');
}

function seasons(): string {
  return [
    '<path d="M0 0H660V106H0z" fill="#9ecbe8"/><path d="M660 0H1320V106H660z" fill="#a9cf78"/>',
    '<path d="M0 106H660V212H0z" fill="#dd8447"/><path d="M660 106H1320V212H660z" fill="#f2c84f"/>',
    `<g fill="#fff" opacity=".24">${wedges(660, 106, 48, 900)}</g>`,
    trees(20, 130, 106, '#6d9cbb'),
    trees(300, 400, 106, '#6d9cbb'),
    trees(1130, 1290, 106, '#6a9a48'),
    strokes('M30 196q44-16 100-4M300 200q44-14 104-2M1010 196q46-16 110-4M1180 202q40-12 96-2', '#fffbe0'),
    put('snowflake-1', 524, 12, 78),
    put('daisy', 718, 12, 78),
    put('oak-leaf', 524, 122, 78),
    put('sun', 718, 122, 78),
    put('hooded-figure', 352, 62, 96),
    put('crystal-ball', 876, 66, 92),
    put('spell-book', 232, 116, 76),
    put('hourglass', 1010, 112, 80),
    put('snowflake-1', 190, 20, 60),
    put('daisy', 1060, 20, 60),
    '<circle cx="660" cy="106" r="74" fill="#f6eeda" stroke="#211b15" stroke-width="5"/>',
    '<circle cx="660" cy="106" r="63" fill="none" stroke="#211b15" stroke-width="2" stroke-dasharray="5 7"/>',
    put('floating-crystal', 613, 58, 96),
  ].join('');
}

/** Rows of four hexes, each in its colour. */
function hexField(from: number, base: number, fills: string[]): string {
  const [w, h] = [58, 67];
  return fills
    .map((fill, i) => {
      const [row, column] = [Math.floor(i / 4), i % 4];
      const x = from + column * w + (row % 2) * (w / 2);
      const y = base + row * h * 0.75;
      const d = `M${x} ${y}l${w / 2} ${h / 4}v${h / 2}l-${w / 2} ${h / 4}-${w / 2}-${h / 4}v-${h / 2}z`;
      return `<path d="${d}" fill="${fill}" stroke="#211b15" stroke-width="3"/>`;
    })
    .join('');
}

function rebirth(): string {
  const [food, energy, empty, town] = ['#f3cf7f', '#b4dbd0', '#c6dba9', '#f6eeda'];
  return [
    '<rect width="1320" height="212" fill="#bfe0e6"/>',
    `<g fill="#d9eef0">${wedges(660, 150, 44, 900)}</g>`,
    '<circle cx="1010" cy="64" r="44" fill="#fff3c8"/>',
    '<path d="M0 118Q150 60 320 112T660 96 980 116 1320 92V212H0z" fill="#7fae9a"/>',
    '<path d="M0 146Q220 110 430 142T900 138 1320 146V212H0z" fill="#5f9482"/>',
    '<path d="M0 168Q330 150 660 160T1320 166V212H0z" fill="#2f7488"/>',
    strokes(
      'M30 184q30-9 60 0t60 0M180 198q30-9 60 0t60 0M980 186q30-9 60 0t60 0M1130 200q30-9 60 0t60 0M330 182q20-7 40 0M900 198q20-7 40 0',
      '#8cc0bf',
    ),
    '<path d="M452 212Q470 96 560 92T770 84 872 212z" fill="#6b6f46" stroke="#e5d8a8" stroke-width="9"/>',
    hexField(556, 66, [food, empty, energy, food, town, town, food, energy, energy, food, empty, town]),
    put('wind-turbine', 572, -14, 176),
    put('wheat', 532, 84, 60),
    put('castle', 712, 62, 80),
    put('house', 560, 138, 46),
    put('church', 420, 64, 78),
    put('stone-tower', 846, 62, 80),
    put('wind-turbine', 300, 58, 96),
    put('wind-turbine', 226, 84, 70),
    put('fishing-boat', 120, 128, 74),
    put('wind-turbine', 1110, 60, 92),
    put('fishing-boat', 990, 134, 70),
    put('anchor', 1206, 128, 58),
  ].join('');
}

export const SCENES: Record<string, () => string> = { rebirth, seasons, dominion, citadels };
