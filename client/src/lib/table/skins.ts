/** Which games have a look of their own; every other game is drawn plainly from its view. */
import type { Skin } from './look';

const SKINS: Record<string, () => Promise<{ default: Skin }>> = {
  dominion: () => import('../../tables/dominion/skin'),
  citadels: () => import('../../tables/citadels/skin'),
  seasons: () => import('../../tables/seasons/skin'),
  rebirth: () => import('../../tables/rebirth/skin'),
};

export const PLAIN: Skin = {
  art: () => null,
  symbols: () => null,
  plain: () => false,
  counterIcon: () => 'laurels',
  quick: () => null,
  warn: () => null,
  flights: () => [],
  newsworthy: (event, me) => me !== null && Number(event.seat) !== me,
  chain: () => null,
  subject: () => null,
  table: null,
};

export async function skinOf(game: string): Promise<Skin> {
  return (await SKINS[game]?.())?.default ?? PLAIN;
}
