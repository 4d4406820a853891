/** What the parts of a table share: the session, the game's look, where options lie, and what a press does. */
import type { CardInfo, GameEvent, Option, Prompt, View, Zone } from '../net/types';
import { settings } from '../settings.svelte';
import { cardList, cardName, optionLabel, promptWords, type Speaker } from '../words/lines';
import { key, t } from '../words/words.svelte';
import { at, place, sameCard, type Placed } from './choices';
import { newsOf, rowsOf, type LogRow } from './log';
import type { Chain, Skin, Warning } from './look';
import type { TableSession } from './session.svelte';

export interface Asked {
  option: Option;
  warning: Warning;
}

/** What is put together on the table: what its button says, what is still missing, and how it is sent. */
export interface Plan {
  label: string;
  why: string | null;
  send(): void;
}

export class Play {
  /** A card under the eye: in the side panel, or in a sheet on a phone. */
  inspected = $state<string | null>(null);
  /** Opened by a press and so to stay until it is closed. */
  inspecting = $state(false);
  private question = $state.raw<(Asked & { version: number }) | null>(null);
  narrow = $state(false);
  /** A card under the eye lies in a sheet over the table, so it must be asked for. */
  sheet = $state(false);
  /** Goes from the table of a game that is over back to its result. */
  showResult: () => void = () => undefined;

  constructor(
    readonly session: TableSession,
    readonly skin: Skin,
    readonly cards: Record<string, CardInfo>,
    readonly game: string,
    /** Drawn by the plain table, whatever the game looks like. */
    readonly plain = false,
  ) {}

  readonly placed: Placed = $derived.by(() =>
    place(this.session.view, this.session.choices, this.plain ? {} : this.skin),
  );
  readonly rows: LogRow[] = $derived.by(() =>
    rowsOf(this.session.message?.log ?? [], this.voice, this.session.me, this.skin.log),
  );
  /** What the others did since my last turn. */
  readonly news: GameEvent[] = $derived.by(() =>
    newsOf(this.session.message?.log ?? [], this.session.me, this.skin.log),
  );

  /** How this table speaks: its game, and the players' names. */
  get voice(): Speaker {
    return { game: this.game, player: (seat) => this.playerName(seat) };
  }
  get view(): View | null {
    return this.session.view;
  }
  /** Several cards asked for at once, if they are. */
  readonly chain: Chain | null = $derived.by(() =>
    this.view && this.session.myMove ? this.skin.chain(this.view, this.session.choices) : null,
  );
  /** The card objects picked for it so far; those of an older question do not count. */
  private picks = $state.raw<{ version: number; cards: { id: string; card: string }[] }>({
    version: -1,
    cards: [],
  });
  get picked(): { id: string; card: string }[] {
    return this.chain && this.picks.version === this.session.message?.version ? this.picks.cards : [];
  }

  /** Whether a card may be among those picked: the server takes them in ascending order only. */
  mayPick(card: string): boolean {
    const offered = this.session.choices.flatMap((option) =>
      option.card === undefined ? [] : [this.rank(option.card)],
    );
    return this.chain !== null && this.rank(card) >= Math.min(...offered);
  }

  toggle(id: string, card: string): void {
    const version = this.session.message?.version ?? -1;
    const rest = this.picked.filter((pick) => pick.id !== id);
    const cards = rest.length < this.picked.length ? rest : [...rest, { id, card }];
    if (this.chain && cards.length <= this.chain.most && this.session.sending === null)
      this.picks = { version, cards };
  }

  private rank(card: string): number {
    return Object.keys(this.cards).findIndex((each) => sameCard(each, card));
  }

  /** What the button that sends the picked cards says. */
  chainLabel(): string {
    const { chain, picked } = this;
    if (!chain) return '';
    const prompt = this.view?.prompts.find((each) => each.seat === this.session.me) ?? null;
    const asked = prompt && this.counting(prompt);
    const outcome = chain.done && optionLabel(this.voice, chain.done, null, asked);
    if (outcome && (picked.length === 0 || asked?.key === 'cellar')) return outcome;
    const names = cardList(
      picked.map((pick) => pick.card),
      (card) => cardName(this.game, card),
    );
    return t(key(this.game, 'do', chain.verb), { card: names || '…' });
  }

  /** The question with the cards picked here counted as chosen. */
  private counting(prompt: Prompt): Prompt {
    if (typeof prompt.args.chosen !== 'number') return prompt;
    return { ...prompt, args: { ...prompt.args, chosen: prompt.args.chosen + this.picked.length } };
  }

  /** How many cards are still to be picked before it can be sent. */
  get missing(): number {
    return this.chain ? Math.max(0, this.chain.least - this.picked.length) : 0;
  }

  sendChain(): void {
    const { chain, picked } = this;
    if (!chain || this.missing) return;
    const sorted = [...picked].sort((a, b) => this.rank(a.card) - this.rank(b.card));
    const done = chain.done;
    void this.session.chooseAll(
      sorted.map((pick) => `${chain.verb} ${pick.card}`),
      done && { text: done.text, due: (view) => chain.open(view, sorted.length) },
    );
  }

  /** An answer that is put together on the table and then sent as a whole. */
  plan = $state.raw<Plan | null>(null);

  get twoStep(): boolean {
    return settings.confirm === 'always' || (settings.confirm === 'auto' && this.narrow);
  }
  get selected(): Option | null {
    return this.session.choices.find((option) => option.text === this.session.selected) ?? null;
  }

  playerName(seat: number): string {
    return seat === this.session.me ? t('page-seat-you') : this.session.nameOf(seat);
  }

  info(card: string): CardInfo | undefined {
    const found = Object.keys(this.cards).find((id) => sameCard(id, card));
    return found === undefined ? undefined : this.cards[found];
  }

  label(option: Option): string {
    const subject = this.view ? this.skin.subject(this.view, option) : null;
    const asked = this.view?.prompts.find((prompt) => prompt.seat === this.session.me) ?? null;
    return optionLabel(this.voice, option, subject, asked);
  }

  /** The option on a card of a zone, if there is one now. */
  optionAt(zone: Zone | undefined, card: string): Option | null {
    return zone && this.session.myMove ? at(this.placed, zone, card) : null;
  }

  /** Whether the layout draws the button of this option itself, beside the question. */
  isAside(option: Option): boolean {
    return this.view !== null && (this.skin.aside?.(this.view, option) ?? false);
  }

  /** The options on a spot: on a card of a zone, on a player. */
  optionsOn(spot: string): Option[] {
    return (this.session.myMove && this.placed.spots.get(spot)) || [];
  }

  private openSpot = $state.raw<{ version: number; spot: string } | null>(null);
  /** The spot whose several options are shown as buttons. */
  get opened(): string | null {
    return this.openSpot?.version === this.session.message?.version ? (this.openSpot?.spot ?? null) : null;
  }
  open(spot: string | null): void {
    this.session.selected = null;
    this.openSpot = spot === null ? null : { version: this.session.message?.version ?? -1, spot };
  }
  /** The options that are buttons now: those of the opened spot, or those without a place on the table. */
  get buttons(): Option[] {
    return this.opened === null ? this.placed.buttons : this.optionsOn(this.opened);
  }

  /** A press on a spot: chooses its only option, or shows the several it has. */
  pressOn(spot: string): void {
    const [only, ...others] = this.optionsOn(spot);
    if (!only || this.session.sending !== null) return;
    if (others.length) this.open(this.opened === spot ? null : spot);
    else {
      this.openSpot = null;
      this.press(only);
    }
  }

  /** What an undo would take back: the first named card after the version it goes to. */
  get undoReach(): string | null {
    const to = this.session.message?.undo?.to;
    if (to === undefined) return null;
    const events = (this.session.message?.log ?? [])
      .filter((entry) => entry.version > to)
      .flatMap((entry) => entry.events);
    const card = events.map((event) => event.card ?? event.cards?.[0]).find((each) => each !== undefined);
    return card === undefined ? null : cardName(this.game, card);
  }

  /** The question as this viewer should read it. */
  prompt(): { say: string; help: string | null; source: string | null; mine: boolean } | null {
    const view = this.view;
    if (!view || view.over) return null;
    const mine = view.prompts.find((prompt) => prompt.seat === view.seat);
    const prompt = mine ?? view.prompts[0];
    if (!prompt) return null;
    const speaker = mine
      ? this.voice
      : { ...this.voice, player: (seat: number) => this.session.nameOf(seat) };
    return {
      ...promptWords(speaker, mine ? this.counting(mine) : prompt, mine !== undefined),
      source: prompt.source,
      mine: mine !== undefined,
    };
  }

  /** A press on something that can be chosen: chooses it, or with two steps selects it first. */
  press(option: Option): void {
    if (this.session.sending !== null) return;
    const lies = !this.placed.buttons.includes(option);
    if (this.twoStep && lies && this.session.selected !== option.text) {
      this.session.selected = option.text;
      return;
    }
    this.commit(option);
  }

  /** The warning that waits for an answer; it goes when the position changes. */
  get asked(): Asked | null {
    return this.question?.version === this.session.message?.version ? this.question : null;
  }

  /** Chooses, after a word of warning if something would be given up. */
  commit(option: Option): void {
    if (this.session.sending !== null) return;
    const warning = settings.warnings ? this.warningFor(option) : null;
    const version = this.session.message?.version ?? -1;
    if (warning) this.question = { option, warning, version };
    else void this.session.choose(option);
  }

  /** What choosing this would give up. */
  warningFor(option: Option): Warning | null {
    return this.view ? this.skin.warn(this.view, option, this.cards, this.session.choices) : null;
  }

  answer(go: boolean): void {
    const asked = this.asked;
    this.question = null;
    if (asked && go) void this.session.choose(asked.option);
  }

  inspect(card: string, stay: boolean): void {
    if ((this.narrow || this.sheet) && !stay) return;
    this.inspected = card;
    this.inspecting = stay;
  }
}
