/** Which icons the page uses, by name in the icon set; `CUT` ones are drawn large, with rough edges. */
import { DOMINION_ART } from '../../tables/dominion/art.ts';

export const UI = [
  'lt-card',
  'lt-hand',
  'lt-deck',
  'lt-action',
  'lt-buy',
  'lt-undo',
  'lt-close',
  'lt-copy',
  'anticlockwise-rotation',
  'card-burn',
  'coins',
  'crossed-swords',
  'cursed-star',
  'laurels',
  'laurel-crown',
  'linked-rings',
  'moon',
  'notebook',
  'perspective-dice-six-faces-random',
  'play-button',
  'rule-book',
  'save-arrow',
  'scroll-unfurled',
  'settings-knobs',
  'shield',
  'sun',
  'table',
  'tabletop-players',
  'vintage-robot',
  'person',
  'exit-door',
  'cycle',
] as const;

export type UiIcon = (typeof UI)[number];

const unique = (names: string[]): string[] => [...new Set(names)];

export const CUT: Record<string, readonly string[]> = {
  posters: unique([
    'castle',
    'huts-village',
    'mine-wagon',
    'wood-axe',
    'family-house',
    'blacksmith',
    'laurels',
    'shop',
    'drawbridge',
    'elven-castle',
    'pine-tree',
    'wheat',
  ]),
  dominion: unique(Object.values(DOMINION_ART).map((art) => art.icon)),
};
