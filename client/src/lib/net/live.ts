/** The live line to a table: keeps to the order of versions, catches up after a break, and tries again by itself. */
import type { SeatsMessage, ServerMessage, StateMessage, StepMessage, Refusal } from './types';

export type Line = 'connecting' | 'open' | 'waiting' | 'closed';

/** The part of WebSocket that is used, so that tests can stand in for it. */
export interface SocketLike {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface LiveHandlers {
  state(message: StateMessage): void;
  step(message: StepMessage): void;
  seats(message: SeatsMessage): void;
  refused(refusal: Refusal): void;
  line(line: Line): void;
}

export interface LiveOptions {
  url: (since: number) => string;
  key: string | null;
  handlers: LiveHandlers;
  open?: (url: string) => SocketLike;
  /** Calls `then` after a while; gives a way to call it off. */
  later?: (ms: number, then: () => void) => () => void;
}

const WAITS = [400, 800, 1600, 3200, 6400, 10000];

function byTimer(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms * (0.8 + Math.random() * 0.4));
  return () => clearTimeout(timer);
}

export class Live {
  /** The last version shown; -1 before the first state message. */
  version = -1;
  line: Line = 'closed';
  private socket: SocketLike | null = null;
  private failures = 0;
  private cancelWait: (() => void) | null = null;
  private stopped = false;

  constructor(private readonly options: LiveOptions) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.cancelWait?.();
    this.drop();
    this.tell('closed');
  }

  /** Tries at once: the browser is back on line, or the page in front again. */
  wake(): void {
    if (this.stopped || this.line === 'open' || this.line === 'connecting') return;
    this.cancelWait?.();
    this.connect();
  }

  /** Starts over from a whole state; used when versions do not follow one another. */
  resync(): void {
    this.version = -1;
    this.drop();
    this.connect();
  }

  private connect(): void {
    this.drop();
    this.tell('connecting');
    const open = this.options.open ?? ((url: string) => new WebSocket(url) as unknown as SocketLike);
    const socket = open(this.options.url(this.version));
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', key: this.options.key, since: this.version }));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private lost(): void {
    this.socket = null;
    if (this.stopped) return;
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)] ?? 10000;
    this.failures += 1;
    this.tell('waiting');
    this.cancelWait = (this.options.later ?? byTimer)(wait, () => this.connect());
  }

  private tell(line: Line): void {
    if (line === this.line) return;
    this.line = line;
    this.options.handlers.line(line);
  }

  private take(message: ServerMessage): void {
    this.failures = 0;
    this.tell('open');
    const { handlers } = this.options;
    if (message.type === 'state') {
      this.version = message.version;
      handlers.state(message);
    } else if (message.type === 'step') this.takeStep(message);
    else if (message.type === 'seats') handlers.seats(message);
    else if (message.type === 'error') handlers.refused(message.error);
  }

  private takeStep(step: StepMessage): void {
    if (step.version <= this.version) return;
    if (this.version < 0 || step.version > this.version + 1) {
      this.resync();
      return;
    }
    this.version = step.version;
    this.options.handlers.step(step);
  }
}

/** Where a table's live line is, seen from this page. */
export function liveUrl(table: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live?since=${since}`;
}
