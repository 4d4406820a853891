/** Where each legal option belongs on the table: on a card or pile in a zone, or on a button. */
import type { Option, View, Zone } from '../net/types';

export interface Placed {
  /** By spot, what can be chosen there; nearly always one option. */
  spots: Map<string, Option[]>;
  /** What the game's layout draws in its own way. */
  own: Option[];
  buttons: Option[];
}

export const spotOf = (zone: Zone, card: string): string => `${zone.id}:${zone.seat ?? ''}:${card}`;

/** Card ids are written with hyphens in keys and with underscores in options of some games. */
export const sameCard = (a: string, b: string): boolean => a.replaceAll('_', '-') === b.replaceAll('_', '-');

const holds = (zone: Zone, card: string): boolean =>
  (zone.cards ?? []).some((each) => sameCard(each, card)) ||
  (zone.piles ?? []).some((pile) => sameCard(pile.card, card));

/** What a game knows about the places of its options. */
export interface Placing {
  draws?: (view: View, option: Option) => boolean;
  owner?(view: View, option: Option): number | null;
  spot?(view: View, option: Option): string | null;
  crowded?: boolean;
}

function zoneFor(view: View, option: Option, placing: Placing): Zone | undefined {
  if (option.zone === undefined || option.card === undefined) return undefined;
  const { card } = option;
  const fitting = view.zones.filter((zone) => zone.id === option.zone && holds(zone, card));
  const told = placing.owner?.(view, option) ?? null;
  const owner = told ?? (option.seat === undefined ? view.seat : Number(option.seat));
  return (
    fitting.find((zone) => zone.seat === owner) ?? fitting.find((zone) => zone.seat === null) ?? fitting[0]
  );
}

/** Places every option; one whose card cannot be seen anywhere becomes a button, so nothing is ever out of reach. */
export function place(view: View | null, choices: Option[], placing: Placing = {}): Placed {
  const placed: Placed = { spots: new Map(), own: [], buttons: [] };
  for (const option of choices) {
    if (view && placing.draws?.(view, option)) {
      placed.own.push(option);
      continue;
    }
    const spot = view ? spotFor(view, option, placing) : null;
    if (spot === null) placed.buttons.push(option);
    else placed.spots.set(spot, [...(placed.spots.get(spot) ?? []), option]);
  }
  return placing.crowded ? placed : splitCrowded(placed);
}

function spotFor(view: View, option: Option, placing: Placing): string | null {
  const zone = zoneFor(view, option, placing);
  if (zone && option.card !== undefined) return spotOf(zone, option.card.replaceAll('_', '-'));
  return placing.spot?.(view, option) ?? null;
}

/** A card with two answers ("discard it", "leave it") cannot be told by a click: both become buttons. */
function splitCrowded(placed: Placed): Placed {
  for (const [spot, options] of placed.spots) {
    if (options.length < 2) continue;
    placed.spots.delete(spot);
    placed.buttons.push(...options);
  }
  placed.buttons.sort((a, b) => a.code - b.code);
  return placed;
}

export function at(placed: Placed, zone: Zone, card: string): Option | null {
  return placed.spots.get(spotOf(zone, card.replaceAll('_', '-')))?.[0] ?? null;
}

export const zoneOf = (view: View, id: string, seat: number | null = null): Zone | undefined =>
  view.zones.find((zone) => zone.id === id && zone.seat === seat);

export const counterOf = (view: View, id: string): number =>
  view.counters.find((counter) => counter.id === id)?.value ?? 0;
