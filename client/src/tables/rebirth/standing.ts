/** What missions and goals count, as far as it can be seen on the board: worked out for the eye, decided by the server. */
import type { View } from '../../lib/net/types';
import { isSpace, near, placeName, type Atlas, type Hex } from './hexes';
import { counterAt, groupAt, sharesAt, type Laid, type TileId } from './model';

interface Table {
  view: View;
  atlas: Atlas;
  laid: Map<string, Laid>;
}

const own = ({ atlas, laid }: Table, seat: number): Hex[] =>
  atlas.hexes.filter((hex) => laid.get(hex.code)?.seat === seat);

/** The sizes of the seat's groups of one kind of farm, largest first. */
function groups(table: Table, seat: number, tile: TileId): number[] {
  const { atlas, laid } = table;
  const seen = new Set<Hex>();
  const sizes: number[] = [];
  for (const hex of own(table, seat)) {
    if (seen.has(hex) || laid.get(hex.code)?.tile !== tile) continue;
    const group = groupAt(atlas, laid, hex, seat, tile);
    group.forEach((each) => seen.add(each));
    sizes.push(group.length);
  }
  return sizes.sort((a, b) => b - a);
}

/** Chains of neighbouring hexes out of some. */
function chains(atlas: Atlas, hexes: Hex[]): Hex[][] {
  const left = new Set(hexes);
  const found: Hex[][] = [];
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    const chain = [first];
    for (const hex of chain) for (const other of near(atlas, hex)) if (left.delete(other)) chain.push(other);
    found.push(chain);
  }
  return found;
}

const most = (numbers: number[]): number => Math.max(0, ...numbers);
const isCoast = (atlas: Atlas, hex: Hex): boolean =>
  hex.around.some((other) => other < 0 || atlas.hexes[other]?.ground === 'sea');

const towns = (table: Table, seat: number, size: number): number =>
  new Set(
    own(table, seat)
      .filter((hex) => hex.size === size)
      .map((hex) => hex.label),
  ).size;

/** How many tiles of the seat lie at each place of a kind, most first. */
const at = (table: Table, seat: number, ground: string): number[] =>
  [...table.atlas.sites.values()]
    .filter((hex) => hex.ground === ground)
    .map((hex) => sharesAt(table.atlas, table.laid, hex).find((share) => share.seat === seat)?.tiles ?? 0)
    .sort((a, b) => b - a);

const linked = (table: Table, seat: number, ground: string): number =>
  most(
    chains(table.atlas, own(table, seat)).map(
      (chain) =>
        new Set(chain.flatMap((hex) => near(table.atlas, hex).filter((other) => other.ground === ground)))
          .size,
    ),
  );

const bonuses = (table: Table, seat: number): number => own(table, seat).filter((hex) => hex.bonus).length;
const big = (sizes: number[]): number => sizes.filter((size) => size >= 3).length;
const largest = (table: Table, seat: number, tile: TileId): number => groups(table, seat, tile)[0] ?? 0;

type Count = (table: Table, seat: number) => number;

const COUNTS: Record<string, Count> = {
  'longest-shore': (table, seat) =>
    most(
      chains(
        table.atlas,
        own(table, seat).filter((hex) => isSpace(hex) && isCoast(table.atlas, hex)),
      ).map((chain) => chain.length),
    ),
  'large-settlements': (table, seat) => towns(table, seat, 3),
  'largest-energy-group': (table, seat) => largest(table, seat, 'energy'),
  'largest-food-group': (table, seat) => largest(table, seat, 'food'),
  'most-food-groups': (table, seat) => big(groups(table, seat, 'food')),
  'most-energy-groups': (table, seat) => big(groups(table, seat, 'energy')),
  'most-castles': ({ view }, seat) => counterAt(view, 'castles', seat),
  'most-ports': bonuses,
  'four-at-a-castle': (table, seat) => at(table, seat, 'castle')[0] ?? 0,
  'four-at-a-tower': (table, seat) => at(table, seat, 'tower')[0] ?? 0,
  'three-offshore': bonuses,
  'three-small': (table, seat) => towns(table, seat, 1),
  'two-medium': (table, seat) => towns(table, seat, 2),
  'two-large': (table, seat) => towns(table, seat, 3),
  'two-food-groups': (table, seat) => big(groups(table, seat, 'food')),
  'two-energy-groups': (table, seat) => big(groups(table, seat, 'energy')),
  'four-castles': (table, seat) => at(table, seat, 'castle').filter((tiles) => tiles > 0).length,
  'link-castles': (table, seat) => linked(table, seat, 'castle'),
  'link-towers': (table, seat) => linked(table, seat, 'tower'),
  'group-of-five': (table, seat) => Math.max(largest(table, seat, 'food'), largest(table, seat, 'energy')),
};

/** How much of it a goal needs. */
export const NEEDS: Record<string, number> = {
  'four-at-a-castle': 4,
  'four-at-a-tower': 4,
  'three-offshore': 3,
  'three-small': 3,
  'two-medium': 2,
  'two-large': 2,
  'two-food-groups': 2,
  'two-energy-groups': 2,
  'four-castles': 4,
  'link-castles': 2,
  'link-towers': 2,
  'group-of-five': 5,
};

export const plainCard = (card: string): string => card.replaceAll('_', '-');

/** What a seat has of what a card counts, or null where that is not known here. */
export function standing(table: Table, card: string, seat: number): number | null {
  const [kind = '', ...place] = card.split('@');
  const { atlas, laid } = table;
  if (place.length) {
    const name = place.join('@');
    const hex = [...atlas.sites.values()].find((each) => placeName(atlas, each.label) === name);
    return hex ? (sharesAt(atlas, laid, hex).find((share) => share.seat === seat)?.tiles ?? 0) : null;
  }
  return COUNTS[plainCard(kind)]?.(table, seat) ?? null;
}
