/** Why a card cannot be chosen now, and what choosing one brings: worked out for the eye, decided by the server. */
import type { CardInfo, View } from '../../lib/net/types';
import {
  copies,
  costOf,
  counterAt,
  ENERGIES,
  leeches,
  reserveOf,
  spendable,
  tally,
  yieldOf,
  type Energy,
} from './model';

/** What is missing: energies, crystals, or room under the gauge. */
export interface Missing {
  energy: Energy[];
  crystals: number;
  gauge: boolean;
}

const NOTHING: Missing = { energy: [], crystals: 0, gauge: false };

/** The energies that are not there, the dearest to find first. */
export function shortOf(need: Energy[], have: Energy[]): Energy[] {
  const [wanted, held] = [tally(need), tally(have)];
  return ENERGIES.flatMap((energy) => Array<Energy>(Math.max(0, wanted[energy] - held[energy])).fill(energy));
}

/** Why the seat cannot summon this card from its hand, or null where nothing is seen to be missing. */
export function missingFor(
  view: View,
  seat: number,
  card: string,
  info: CardInfo | undefined,
): Missing | null {
  if (counterAt(view, 'cards', seat) >= counterAt(view, 'gauge', seat)) return { ...NOTHING, gauge: true };
  const cost = costOf(info, view.seats);
  const have = spendable(view, seat);
  const short = shortOf(cost.energy, have);
  const spared = Math.min(copies(view, seat, 'hand_of_fortune'), Math.max(0, cost.energy.length - 1));
  const crystals = cost.crystals + leeches(view, seat) - counterAt(view, 'crystals', seat);
  const any = card === 'elemental_amulet' && !have.length;
  const energy = short.slice(spared);
  if (!energy.length && crystals <= 0 && !any) return null;
  return { ...NOTHING, energy, crystals: Math.max(0, crystals) };
}

/** The tokens of the reserve that summoning would take, where there is no choice about it. */
export function spentBy(view: View, seat: number, info: CardInfo | undefined): Energy[] {
  if (copies(view, seat, 'hand_of_fortune') || copies(view, seat, 'amulet_of_water')) return [];
  return costOf(info, view.seats).energy;
}

const GAINS: Record<string, number> = {
  amulet_of_earth: 9,
  olafs_blessed_statue: 20,
  cursed_treatise_of_arus: 10,
  idol_of_the_familiar: 10,
  damned_soul_of_onys: 10,
};

/** The seat's crystals after summoning the card, as far as it is certain. */
export function crystalsAfter(view: View, seat: number, card: string, info: CardInfo | undefined): number {
  const paid = costOf(info, view.seats).crystals + leeches(view, seat);
  const staff = 3 * copies(view, seat, 'staff_of_spring');
  return counterAt(view, 'crystals', seat) - paid + staff + (GAINS[card] ?? 0);
}

/** Crystals for one token transmuted now. */
export const worth = (view: View, energy: Energy): number =>
  yieldOf(energy, counterAt(view, 'space', null)) +
  (view.counters.find((counter) => counter.id === 'extra')?.value ?? 0);

/** What the whole reserve would bring. */
export const worthOfAll = (view: View, seat: number): number =>
  reserveOf(view, seat).reduce((sum, energy) => sum + worth(view, energy), 0);
