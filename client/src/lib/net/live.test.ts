import { beforeEach, describe, expect, test } from 'vitest';
import { messages, stepAfter } from '../mock';
import { Live, type Line, type SocketLike } from './live';
import type { ServerMessage } from './types';

class FakeSocket implements SocketLike {
  sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let told: string[];
let lines: Line[];
let waits: { ms: number; then: () => void }[];
let live: Live;
const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

beforeEach(() => {
  [sockets, told, lines, waits] = [[], [], [], []];
  live = new Live({
    url: (since) => `live?since=${since}`,
    key: 'secret',
    open: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
    later: (ms, then) => {
      waits.push({ ms, then });
      return () => undefined;
    },
    handlers: {
      state: (message) => told.push(`state ${message.version}`),
      step: (message) => told.push(`step ${message.version}`),
      seats: () => told.push('seats'),
      refused: (refusal) => told.push(refusal.code),
      line: (line) => lines.push(line),
    },
  });
  live.start();
});

const begin = (version = 17): void => {
  last().onopen?.();
  last().say({ ...messages.buy(), version });
};
const step = (version: number): void => last().say(stepAfter(messages.buy(), { version }));

describe('a live line', () => {
  test('says hello with the key in a message, never in the address', () => {
    last().onopen?.();

    expect(last().sent).toEqual([{ type: 'hello', key: 'secret', since: -1 }]);
    expect(last().url).not.toContain('secret');
  });

  test('tells the state, then each step once and in order', () => {
    begin();
    step(18);
    step(18);
    step(19);

    expect(told).toEqual(['state 17', 'step 18', 'step 19']);
    expect(lines).toEqual(['connecting', 'open']);
  });

  test('starts over from a whole state when a step is missing', () => {
    begin();
    step(19);

    expect(told).toEqual(['state 17']);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', key: 'secret', since: -1 }]);
  });

  test('comes back after a break with the version it has seen', () => {
    begin();
    step(18);
    last().onclose?.();
    expect(lines.at(-1)).toBe('waiting');

    waits[0]?.then();
    last().onopen?.();
    step(19);

    expect(last().url).toBe('live?since=18');
    expect(last().sent).toEqual([{ type: 'hello', key: 'secret', since: 18 }]);
    expect(told).toEqual(['state 17', 'step 18', 'step 19']);
    expect(lines.at(-1)).toBe('open');
  });

  test('waits longer after each failure, and short again once it has held', () => {
    for (let i = 0; i < 3; i++) {
      last().onclose?.();
      waits.at(-1)?.then();
    }
    begin();
    last().onclose?.();

    expect(waits.map((each) => each.ms)).toEqual([400, 800, 1600, 400]);
  });

  test('tries at once when it is woken', () => {
    last().onclose?.();

    live.wake();

    expect(sockets).toHaveLength(2);
    expect(lines.at(-1)).toBe('connecting');
  });

  test('listens no more to a socket that it has left', () => {
    begin();
    const old = last();
    live.resync();
    old.say(stepAfter(messages.buy(), { version: 18 }));
    old.onclose?.();

    expect(told).toEqual(['state 17']);
    expect(waits).toHaveLength(0);
  });

  test('stays silent once stopped', () => {
    begin();
    live.stop();
    last().onclose?.();
    live.wake();

    expect(sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe('closed');
  });
});
