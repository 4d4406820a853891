/** A picture for a card that nobody has drawn: its ink and ground follow from its name, always the same. */
import { GROUNDS, INKS, type Art, type Ground, type Ink } from './drawing';

export function plainArt(card: string): Art {
  let hash = 7;
  for (const sign of card) hash = (hash * 31 + sign.charCodeAt(0)) >>> 0;
  const inks = Object.keys(INKS) as Ink[];
  const grounds = Object.keys(GROUNDS) as Ground[];
  return {
    icon: 'laurels',
    ink: inks[hash % inks.length] ?? 'ochre',
    ground: grounds[(hash >>> 8) % grounds.length] ?? 'rays',
  };
}
