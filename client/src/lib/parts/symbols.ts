/** Effects in symbols: "+1{card} {2}|{vp}" is text, icons by name, coins by number, and "|" for a new line. */
import type { UiIcon } from '../icons/names';

export type Symbol = { text: string } | { coin: string } | { icon: UiIcon } | { line: true };

const ICONS: Record<string, UiIcon> = {
  action: 'lt-action',
  attack: 'crossed-swords',
  buy: 'lt-buy',
  card: 'lt-card',
  deck: 'lt-deck',
  hand: 'lt-hand',
  shield: 'shield',
  trash: 'card-burn',
  treasure: 'coins',
  vp: 'laurels',
};

export function symbols(text: string): Symbol[] {
  const found: Symbol[] = [];
  for (const part of text.split(/(\{[\w-]+\}|\|)/)) {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    const icon = name ? ICONS[name] : undefined;
    if (part === '|') found.push({ line: true });
    else if (icon) found.push({ icon });
    else if (name) found.push({ coin: name });
    else if (part) found.push({ text: part });
  }
  return found;
}
