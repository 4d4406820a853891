/** The seats this browser holds: their secret keys, and the tables to come back to. */

export interface HeldSeat {
  table: string;
  game: string;
  key: string | null;
  seat: number | null;
  at: number;
}

const STORE = 'ludoteka.tables';
const KEPT = 24;

function read(): HeldSeat[] {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as HeldSeat[]) : [];
  } catch {
    return [];
  }
}

export function heldSeats(): HeldSeat[] {
  return read().sort((a, b) => b.at - a.at);
}

export function keyOf(table: string): string | null {
  return read().find((held) => held.table === table)?.key ?? null;
}

/** Remembers a table; a key once known is not lost by looking on without it. */
export function hold(seat: Omit<HeldSeat, 'at'>): void {
  const others = read().filter((held) => held.table !== seat.table);
  const key = seat.key ?? keyOf(seat.table);
  const all = [{ ...seat, key, at: Date.now() }, ...others].sort((a, b) => b.at - a.at);
  localStorage.setItem(STORE, JSON.stringify(all.slice(0, KEPT)));
}

export function forget(table: string): void {
  localStorage.setItem(STORE, JSON.stringify(read().filter((held) => held.table !== table)));
}
