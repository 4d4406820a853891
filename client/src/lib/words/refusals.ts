/** What the server refuses, in the player's words; its own sentence where there is no better one. */
import type { Refusal } from '../net/types';
import { maybe } from './words.svelte';

/** Codes that are the same to a player as another. */
const SAME: Record<string, string> = {
  failed: 'server',
  'no-open-seat': 'seat-taken',
  'not-playing': 'illegal',
  offline: 'network',
  'store-unavailable': 'server',
  'unknown-table': 'not-found',
};

export function refusalWords(refusal: Refusal): string {
  return maybe(`page-error-${SAME[refusal.code] ?? refusal.code}`) ?? refusal.message;
}
