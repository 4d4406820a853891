/** The pictures of Rebirth's tiles, missions, goals, markers and places. */
import type { Art, Ground, Ink } from '../../lib/parts/drawing.ts';

const of = (icon: string, ink: Ink, ground: Ground, size?: number): Art =>
  size === undefined ? { icon, ink, ground } : { icon, ink, ground, size };

export const REBIRTH_ART: Record<string, Art> = {
  food: of('wheat', 'ochre', 'field'),
  energy: of('wind-turbine', 'teal', 'hills'),
  settlement: of('house', 'rust', 'tiles', 50),
  castle: of('castle', 'slate', 'rays'),
  cathedral: of('church', 'violet', 'arch'),
  tower: of('stone-tower', 'ochre', 'hills'),
  // Missions
  'longest-shore': of('wave-crest', 'blue', 'waves'),
  'large-settlements': of('huts-village', 'rust', 'hills'),
  'largest-energy-group': of('wind-turbine', 'teal', 'hills'),
  'largest-food-group': of('wheat', 'ochre', 'field'),
  'most-food-groups': of('wheat', 'green', 'tiles'),
  'most-energy-groups': of('wind-turbine', 'green', 'tiles'),
  'most-castles': of('castle', 'crimson', 'rays'),
  'most-ports': of('anchor', 'blue', 'waves'),
  'most-at-castle': of('castle', 'slate', 'hills'),
  'most-at-cathedral': of('church', 'violet', 'hills'),
  'cathedral-gift': of('present', 'gold', 'rays', 52),
  // Goals
  'four-at-a-castle': of('castle', 'crimson', 'tiles'),
  'four-at-a-tower': of('stone-tower', 'rust', 'tiles'),
  'three-offshore': of('fishing-boat', 'blue', 'waves'),
  'three-small': of('house', 'copper', 'tiles', 50),
  'two-medium': of('family-house', 'rust', 'hills'),
  'two-large': of('huts-village', 'crimson', 'hills'),
  'two-food-groups': of('wheat', 'ochre', 'tiles'),
  'two-energy-groups': of('wind-turbine', 'teal', 'tiles'),
  'link-castles': of('linked-rings', 'slate', 'bricks'),
  'link-towers': of('linked-rings', 'ochre', 'hills'),
  'four-castles': of('castle', 'violet', 'rays'),
  'group-of-five': of('hexes', 'green', 'field'),
  // Markers of towers
  'second-tile': of('hexes', 'green', 'rings'),
  'draw-three': of('card-pickup', 'blue', 'rings'),
  'secret-goal': of('scroll-unfurled', 'violet', 'rings'),
  doubling: of('doubled', 'gold', 'rings'),
  'thirteen-points': of('laurels', 'gold', 'rays'),
  'three-points': of('laurels', 'copper', 'rays'),
  // What else brings points
  'food-farms': of('wheat', 'ochre', 'field'),
  'energy-farms': of('wind-turbine', 'teal', 'hills'),
  settlements: of('huts-village', 'rust', 'hills'),
  ports: of('anchor', 'blue', 'waves'),
  'offshore-farms': of('fishing-boat', 'blue', 'waves'),
  goals: of('checkered-flag', 'green', 'rays'),
  towers: of('stone-tower', 'ochre', 'hills'),
  castles: of('castle', 'slate', 'rays'),
  unfinished: of('damaged-house', 'slate', 'tiles'),
  missions: of('scroll-unfurled', 'gold', 'arch'),
  before: of('hourglass', 'slate', 'rays'),
};

/** The picture of a card; one that belongs to a place has that of its kind. */
export function artOf(card: string): Art | null {
  const kind = (card.split('@')[0] ?? '').replaceAll('_', '-');
  if (/^[1-4]$/.test(kind)) return REBIRTH_ART.settlement ?? null;
  return REBIRTH_ART[kind.replace(/^sheet-/, '')] ?? null;
}

/** How a tower's marker is drawn on the board: as a number, or as a picture. */
export interface MarkerLook {
  look: 'power' | 'points';
  icon?: 'hexes' | 'scroll-unfurled';
  text?: string;
}

const MARKERS: Record<string, MarkerLook> = {
  second_tile: { look: 'power', icon: 'hexes' },
  draw_three: { look: 'power', text: '?3' },
  secret_goal: { look: 'power', icon: 'scroll-unfurled' },
  doubling: { look: 'power', text: '×2' },
  thirteen_points: { look: 'points', text: '13' },
  three_points: { look: 'points', text: '3' },
};

export const markFor = (marker: string | undefined): MarkerLook | null =>
  marker === undefined ? null : (MARKERS[marker.replaceAll('-', '_')] ?? null);
