/** Turns events, questions and options into texts whose card and seat names can be clicked: the words of any game. */
import type { Fact, GameEvent, Json, Option, Prompt } from '../net/types';
import { has, key, maybe, own, t, type Args } from './words.svelte';

/** A piece of a text: plain words, a card's name, or a seat's name. */
export type Piece = { text: string } | { card: string; text: string } | { seat: number; text: string };

export interface Speaker {
  game: string;
  /** How a seat is called. */
  player(seat: number): string;
}

/** What stands for "this is a name" inside a formatted message. */
const OPEN = '\uE000';
const BAR = '\uE001';
const CLOSE = '\uE002';
const mark = (kind: string, id: string | number, text: string): string =>
  `${OPEN}${kind}${BAR}${id}${BAR}${text}${CLOSE}`;

/** What an id says: the part that is a key, and the proper name behind its `@` as the argument of the message. */
export function parted(id: string): [string, Args] {
  const at = id.indexOf('@');
  return at < 0 ? [id, {}] : [id.slice(0, at), { place: id.slice(at + 1) }];
}

/** The name of a card or thing, or another text of it ("rule"); null when nobody has written one. */
export function wordOf(game: string, id: string, attribute = ''): string | null {
  const [front, args] = parted(id);
  if (!front && args.place) return attribute ? null : String(args.place);
  const text = maybe(key(game, front) + (attribute && `.${attribute}`), args);
  // a message that needs more than a place is no name
  return text?.includes('{$') ? null : text;
}

export const cardName = (game: string, card: string): string => wordOf(game, card) ?? t(key(game, card));

/** The name with its soft hyphens, for narrow places. */
export const shortName = (game: string, card: string): string =>
  own(`${key(game, parted(card)[0])}.short`, parted(card)[1]) ?? cardName(game, card);

/** Equal cards counted once: "Copper ×2, Estate". */
export function cardList(cards: string[], name: (card: string) => string): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, count]) => (count === 1 ? name(card) : t('common-times', { name: name(card), count })))
    .join(', ');
}

const SEATS: Record<string, string> = {
  seat: 'player',
  attacker: 'attacker',
  victim: 'victim',
  owner: 'owner',
};
const isCardKey = (name: string): boolean =>
  name === 'card' || name === 'source' || name === 'top' || name === 'with';

/** One card may be told as `card` or as `cards`, and a pile's visible card as `top`: each message takes the form it wants. */
function withBothNumbers(args: Record<string, Json | undefined>): Record<string, Json | undefined> {
  const card = args.card ?? args.top;
  const cards = args.cards ?? (card === undefined || card === null ? undefined : [card]);
  const only = Array.isArray(cards) && cards.length === 1 ? cards[0] : undefined;
  return { ...args, cards, card: card ?? only };
}

/** The arguments of a message, names already translated; with `marked`, names can be found again in the text. */
export function wordsFor(speaker: Speaker, given: Record<string, Json | undefined>, marked: boolean): Args {
  const args = withBothNumbers(given);
  const nameOf = (card: string): string => {
    const name = wordOf(speaker.game, card) ?? card.replaceAll('_', ' ').replace('@', ': ');
    return marked && has(key(speaker.game, parted(card)[0]), 'rule') ? mark('c', card, name) : name;
  };
  const playerOf = (seat: number): string => {
    const name = speaker.player(seat);
    return marked ? mark('s', seat, name) : name;
  };
  const words: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === null || value === undefined) continue;
    const seatKey = SEATS[name];
    if (seatKey) words[seatKey] = playerOf(Number(value));
    else if (Array.isArray(value)) words[name] = cardList(value.map(String), nameOf);
    else if (isCardKey(name) || (typeof value === 'string' && wordOf(speaker.game, value) !== null))
      words[name] = nameOf(String(value));
    else if (typeof value === 'number' || typeof value === 'string') words[name] = value;
    else words[name] = String(value);
  }
  return words;
}

/** Splits a marked text into its pieces. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(OPEN)) {
    const end = part.indexOf(CLOSE);
    if (end < 0) {
      if (part) found.push({ text: part });
      continue;
    }
    const [kind, id = '', name = ''] = part.slice(0, end).split(BAR);
    found.push(kind === 's' ? { seat: Number(id), text: name } : { card: id, text: name });
    if (end + 1 < part.length) found.push({ text: part.slice(end + 1) });
  }
  return found;
}

export const spoken = (line: Piece[]): string => line.map((piece) => piece.text).join('');

/** Which form of a log message fits what this viewer may see of the event. */
function form(id: string, event: GameEvent): string {
  const cards = event.cards;
  if (cards?.length === 0 && has(id, 'empty')) return `${id}.empty`;
  if (cards && has(id, 'seen')) return `${id}.seen`;
  if (event.card === undefined && event.top === undefined && !cards && has(id, 'plain')) return `${id}.plain`;
  return id;
}

/** The log line of an event as pieces; empty for a kind that has no line. */
export function eventLine(speaker: Speaker, event: GameEvent): Piece[] {
  const id = key(speaker.game, 'log', event.kind);
  if (!has(id)) return [];
  const cards = event.cards;
  const more = cards && event.count === undefined ? { count: cards.length } : {};
  return pieces(t(form(id, event), wordsFor(speaker, { ...event, ...more }, true)));
}

/** The line without "Anna: " in front, for places where a mark already says who. */
export function withoutPlayer(line: Piece[]): Piece[] {
  const [first, second, ...rest] = line;
  const joint = second && /^(: | – )/.exec(second.text);
  if (!first || !('seat' in first) || !joint) return line;
  return [{ ...second, text: second.text.slice(joint[0].length) }, ...rest].filter(
    (piece) => piece.text !== '',
  );
}

/** The label of an option: what its button says; a question may have a wording of its own (`<game>-do-done.cellar`). */
export function optionLabel(
  speaker: Speaker,
  option: Option,
  subject: string | null = null,
  asked: Prompt | null = null,
): string {
  const id = key(speaker.game, 'do', option.verb);
  const card = option.card ?? subject ?? undefined;
  const args = wordsFor(speaker, { ...asked?.args, ...option, card }, false);
  const own = asked ? maybe(`${id}.${key(asked.key)}`, args) : null;
  return own ?? (has(id) ? t(id, args) : option.text);
}

/** What a question asks, for the one who chooses (`mine`) or for those who wait, with its line of help. */
export function promptWords(
  speaker: Speaker,
  prompt: Prompt,
  mine: boolean,
): { say: string; help: string | null } {
  const id = key(speaker.game, mine ? 'ask' : 'wait', prompt.key);
  const given = { ...prompt.args, source: prompt.source, seat: prompt.seat };
  const args = wordsFor(speaker, given, false);
  return { say: t(id, args), help: maybe(`${id}.help`, args) };
}

/** Something all know beyond what lies open, as one line. */
export function factLine(speaker: Speaker, fact: Fact): string {
  const id = key(speaker.game, 'fact', fact.key);
  return has(id) ? t(id, wordsFor(speaker, { ...fact }, false)) : '';
}
