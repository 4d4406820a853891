/** What the parts of the table share: the map, what lies on it, what may be laid where, and which hex is under the eye. */
import type { Option, View } from '../../lib/net/types';
import { settings } from '../../lib/settings.svelte';
import type { Play } from '../../lib/table/play.svelte';
import { isSite, type Atlas, type Hex } from './hexes';
import {
  atlasIn,
  goalsIn,
  holdersIn,
  laidIn,
  markersIn,
  newsIn,
  outlinedBy,
  previewsIn,
  spaceOf,
  subjectOf,
  tileToLay,
  usedIn,
  visitorsIn,
  type Goal,
  type Laid,
  type News,
  type Preview,
  type TileId,
} from './model';

const NO_NEWS: News = { spaces: new Map(), castles: new Map() };

export class Board {
  /** The hex under the pointer or the focus, by its code. */
  looked = $state<string | null>(null);

  constructor(readonly play: Play) {}

  readonly atlas: Atlas | null = $derived.by(() => atlasIn(this.play.view));
  readonly laid: Map<string, Laid> = $derived.by(() => (this.view ? laidIn(this.view) : new Map()));
  readonly holders: Map<string, number> = $derived.by(() => (this.view ? holdersIn(this.view) : new Map()));
  readonly visitors: Map<string, number[]> = $derived.by(() =>
    this.view ? visitorsIn(this.view) : new Map(),
  );
  readonly markers: Map<string, string> = $derived.by(() => (this.view ? markersIn(this.view) : new Map()));
  readonly used: Map<string, number[]> = $derived.by(() => (this.view ? usedIn(this.view) : new Map()));
  readonly goals: Goal[] = $derived.by(() => (this.view ? goalsIn(this.view) : []));
  readonly previews: Map<string, Preview> = $derived.by(() =>
    this.view ? previewsIn(this.view) : new Map(),
  );
  readonly news: News = $derived.by(() =>
    this.view ? newsIn(this.play.session.message?.log ?? [], this.play.session.me) : NO_NEWS,
  );
  /** By space, the option to lay the tile there; by label, the option to resolve that tower now. */
  readonly places: Map<string, Option> = $derived.by(() => {
    const found = new Map<string, Option>();
    if (!this.play.session.myMove) return found;
    for (const option of this.play.placed.own) {
      if (option.verb === 'lay') found.set(spaceOf(option), option);
      if (option.verb === 'tower') {
        const hex = this.towerAt(subjectOf(option));
        if (hex) found.set(hex.code, option);
      }
    }
    return found;
  });
  /** Whether the question at hand is answered on the board. */
  readonly asksPlace: boolean = $derived.by(() => this.places.size > 0);
  readonly tile: TileId | null = $derived.by(() =>
    this.view && this.play.session.myMove ? tileToLay(this.view) : null,
  );
  readonly selectedCode: string | null = $derived.by(() => {
    const selected = this.play.selected;
    if (!selected) return null;
    return [...this.places].find(([, option]) => option === selected)?.[0] ?? null;
  });
  /** The hex whose tile is on its way to the server. */
  readonly sendingCode: string | null = $derived.by(() => {
    const { sending } = this.play.session;
    return sending === null
      ? null
      : ([...this.places].find(([, option]) => option.text === sending)?.[0] ?? null);
  });
  /** The hex that is told about: the one under the eye, else the one chosen. */
  readonly shown: Hex | null = $derived.by(() => this.hex(this.looked ?? this.selectedCode));
  readonly preview: Preview | null = $derived.by(() =>
    this.shown && this.asksPlace ? (this.previews.get(this.shown.code) ?? null) : null,
  );
  /** The hexes that the tile would be one with. */
  readonly outlined: Hex[] = $derived.by(() => {
    const { atlas, shown, laid } = this;
    if (!atlas || !shown) return [];
    const there = laid.get(shown.code);
    if (there && there.seat !== null) return outlinedBy(atlas, laid, shown, there.seat, there.tile);
    if (this.tile && this.places.has(shown.code)) return outlinedBy(atlas, laid, shown, this.seat, this.tile);
    return shown.ground === 'town' ? (atlas.towns.get(shown.label) ?? []) : [];
  });

  get view(): View | null {
    return this.play.view;
  }
  /** Whose things lie in front: mine, or for those who look on the active player's. */
  get seat(): number {
    return this.play.session.me ?? this.view?.turn?.seat ?? 0;
  }
  hex(code: string | null): Hex | null {
    return code === null ? null : (this.atlas?.at.get(code) ?? null);
  }
  private towerAt(letter: string): Hex | null {
    return this.atlas?.sites.get(letter.length === 1 ? `T${letter}` : letter) ?? null;
  }
  /** The options of a verb, wherever they lie. */
  of(verb: string): Option[] {
    return this.play.session.myMove ? this.play.session.choices.filter((option) => option.verb === verb) : [];
  }
  optionFor(verb: string, subject: string): Option | null {
    const same = (text: string): string => text.replaceAll('-', '_');
    return this.of(verb).find((option) => same(subjectOf(option)) === same(subject)) ?? null;
  }

  /** A press on a hex. A tile that lies cannot be taken back: with a finger it is chosen first. */
  press(hex: Hex, pointer: string): void {
    const option = this.places.get(hex.code);
    const { play } = this;
    const finger = pointer === 'touch' || pointer === 'pen';
    if (finger) this.looked = option ? null : hex.code;
    if (!option) {
      play.session.selected = null;
      if (isSite(hex) && pointer !== '') play.inspect(this.cardOf(hex), !play.narrow);
      return;
    }
    if (finger && settings.confirm !== 'never' && play.session.selected !== option.text) {
      if (play.session.sending === null) play.session.selected = option.text;
    } else play.press(option);
  }
  /** A castle, cathedral or tower as a card for the side panel. */
  cardOf(hex: Hex): string {
    return `${hex.ground}@${this.atlas?.sheet.names[hex.label] ?? hex.label}`;
  }
}
