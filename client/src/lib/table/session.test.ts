// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages, stepAfter } from '../mock';
import { ApiError, type Api } from '../net/api';
import type { SocketLike } from '../net/live';
import type { Option, ServerMessage, StateMessage } from '../net/types';
import { TableSession } from './session.svelte';

let socket: SocketLike;
let session: TableSession;
let asked: StateMessage;
const api = {
  state: vi.fn(() => Promise.resolve(asked)),
  choose: vi.fn(() => Promise.resolve({ version: asked.version + 1 })),
  undo: vi.fn(() => Promise.resolve({ version: asked.version + 1 })),
};
const say = (message: ServerMessage): void => socket.onmessage?.({ data: JSON.stringify(message) });
const first = (): Option => {
  const option = session.choices[0];
  if (!option) throw new Error('nothing can be chosen');
  return option;
};

const discards: Option[] = ['copper', 'estate'].map((card, code) => ({
  code,
  verb: 'discard',
  text: `discard ${card}`,
  card,
}));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  asked = messages.buy();
  api.state.mockImplementation(() => Promise.resolve(asked));
  api.choose.mockImplementation(() => Promise.resolve({ version: asked.version + 1 }));
  session = new TableSession({
    table: asked.table,
    key: 'secret',
    api: api as unknown as Api,
    open: () => (socket = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null }),
  });
  await session.start();
  socket.onopen?.();
});
afterEach(() => {
  session.stop();
  vi.useRealTimers();
});

describe('a session', () => {
  test('shows the state it was given', () => {
    expect(session.me).toBe(0);
    expect(session.myMove).toBe(true);
    expect(session.nameOf(1)).toBe('Ola');
  });

  test('sends a choice with its version, and takes no second one meanwhile', async () => {
    say(asked);
    const sending = session.choose(first());
    expect(session.sending).toBe(first().text);
    void session.choose(first());
    await sending;

    expect(api.choose).toHaveBeenCalledTimes(1);
    expect(api.choose).toHaveBeenCalledWith(asked.table, 'secret', asked.version, first().text);
  });

  test('takes no third choice while the second is on its way, when the answer to the first comes late', async () => {
    let answerFirst: (given: { version: number }) => void = () => undefined;
    api.choose.mockImplementationOnce(() => new Promise((done) => (answerFirst = done)));
    api.choose.mockImplementationOnce(() => new Promise(() => undefined));
    say(asked);
    void session.choose(first());
    say(stepAfter(asked, {}));
    await vi.advanceTimersByTimeAsync(10);
    void session.choose(first());

    answerFirst({ version: asked.version + 1 });
    await vi.advanceTimersByTimeAsync(10);

    expect(session.sending).toBe(first().text);
    void session.choose(first());
    expect(api.choose).toHaveBeenCalledTimes(2);
  });

  test('is ready again when its step has come', async () => {
    say(asked);
    await session.choose(first());
    say(stepAfter(asked, { events: [{ kind: 'buy', seat: 0, card: 'silver' }] }));
    await vi.advanceTimersByTimeAsync(10);

    expect(session.sending).toBeNull();
    expect(session.message?.version).toBe(asked.version + 1);
    expect(session.message?.log.at(-1)?.events[0]?.card).toBe('silver');
  });

  test('asks for the state when no step comes after all', async () => {
    say(asked);
    await session.choose(first());
    asked = { ...asked, version: asked.version + 1, choices: [] };
    await vi.advanceTimersByTimeAsync(2000);

    expect(session.message?.version).toBe(asked.version);
    expect(session.sending).toBeNull();
  });

  test('a stale choice brings the fresh state and the reason', async () => {
    const fresh = { ...asked, version: asked.version + 3 };
    api.choose.mockRejectedValueOnce(new ApiError(409, { code: 'stale', message: 'look again' }, fresh));

    await session.choose(first());

    expect(session.refusal?.code).toBe('stale');
    expect(session.message?.version).toBe(fresh.version);
    expect(session.sending).toBeNull();
  });

  test('shows a step that is newer than a state asked for before it', async () => {
    let answer: (given: StateMessage) => void = () => undefined;
    api.state.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    let landed = (): void => undefined;
    session.animate = () => new Promise((done) => (landed = done));
    say(asked);
    await session.choose(first());
    await vi.advanceTimersByTimeAsync(2000);
    const next = { ...asked, version: asked.version + 1 };
    session.animate = () => new Promise((done) => (landed = done));
    say(stepAfter(asked, {}));
    say(stepAfter(next, {}));
    say(stepAfter({ ...asked, version: asked.version + 2 }, {}));
    await vi.advanceTimersByTimeAsync(10);

    answer(next);
    await vi.advanceTimersByTimeAsync(10);
    landed();
    await vi.advanceTimersByTimeAsync(2000);
    landed();
    await vi.advanceTimersByTimeAsync(10);

    expect(session.message?.version).toBe(asked.version + 3);
  });

  test('keeps the decision when the server is out of reach', async () => {
    api.choose.mockImplementation(() =>
      Promise.reject(new ApiError(0, { code: 'offline', message: 'no line' })),
    );

    void session.choose(first());
    await vi.advanceTimersByTimeAsync(100);
    expect(session.sending).toBe(first().text);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(api.choose).toHaveBeenCalledTimes(6);
    expect(session.sending).toBeNull();
    expect(session.refusal?.code).toBe('offline');
    expect(session.myMove).toBe(true);
  });

  test('sends a choice again until the server answers', async () => {
    api.choose.mockRejectedValueOnce(new ApiError(0, { code: 'offline', message: 'no line' }));

    void session.choose(first());
    await vi.advanceTimersByTimeAsync(100);
    expect(session.refusal?.code).toBe('offline');
    await vi.advanceTimersByTimeAsync(2000);

    expect(api.choose).toHaveBeenCalledTimes(2);
    expect(session.refusal).toBeNull();
  });

  test('gives the only answer by itself, after a moment', async () => {
    const pass: Option = { code: 292, verb: 'pass', text: 'pass' };
    say({ ...asked, choices: [pass] });
    await vi.advanceTimersByTimeAsync(500);
    expect(api.choose).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(2000);

    expect(api.choose).toHaveBeenCalledWith(asked.table, 'secret', asked.version, 'pass');
  });

  test('takes no further choice before all that was sent is shown', async () => {
    say(asked);
    let version = asked.version;
    api.choose.mockImplementation(() => Promise.resolve({ version: ++version }));
    api.state.mockImplementation(() => Promise.resolve({ ...asked, version, choices: discards }));
    await session.chooseAll(['discard copper', 'discard estate'], null);

    say(stepAfter(asked));
    await vi.advanceTimersByTimeAsync(50);
    expect(session.sending).not.toBeNull();
    say(stepAfter(asked, { version: asked.version + 2 }));
    await vi.advanceTimersByTimeAsync(50);

    expect(session.sending).toBeNull();
  });

  test('sends several choices one after the other, and the end of choosing only while it is due', async () => {
    let version = asked.version;
    api.choose.mockImplementation(() => Promise.resolve({ version: ++version }));
    api.state.mockImplementation(() => Promise.resolve({ ...asked, version, choices: discards }));

    await session.chooseAll(['discard copper', 'discard estate'], { text: 'done', due: () => true });
    await session.chooseAll(['discard copper'], { text: 'done', due: () => false });

    expect(api.choose.mock.calls.map((call) => (call as unknown[]).slice(2))).toEqual([
      [asked.version, 'discard copper'],
      [asked.version + 1, 'discard estate'],
      [asked.version + 2, 'done'],
      [asked.version + 3, 'discard copper'],
    ]);
  });

  test('leaves out of several choices the one that gave itself, being the only one left', async () => {
    const version = asked.version + 1;
    api.choose.mockImplementation(() => Promise.resolve({ version }));
    api.state.mockImplementation(() => Promise.resolve({ ...asked, version, choices: [] }));

    await session.chooseAll(['discard copper', 'discard estate'], null);

    expect(api.choose).toHaveBeenCalledTimes(1);
    expect(session.refusal).toBeNull();
    expect(session.chaining).toBe(false);
  });

  test('marks what others took until my next choice', async () => {
    say(asked);
    say(stepAfter(asked, { events: [{ kind: 'buy', seat: 1, card: 'village' }] }));
    await vi.advanceTimersByTimeAsync(50);
    expect(session.changedBy('supply', 'village')).toBe(1);

    await session.choose(first());
    say(stepAfter(asked, { version: asked.version + 2 }));
    await vi.advanceTimersByTimeAsync(50);

    expect(session.changedBy('supply', 'village')).toBeNull();
  });

  test('lets go of a selection that is no longer offered', () => {
    session.selected = first().text;
    say({ ...asked, choices: [] });

    expect(session.selected).toBeNull();
  });

  test('says that a table is not there', async () => {
    api.state.mockRejectedValueOnce(
      new ApiError(404, { code: 'unknown-table', message: 'there is no table' }),
    );
    const lost = new TableSession({
      table: 'nowhere',
      key: null,
      api: api as unknown as Api,
      open: () => socket,
    });

    await lost.start();

    expect(lost.missing?.code).toBe('unknown-table');
  });
});
