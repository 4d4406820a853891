/** The pictures and symbol lines of Dominion's cards; names and rules are in the catalogues. */
import type { Art } from '../../lib/parts/drawing';

export interface DominionArt extends Art {
  /** The effect in symbols; see Symbols.svelte for the notation. */
  symbols: string;
  /** A card whose whole effect the symbols tell: drawn large instead of a rule text. */
  plain?: boolean;
}

export const DOMINION_ART: Record<string, DominionArt> = {
  copper: { icon: 'coins', ink: 'copper', ground: 'rings', symbols: '{1}', plain: true },
  silver: { icon: 'coins', ink: 'silver', ground: 'rings', symbols: '{2}', plain: true },
  gold: { icon: 'gold-bar', ink: 'gold', ground: 'rays', symbols: '{3}', plain: true },
  estate: { icon: 'family-house', ink: 'green', ground: 'hills', symbols: '1{vp}', plain: true },
  duchy: { icon: 'elven-castle', ink: 'green', ground: 'field', symbols: '3{vp}', plain: true },
  province: { icon: 'castle', ink: 'green', ground: 'rays', symbols: '6{vp}', plain: true },
  curse: { icon: 'cursed-star', ink: 'violet', ground: 'stars', symbols: '−1{vp}', plain: true },
  adventurer: { icon: 'treasure-map', ink: 'ochre', ground: 'field', symbols: '+2{treasure}' },
  bureaucrat: { icon: 'quill-ink', ink: 'crimson', ground: 'tiles', symbols: '{2}→{deck} {attack}' },
  cellar: { icon: 'cellar-barrels', ink: 'rust', ground: 'arch', symbols: '+1{action} ?{card}' },
  chancellor: { icon: 'tied-scroll', ink: 'violet', ground: 'tiles', symbols: '+{2} {deck}→' },
  chapel: { icon: 'candle-holder', ink: 'slate', ground: 'arch', symbols: '{trash} ≤4' },
  'council-room': { icon: 'table', ink: 'teal', ground: 'tiles', symbols: '+4{card} +1{buy}' },
  feast: { icon: 'meal', ink: 'rose', ground: 'rays', symbols: '{trash} → ≤{5}' },
  festival: { icon: 'party-flags', ink: 'rose', ground: 'hills', symbols: '+2{action}|+1{buy} +{2}' },
  gardens: { icon: 'flowers', ink: 'green', ground: 'rings', symbols: '1{vp} /10{card}' },
  laboratory: {
    icon: 'erlenmeyer',
    ink: 'blue',
    ground: 'arch',
    symbols: '+2{card} +1{action}',
    plain: true,
  },
  library: { icon: 'bookshelf', ink: 'teal', ground: 'arch', symbols: '{hand}→7{card}' },
  market: {
    icon: 'shop',
    ink: 'ochre',
    ground: 'bricks',
    symbols: '+1{card} +1{action}|+1{buy} +{1}',
    plain: true,
  },
  militia: { icon: 'swordman', ink: 'crimson', ground: 'rays', symbols: '+{2} {hand}→3' },
  mine: { icon: 'mine-wagon', ink: 'slate', ground: 'arch', symbols: '{treasure} → ≤+{3}' },
  moat: { icon: 'drawbridge', ink: 'blue', ground: 'waves', symbols: '+2{card} {shield}' },
  moneylender: { icon: 'receive-money', ink: 'gold', ground: 'bricks', symbols: '{trash}{1} → +{3}' },
  remodel: { icon: 'hammer-nails', ink: 'slate', ground: 'bricks', symbols: '{trash} → ≤+{2}' },
  smithy: { icon: 'blacksmith', ink: 'rust', ground: 'rays', symbols: '+3{card}', plain: true },
  spy: { icon: 'spyglass', ink: 'night', ground: 'stars', symbols: '+1{card} +1{action}|{attack}{deck}' },
  thief: { icon: 'robber', ink: 'violet', ground: 'bricks', symbols: '{treasure} {attack}' },
  'throne-room': { icon: 'throne-king', ink: 'gold', ground: 'arch', symbols: '{action} ×2' },
  village: {
    icon: 'huts-village',
    ink: 'ochre',
    ground: 'hills',
    symbols: '+1{card} +2{action}',
    plain: true,
  },
  witch: { icon: 'witch-face', ink: 'violet', ground: 'stars', symbols: '+2{card} −1{vp}' },
  woodcutter: { icon: 'wood-axe', ink: 'teal', ground: 'forest', symbols: '+1{buy} +{2}', plain: true },
  workshop: { icon: 'anvil', ink: 'rust', ground: 'bricks', symbols: '+{card} ≤{4}' },
};
