/** One table as this page knows it: the last state, the steps still to be shown, what is being sent, and what was refused. */
import { ApiError, api as serverApi, type Api } from '../net/api';
import { Live, liveUrl, type Line, type SocketLike } from '../net/live';
import type { GameEvent, Option, Refusal, SeatsMessage, StateMessage, StepMessage, View } from '../net/types';
import { pace } from '../settings.svelte';
import { sameCard } from './choices';

export interface SessionOptions {
  table: string;
  key: string | null;
  api?: Api;
  open?: (url: string) => SocketLike;
  /** Shows a step's movements; settles when they have landed. */
  animate?: (step: StepMessage, mine: boolean) => Promise<void>;
}

const SHOW_OTHERS = 240;
const PASS_AFTER = [900, 1400] as const;
const BEHIND = 3;
const TRIES = 6;
const TRY_AFTER = 1500;

export class TableSession {
  message = $state.raw<StateMessage | null>(null);
  line = $state<Line>('closed');
  /** The text of the option on its way to the server. */
  sending = $state<string | null>(null);
  /** Why the last choice came to nothing. */
  refusal = $state<Refusal | null>(null);
  /** Nobody can show this table: it is unknown, or the server is away. */
  missing = $state<Refusal | null>(null);
  /** By spot ("supply:silver"), the seat that changed it since my last decision. */
  changed = $state.raw<Record<string, number>>({});
  selected = $state<string | null>(null);
  /** Several choices are on their way; what comes between is not asked. */
  chaining = $state(false);

  readonly table: string;
  key: string | null;
  animate: SessionOptions['animate'];
  private readonly api: Api;
  private readonly live: Live;
  private queue: StepMessage[] = [];
  private showing = false;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private mineNext = false;
  private stopped = false;
  /** The version that my last choice led to. */
  private due = 0;

  constructor(options: SessionOptions) {
    this.table = options.table;
    this.key = options.key;
    this.api = options.api ?? serverApi;
    this.animate = options.animate;
    this.live = new Live({
      url: (since) => liveUrl(options.table, since),
      key: options.key,
      ...(options.open ? { open: options.open } : {}),
      handlers: {
        state: (message) => this.takeState(message),
        step: (message) => this.takeStep(message),
        seats: (message) => this.takeSeats(message),
        refused: (refusal) => this.takeRefusal(refusal),
        line: (line) => this.takeLine(line),
      },
    });
  }

  get view(): View | null {
    return this.message?.view ?? null;
  }
  get me(): number | null {
    return this.message?.seat ?? null;
  }
  get choices(): Option[] {
    return this.message?.choices ?? [];
  }
  get myMove(): boolean {
    return this.message?.status === 'playing' && this.choices.length > 0;
  }

  nameOf(seat: number): string {
    const found = this.message?.seats.find((each) => each.seat === seat);
    return found?.name ?? `${seat + 1}`;
  }

  async start(): Promise<void> {
    try {
      const state = await this.api.state(this.table, this.key);
      this.takeState(state);
      this.live.version = state.version;
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'offline') {
        this.missing = error.refusal;
        return;
      }
    }
    this.live.start();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.passing);
    this.live.stop();
  }

  wake(): void {
    this.live.wake();
  }

  /** Sends a choice; a refusal shows the fresh state and says why. */
  async choose(option: Option): Promise<void> {
    const message = this.message;
    if (!message || !this.key || this.sending !== null) return;
    this.sending = option.text;
    this.selected = null;
    this.mineNext = true;
    this.due = message.version + 1;
    await this.deliver((key) =>
      this.insist(() => this.api.choose(this.table, key, message.version, option.text)),
    );
  }

  /** Sends choices one after the other, each on the version that the one before led to; then `last`, if it is still due. */
  async chooseAll(
    texts: string[],
    last: { text: string; due: (view: View) => boolean } | null,
  ): Promise<void> {
    const message = this.message;
    if (!message || !this.key || this.sending !== null) return;
    this.chaining = true;
    this.due = message.version + 1;
    this.sending = texts[0] ?? last?.text ?? null;
    let version = message.version;
    await this.deliver(async (key) => {
      for (const [place, text] of texts.entries()) {
        const before = version;
        // of what is left to choose, the only answer there is gives itself
        if (place && !(await this.offers(key, before, text))) continue;
        ({ version } = await this.insist(() => this.api.choose(this.table, key, before, text)));
      }
      if (!last) return { version };
      const now = texts.length ? await this.api.state(this.table, key) : message;
      if (!now.view || !last.due(now.view)) return { version };
      return this.api.choose(this.table, key, now.version, last.text);
    });
    this.chaining = false;
    this.rest();
  }

  /** Whether a choice can be made at a version, or at a later one if others have chosen meanwhile. */
  private async offers(key: string, version: number, text: string): Promise<boolean> {
    const shown = this.message;
    const now = shown && shown.version >= version ? shown : await this.api.state(this.table, key);
    return now.choices.some((option) => option.text === text);
  }

  async undo(): Promise<void> {
    const message = this.message;
    if (!message?.undo || this.sending !== null) return;
    this.sending = 'undo';
    this.due = message.version + 1;
    await this.deliver((key) => this.api.undo(this.table, key, message.version));
  }

  /** Tries again while the server is out of reach; a choice carries its version, so it cannot be made twice. */
  private async insist<T>(call: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        const answer = await call();
        this.refusal = null;
        return answer;
      } catch (error) {
        const offline = error instanceof ApiError && error.code === 'offline';
        if (!offline || tries === TRIES || this.stopped) throw error;
        this.refusal = error.refusal;
        await wait(TRY_AFTER);
      }
    }
  }

  private async deliver(send: (key: string) => Promise<{ version: number }>): Promise<void> {
    if (!this.key) return;
    this.refusal = null;
    try {
      const { version } = await send(this.key);
      this.due = Math.max(this.due, version);
      if (this.line !== 'open') await this.catchUp();
      else this.expect(version);
    } catch (error) {
      this.chaining = false;
      this.due = 0;
      this.sending = null;
      this.mineNext = false;
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error.refusal;
      if (error.state) this.takeState(error.state);
      else if (error.code !== 'offline') await this.catchUp();
      this.live.wake();
    }
  }

  /** Asks for the state when the live line stays silent about a choice that was accepted. */
  private expect(version: number): void {
    this.rest();
    setTimeout(() => {
      if ((this.message?.version ?? 0) < version && !this.queue.length) void this.catchUp();
    }, 1500);
  }

  /** Ready for the next choice, once all that was sent is shown. */
  private rest(): void {
    if (!this.chaining && (this.message?.version ?? 0) >= this.due) this.sending = null;
  }

  private async catchUp(): Promise<void> {
    try {
      this.takeState(await this.api.state(this.table, this.key));
    } catch {
      this.live.wake();
    }
  }

  private takeState(message: StateMessage): void {
    if (this.message && message.version < this.message.version) return;
    this.queue = this.queue.filter((step) => step.version > message.version);
    this.message = message;
    this.live.version = Math.max(this.live.version, message.version);
    this.missing = null;
    this.settled();
  }

  private takeStep(step: StepMessage): void {
    if (step.version <= (this.message?.version ?? -1)) return;
    this.queue.push(step);
    void this.show();
  }

  private takeSeats(message: SeatsMessage): void {
    if (!this.message) return;
    const status = message.status ?? this.message.status;
    this.message = { ...this.message, seats: message.seats, status };
    if (status === 'playing' && !this.message.view) void this.catchUp();
  }

  private takeLine(line: Line): void {
    this.line = line;
    if (line === 'open' && this.sending === null && this.refusal?.code === 'offline') this.refusal = null;
  }

  private takeRefusal(refusal: Refusal): void {
    if (['unknown-table', 'old-rules', 'bad-key'].includes(refusal.code)) this.missing = refusal;
    else this.refusal = refusal;
  }

  /** Shows the waiting steps one after the other; when far behind, only the last ones move. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const mine = this.mineNext || this.chaining || step.version <= this.due;
      this.mineNext = false;
      const inTime = this.queue.length < BEHIND && !document.hidden;
      if (inTime && !mine) await this.animate?.(step, false);
      this.apply(step, mine);
      if (inTime && mine) void this.animate?.(step, true);
      if (inTime && !mine && this.queue.length) await wait(pace(SHOW_OTHERS));
    }
    this.showing = false;
  }

  private apply(step: StepMessage, mine: boolean): void {
    const message = this.message;
    if (!message || step.version <= message.version) return;
    if (mine) this.changed = {};
    else this.remember(step.events, message.seat);
    const log = [...message.log, { version: step.version, events: step.events }];
    const { view, version, choices, status, undo } = step;
    this.message = {
      ...message,
      view,
      version,
      choices,
      status,
      undo,
      log,
      record: step.record ?? message.record ?? null,
    };
    this.settled();
  }

  private settled(): void {
    this.rest();
    if (this.selected !== null && !this.choices.some((option) => option.text === this.selected))
      this.selected = null;
    this.passAlone();
  }

  /** Where there is nothing to decide, the only answer is given after a moment, as if someone had thought about it. */
  private passAlone(): void {
    clearTimeout(this.passing);
    const [only, ...others] = this.choices;
    if (!only || others.length || this.chaining || !this.key || this.message?.status !== 'playing') return;
    const pause = PASS_AFTER[0] + Math.random() * PASS_AFTER[1];
    this.passing = setTimeout(() => void this.choose(only), pause);
  }

  private remember(events: GameEvent[], me: number | null): void {
    const changed = { ...this.changed };
    for (const event of events) {
      const doer = Number(event.seat);
      if (event.seat === undefined || doer === me || event.card === undefined) continue;
      if (['buy', 'gain'].includes(event.kind.split(/[-_]/)[0] ?? '')) changed[`supply:${event.card}`] = doer;
    }
    this.changed = changed;
  }

  changedBy(zone: string, card: string): number | null {
    const found = Object.entries(this.changed).find(([spot]) => sameCard(spot, `${zone}:${card}`));
    return found ? found[1] : null;
  }
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
