/** What the table of Citadels reads out of a view: characters, cities, what a district would cost, what a turn holds. */
import type { CardInfo, GameEvent, LogEntry, Option, Pile, Prompt, View, Zone } from '../../lib/net/types';
import { zoneOf } from '../../lib/table/choices';

export type Known = 'face_up' | 'revealed' | 'mine' | 'absent' | 'unknown';

export interface Character extends Pile {
  state: Known;
  holder: number | null;
  marks: string[];
}

export interface Built {
  card: string;
  beautified: boolean;
  /** How many of the same kind stand before it in this city. */
  copy: number;
}

export const castOf = (view: View): Character[] => (zoneOf(view, 'cast')?.piles ?? []) as Character[];

export function cityOf(view: View, seat: number): Built[] {
  const zone = zoneOf(view, 'city', seat) as (Zone & { beautified?: number[] }) | undefined;
  const cards = zone?.cards ?? [];
  return cards.map((card, i) => ({
    card,
    beautified: (zone?.beautified?.[i] ?? 0) > 0,
    copy: cards.slice(0, i).filter((other) => other === card).length,
  }));
}

const counter = (view: View, id: string, seat: number): number | null =>
  view.counters.find((each) => each.id === id && each.seat === seat)?.value ?? null;
export const goldOf = (view: View, seat: number): number => counter(view, 'gold', seat) ?? 0;
export const buildsOf = (view: View, seat: number): number | null => counter(view, 'builds', seat);
export const handOf = (view: View, seat: number): number => zoneOf(view, 'hand', seat)?.count ?? 0;
export const crownOf = (view: View): number | null =>
  view.facts.find((fact) => fact.key === 'crown')?.seat ?? null;

/** How many districts complete this city: those that stand and those still to build. */
export const neededIn = (view: View, seat: number): number =>
  cityOf(view, seat).length + (counter(view, 'to_build', seat) ?? 0);

/** The districts that end the game in any city. */
export const endsAt = (view: View): number => (view.seats > 3 ? 7 : 8);

/** The rank that is being called, counted from 1; null in the selection. */
export function calledRank(view: View): number | null {
  if (view.turn?.phase !== 'turns' || view.over) return null;
  const asked = view.prompts.find((prompt) => prompt.key.startsWith('turn'))?.source;
  const cast = castOf(view);
  const known =
    cast.find((each) => each.card === asked) ??
    cast.findLast((each) => each.state === 'revealed' && each.holder === view.turn?.seat);
  return known?.cost ?? null;
}

/** The characters that the viewer had in hand while this round's were chosen. */
export function seenOf(view: View): string[] {
  const packs = view.facts.filter((fact) => fact.key === 'saw').flatMap((fact) => fact.cards ?? []);
  return castOf(view)
    .map((each) => each.card)
    .filter((card) => packs.includes(card));
}

export const askedOf = (view: View): Prompt | null =>
  view.prompts.find((prompt) => prompt.seat === view.seat) ?? null;

export const victimOf = (prompt: Prompt | null): number | null =>
  typeof prompt?.args.victim === 'number' ? prompt.args.victim : null;

const IN_VICTIMS_CITY = /^(destroy|seize|get)(_beautified)?$/;
const BEAUTIFIED = /_beautified$/;
const plain = (verb: string): string => verb.replaceAll('-', '_');

/** Whose zone an option's card lies in. */
export function ownerOf(view: View, option: Option): number | null {
  const verb = plain(option.verb);
  if (option.zone === 'looked' || IN_VICTIMS_CITY.test(verb)) return victimOf(askedOf(view));
  return null;
}

const ON_DISTRICTS: Record<string, string> = {
  use_smithy: 'smithy',
  use_laboratory: 'laboratory',
  use_museum: 'museum',
};

/** Options on a player or on a district of the viewer's city. */
export function spotOfOption(view: View, option: Option): string | null {
  if (option.seat !== undefined && option.card === undefined) return `seat:${option.seat}`;
  const district = ON_DISTRICTS[plain(option.verb)];
  if (district && zoneOf(view, 'city', view.seat)?.cards?.includes(district))
    return `city:${view.seat}:${district.replaceAll('_', '-')}`;
  return null;
}

/** Those of a spot's options that mean this very district: beautified ones have verbs of their own. */
export const meant = (options: Option[], built: Built): Option[] =>
  options.filter((option) => {
    const verb = plain(option.verb);
    if (verb === 'beautify') return !built.beautified;
    return option.zone !== 'city' || BEAUTIFIED.test(verb) === built.beautified;
  });

type Info = (card: string) => CardInfo | undefined;

/** What rank 8 would pay for a district of a city; null where nothing is paid. */
export function priceOf(view: View, seat: number, built: Built, info: Info): number | null {
  const asked = askedOf(view);
  if (!asked || victimOf(asked) !== seat) return null;
  const wall = cityOf(view, seat).some((each) => each.card === 'great_wall');
  const more = (wall && built.card !== 'great_wall' ? 1 : 0) + (built.beautified ? 1 : 0);
  const worth = (info(built.card)?.cost ?? 0) + more;
  if (asked.key === 'destroy') return asked.source === 'armory' ? 0 : worth - 1;
  return asked.key === 'seize' ? worth : null;
}

/** How many districts of a city bring income of this kind: the School of Magic counts as any. */
export const countOf = (view: View, seat: number, kind: string, info: Info): number =>
  cityOf(view, seat).filter(
    ({ card }) => info(card)?.kinds?.includes(kind) || (card === 'school_of_magic' && kind !== 'unique'),
  ).length;

const BEGINS = ['reveal', 'resume'];
const kindOf = (event: GameEvent): string => event.kind.replaceAll('-', '_');

/** What a seat has done since its character was called. */
export function doneSince(log: LogEntry[], seat: number): GameEvent[] {
  const events = log.flatMap((entry) => entry.events);
  const from = events.findLastIndex((event) => BEGINS.includes(kindOf(event)) && Number(event.seat) === seat);
  const ended = events.findLastIndex((event) => kindOf(event) === 'end_turn' && Number(event.seat) === seat);
  if (from < 0 || ended > from) return [];
  return events.slice(from + 1).filter((event) => Number(event.seat) === seat);
}
