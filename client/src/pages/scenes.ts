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
    '<rect width="960" height="240" fill="#f3cf7f"/>',
    `<g fill="#e8b04e">${wedges(330, 150, 44, 900)}</g>`,
    '<circle cx="330" cy="112" r="66" fill="#fff3c8"/>',
    '<path d="M0 150Q120 112 250 150T520 142 760 150 960 132V240H0z" fill="#7ea765"/>',
    trees(596, 760, 158, '#4d7a4e'),
    '<path d="M0 178Q170 138 330 172T660 164 960 172V240H0z" fill="#5b8a54"/>',
    '<path d="M470 240Q520 196 470 178T560 158L580 158Q520 178 560 194T600 240z" fill="#bcd7e6"/>',
    strokes('M492 226q20-8 44-4M500 206q14-6 30-3M504 188q12-4 24-2', '#5487aa'),
    '<path d="M0 208Q140 176 300 206T700 198 960 208V240H0z" fill="#3f6b45"/>',
    strokes(
      'M20 190q44-18 96-4M52 202q50-18 110-4M640 188q44-14 110-2M700 202q40-12 100-2M810 186q40-12 92-2',
      '#8fb679',
    ),
    trees(-8, 60, 214, '#2f5637'),
    put('castle', 258, 30, 144),
    put('huts-village', 116, 122, 84),
    put('mine-wagon', 640, 142, 76),
    put('wood-axe', 780, 112, 62),
    put('shop', 402, 150, 58),
    put('drawbridge', 540, 96, 66),
    put('family-house', 868, 130, 66),
  ].join('');
}

export const SCENES: Record<string, () => string> = { dominion };
