/** What the parts of the table share: whose things lie in front, which card is under the eye, and where options lie. */
import type { Option, View } from '../../lib/net/types';
import type { Play } from '../../lib/table/play.svelte';
import { zoneOf } from '../../lib/table/choices';
import { counterAt, energyOf, inPlay, reserveOf, verbOf, type Energy } from './model';
import { crystalsAfter, missingFor, spentBy, worth, type Missing } from './why';

/** Verbs with an energy that lies in the reserve. */
const FROM_RESERVE = new Set(['pay', 'drop', 'transmute']);
/** Verbs with an energy that lies on an Amulet of Water; the second one's end in 2. */
const STORED = /^(pay|transmute)-stored(-2)?$/;

export class Board {
  /** A card of the hand under the pointer, or an energy. */
  looked = $state<string | null>(null);
  token = $state<Energy | null>(null);

  constructor(readonly play: Play) {}

  get view(): View | null {
    return this.play.view;
  }
  /** Whose hand and cards lie in front: mine, or for those who look on the active player's. */
  get seat(): number {
    return this.play.session.me ?? this.view?.turn?.seat ?? 0;
  }
  get own(): Option[] {
    return this.play.session.myMove ? this.play.placed.own : [];
  }
  of(...verbs: string[]): Option[] {
    return this.own.filter((option) => verbs.includes(verbOf(option)));
  }

  /** What a token of this kind in the reserve can be used for now. */
  onReserve(energy: Energy): Option | null {
    return this.own.find((option) => FROM_RESERVE.has(verbOf(option)) && energyOf(option) === energy) ?? null;
  }
  /** Options on the energies that lie on Amulets of Water. */
  get stored(): Option[] {
    return this.own.filter((option) => STORED.test(verbOf(option)));
  }
  /** Whether the tokens of the reserve are asked about at all. */
  get paying(): boolean {
    return this.of('pay', 'drop').length > 0;
  }

  get summonable(): Option[] {
    return this.play.session.choices.filter((option) => verbOf(option) === 'summon');
  }
  get activatable(): Option[] {
    return this.play.session.choices.filter((option) => verbOf(option) === 'activate');
  }
  get asksTurn(): boolean {
    return this.play.session.myMove && this.question === 'turn';
  }
  get question(): string | null {
    const view = this.view;
    return view?.prompts.find((each) => each.seat === view.seat)?.key.replaceAll('_', '-') ?? null;
  }

  /** The card of the hand that is chosen or looked at and could be summoned. */
  get previewed(): string | null {
    const selected = this.play.selected;
    const card = selected ? (verbOf(selected) === 'summon' ? selected.card : null) : this.looked;
    return card && this.summonable.some((option) => option.card === card) ? card : null;
  }
  /** The tokens that the previewed summons takes, in the order of the reserve: true for each that goes. */
  get spent(): boolean[] {
    const view = this.view;
    if (!view) return [];
    const due = this.previewed ? spentBy(view, this.seat, this.play.info(this.previewed)) : [];
    return reserveOf(view, this.seat).map((energy) => {
      const at = due.indexOf(energy);
      if (at >= 0) due.splice(at, 1);
      return at >= 0;
    });
  }
  /** My crystals after what is looked at, where that can be told. */
  get forecast(): number | null {
    const view = this.view;
    if (!view || !this.asksTurn) return null;
    const now = counterAt(view, 'crystals', this.seat);
    const selected = this.play.selected;
    const energy = selected && verbOf(selected).startsWith('transmute') ? energyOf(selected) : this.token;
    const then = this.previewed
      ? crystalsAfter(view, this.seat, this.previewed, this.play.info(this.previewed))
      : energy
        ? now + worth(view, energy)
        : now;
    return then === now ? null : then;
  }

  /** Why a card of the hand cannot be summoned now. */
  missing(card: string): Missing | null {
    const view = this.view;
    if (!view || !this.asksTurn || this.summonable.some((option) => option.card === card)) return null;
    return missingFor(view, this.seat, card, this.play.info(card));
  }

  stateOf(zone: string, card: string, first = true): 'can' | 'chosen' | 'cannot' | null {
    const view = this.view;
    if (!view || !this.play.session.myMove) return null;
    const option = this.play.optionAt(zoneOf(view, zone, this.seat), card);
    if (option) return this.play.selected === option && first ? 'chosen' : 'can';
    const concerned = this.play.session.choices.some((each) => each.zone === zone && each.card !== undefined);
    if (zone === 'play' && this.asksTurn) return null;
    return concerned || (zone === 'hand' && this.asksTurn) ? 'cannot' : null;
  }
  pressOf(zone: string, card: string): (() => void) | undefined {
    const option = this.view ? this.play.optionAt(zoneOf(this.view, zone, this.seat), card) : null;
    return option ? () => this.play.press(option) : undefined;
  }

  /** A copy of a card that is turned cannot be activated; its twin can. */
  inPlayState(card: string, turned: boolean): 'can' | 'chosen' | 'cannot' | null {
    return this.asksTurn && turned ? null : this.stateOf('play', card);
  }
  get cardsInPlay() {
    return this.view ? inPlay(this.view, this.seat) : [];
  }
}
