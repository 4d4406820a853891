/** The server's HTTP interface. Every refusal is an `ApiError`; a broken line is one with the code `offline`. */
import type { GameInfo, Json, NewTable, Refusal, Seating, StateMessage } from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly state: StateMessage | null = null,
  ) {
    super(refusal.message);
  }

  get code(): string {
    return this.refusal.code;
  }
}

interface Call {
  method?: 'GET' | 'POST';
  key?: string | null;
  body?: unknown;
}

async function send(path: string, call: Call): Promise<Response> {
  const headers: Record<string, string> = {};
  if (call.key) headers.Authorization = `Bearer ${call.key}`;
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(`/api${path}`, {
      method: call.method ?? 'GET',
      headers,
      body: call.body === undefined ? null : JSON.stringify(call.body),
    });
  } catch {
    throw new ApiError(0, { code: 'offline', message: 'The server cannot be reached.' });
  }
}

function refusalOf(status: number, body: unknown): ApiError {
  const { error, state } = (body ?? {}) as { error?: Refusal; state?: StateMessage };
  return new ApiError(status, error ?? { code: 'failed', message: `HTTP ${status}` }, state ?? null);
}

async function ask<T>(path: string, call: Call = {}): Promise<T> {
  const response = await send(path, call);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalOf(response.status, body);
  return body as T;
}

const at = (table: string, rest = ''): string => `/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => ask<{ games: GameInfo[] }>('/games').then((found) => found.games),
  check: (game: string, seats: number, options: Record<string, Json>) =>
    ask<{ options: Record<string, Json> }>('/options', {
      method: 'POST',
      body: { game, seats, options },
    }).then((found) => found.options),
  create: (wish: NewTable) => ask<Seating>('/tables', { method: 'POST', body: wish }),
  state: (table: string, key: string | null) => ask<StateMessage>(at(table), { key }),
  join: (table: string, name: string) => ask<Seating>(at(table, '/join'), { method: 'POST', body: { name } }),
  start: (table: string, key: string) => ask<Json>(at(table, '/start'), { method: 'POST', key, body: {} }),
  choose: (table: string, key: string, version: number, option: string) =>
    ask<{ version: number }>(at(table, '/choices'), { method: 'POST', key, body: { version, option } }),
  undo: (table: string, key: string, version: number) =>
    ask<{ version: number }>(at(table, '/undo'), { method: 'POST', key, body: { version } }),
  rematch: (table: string, key: string) =>
    ask<Seating>(at(table, '/rematch'), { method: 'POST', key, body: {} }),
  record: (table: string, key: string | null) => ask<Json>(at(table, '/record'), { key }),
};

export type Api = typeof api;
