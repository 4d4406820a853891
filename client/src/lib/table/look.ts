/** How a game looks: pictures, symbols and its own layout; a game without one is drawn from its view alone. */
import { getContext, setContext, type Component } from 'svelte';
import type { UiIcon } from '../icons/names';
import type { CardInfo, GameEvent, Option, View } from '../net/types';
import type { Art } from '../parts/drawing';
import type { Play } from './play.svelte';

/** A card on its way: from one place on the table to another. */
export interface Flight {
  from: string;
  to: string;
  /** The card's face, or null for a back. */
  card: string | null;
  count: number;
}

/** Something that is about to be given up, and the words to say so. */
export interface Warning {
  title: string;
  text: string;
  back: string;
  go: string;
}

/** Several cards of one zone that are chosen one by one in ascending order: picked here in any order, then sent together. */
export interface Chain {
  zone: string;
  verb: string;
  least: number;
  most: number;
  /** What ends the choosing, where it may end before `most`. */
  done: Option | null;
  /** Whether the same question is still open once `sent` cards have been sent. */
  open(view: View, sent: number): boolean;
}

/** What is particular about a game's log. */
export interface LogStyle {
  /** Whether a new heading begins here. */
  begins(event: GameEvent): boolean;
  /** Whether the event has no line of its own. */
  silent(event: GameEvent): boolean;
  /** Whether the crystals that follow are told in its line. */
  opens?(event: GameEvent): boolean;
  /** Headings that say no more than who and when. */
  bare?: boolean;
  /** A heading is an act: with one's own begins what is new. */
  acts?: boolean;
  /** Whether it is something that another player did to this seat. */
  hits(event: GameEvent, me: number): boolean;
}

export interface Skin {
  art(card: string): Art | null;
  symbols(card: string): string | null;
  /** Whether the symbols say everything about the card. */
  plain(card: string): boolean;
  /** null: a coin. */
  counterIcon(id: string): UiIcon | null;
  /** What the Space key does, when it is offered. */
  quick(choices: Option[]): Option | null;
  warn(view: View, option: Option, cards: Record<string, CardInfo>, choices: Option[]): Warning | null;
  flights(event: GameEvent): Flight[];
  /** Whether the event is worth telling to someone who comes back. */
  newsworthy(event: GameEvent, me: number | null): boolean;
  /** The question as one of several cards, if it is one. */
  chain(view: View, choices: Option[]): Chain | null;
  /** The card that a button without a card of its own speaks of. */
  subject(view: View, option: Option): string | null;
  /** What the layout draws in a way of its own, and so is no button: a die, an energy of the reserve. */
  draws?: (view: View, option: Option) => boolean;
  /** The pictures' icons, where the layout needs them. */
  icons?: string;
  /** The players, where the table itself shows them in place of the column; `compact` in one row over the table. */
  players?: Component<{ play: Play; compact?: boolean }>;
  /** What is printed on a card besides its name, rule and kind. */
  printed?: Component<{ play: Play; card: string }>;
  /** Whose zone the card of an option lies in, where its arguments do not say. */
  owner?(view: View, option: Option): number | null;
  /** The spot of an option that has no card in a zone: on a player ("seat:2") or on a card ("city:0:smithy"). */
  spot?(view: View, option: Option): string | null;
  /** Whether several options may lie on one spot; a press then shows them as buttons. */
  crowded?: boolean;
  /** Whether the layout draws the button of this option itself. */
  aside?(view: View, option: Option): boolean;
  /** What the viewer knows and holds that has no place on the table: beside the log. */
  notes?: Component<{ play: Play }>;
  /** How its log is told, if not turn by turn. */
  log?: LogStyle;
  /** How near the end is, for the line on top; in few words where it is narrow. */
  where?(view: View, narrow: boolean): string | null;
  /** The layout of its own, if it has one. */
  table: Component<{ play: Play }> | null;
}

/** How cards of the game on this page look, for the parts that draw them. */
export interface Look {
  readonly game: string;
  readonly skin: Skin;
  readonly cards: Record<string, CardInfo>;
  inspect(card: string, stay: boolean): void;
}

const LOOK = Symbol('look');

export const setLook = (look: Look): void => {
  setContext(LOOK, look);
};
export const getLook = (): Look => getContext<Look>(LOOK);

/** The kind that gives a card its band: the last it lists, as printed. */
export const bandOf = (info: CardInfo | undefined): string => info?.kinds?.at(-1) ?? 'action';
