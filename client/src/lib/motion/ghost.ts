/** The look of a card in flight: a small face, or a back that is the same whatever it hides. */
import { GROUNDS, INKS } from '../parts/drawing';
import { plainArt } from '../parts/plain-art';
import type { Skin } from '../table/look';

const BACK =
  '<svg viewBox="0 0 60 84" width="56" height="78"><rect x="1" y="1" width="58" height="82" rx="5" fill="#6b2f2a" stroke="#211b15" stroke-width="2"/><path d="M30 12 50 42 30 72 10 42z" fill="#e9c78922" stroke="#e9c789" stroke-width="1.6"/></svg>';

function face(skin: Skin, card: string): string {
  const art = skin.art(card) ?? plainArt(card);
  const [sky, mid] = INKS[art.ink];
  return `<svg viewBox="0 0 120 168" width="56" height="78" style="--sky:${sky}"><rect x="2" y="2" width="116" height="164" rx="11" fill="#f6eeda" stroke="#211b15" stroke-width="4"/><svg x="4" y="34" width="112" height="84" viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice"><rect width="120" height="84" fill="${sky}"/><g fill="${mid}" opacity=".8">${GROUNDS[art.ground]()}</g><g transform="translate(30 13) scale(.117)"><use href="#c-${art.icon}" fill="#211b15"/></g></svg></svg>`;
}

export function paint(skin: Skin, card: string | null): HTMLElement {
  const node = document.createElement('div');
  node.innerHTML = card === null ? BACK : face(skin, card);
  return node;
}
