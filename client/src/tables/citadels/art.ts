/** The pictures of Citadels' characters and districts; names and rules are in the catalogues. */
import type { Art, Ground, Ink } from '../../lib/parts/drawing';

const art = (icon: string, ink: Ink, ground: Ground): Art => ({ icon, ink, ground });
const noble = (icon: string, ground: Ground): Art => art(icon, 'gold', ground);
const religious = (icon: string, ground: Ground): Art => art(icon, 'blue', ground);
const trade = (icon: string, ground: Ground): Art => art(icon, 'green', ground);
const military = (icon: string, ground: Ground): Art => art(icon, 'crimson', ground);
const unique = (icon: string, ground: Ground): Art => art(icon, 'violet', ground);

export const CITADELS_ART: Record<string, Art> = {
  assassin: art('hooded-assassin', 'slate', 'rays'),
  witch: art('witch-flight', 'violet', 'stars'),
  magistrate: art('gavel', 'slate', 'tiles'),
  thief: art('robber-mask', 'violet', 'bricks'),
  spy: art('spyglass', 'night', 'stars'),
  blackmailer: art('envelope', 'rust', 'tiles'),
  magician: art('crystal-wand', 'rose', 'stars'),
  wizard: art('wizard-face', 'night', 'stars'),
  seer: art('crystal-ball', 'violet', 'rings'),
  king: art('crown', 'gold', 'rays'),
  emperor: art('imperial-crown', 'gold', 'rings'),
  patrician: art('laurel-crown', 'gold', 'tiles'),
  bishop: art('pope-crown', 'blue', 'arch'),
  abbot: art('prayer', 'blue', 'rays'),
  cardinal: art('cross-shield', 'blue', 'tiles'),
  merchant: art('scales', 'green', 'bricks'),
  alchemist: art('bubbling-flask', 'teal', 'arch'),
  trader: art('cargo-crate', 'green', 'waves'),
  architect: art('compass', 'ochre', 'field'),
  navigator: art('ship-wheel', 'teal', 'waves'),
  scholar: art('open-book', 'ochre', 'arch'),
  warlord: art('warlord-helmet', 'crimson', 'rays'),
  diplomat: art('shaking-hands', 'crimson', 'tiles'),
  marshal: art('visored-helm', 'crimson', 'bricks'),
  queen: art('queen-crown', 'rose', 'rays'),
  artist: art('palette', 'rose', 'rings'),
  tax_collector: art('money-stack', 'copper', 'bricks'),

  manor: noble('family-house', 'hills'),
  castle: noble('castle', 'bricks'),
  palace: noble('elven-castle', 'rays'),
  temple: religious('greek-temple', 'rays'),
  church: religious('church', 'hills'),
  monastery: religious('byzantin-temple', 'field'),
  cathedral: religious('saint-basil-cathedral', 'arch'),
  tavern: trade('tavern-sign', 'bricks'),
  market: trade('shop', 'tiles'),
  trading_post: trade('cargo-crate', 'field'),
  docks: trade('harbor-dock', 'waves'),
  harbor: trade('anchor', 'waves'),
  town_hall: trade('clock-tower', 'rays'),
  watchtower: military('watchtower', 'hills'),
  prison: military('prisoner', 'bricks'),
  barracks: military('medieval-barracks', 'field'),
  fortress: military('stone-tower', 'rays'),
  armory: unique('sword-array', 'bricks'),
  basilica: unique('roman-shield', 'arch'),
  capitol: unique('capitol', 'rays'),
  dragon_gate: unique('dragon-head', 'rays'),
  factory: unique('factory', 'bricks'),
  framework: unique('wood-frame', 'field'),
  gold_mine: unique('gold-mine', 'arch'),
  great_wall: unique('defensive-wall', 'bricks'),
  haunted_quarter: unique('spooky-house', 'stars'),
  imperial_treasury: unique('open-treasure-chest', 'rays'),
  ivory_tower: unique('white-tower', 'stars'),
  keep: unique('guarded-tower', 'hills'),
  laboratory: unique('erlenmeyer', 'arch'),
  library: unique('bookshelf', 'arch'),
  map_room: unique('treasure-map', 'tiles'),
  monument: unique('obelisk', 'field'),
  museum: unique('ionic-column', 'tiles'),
  necropolis: unique('graveyard', 'stars'),
  observatory: unique('observatory', 'stars'),
  park: unique('park-bench', 'forest'),
  poor_house: unique('hut', 'hills'),
  quarry: unique('stone-pile', 'field'),
  school_of_magic: unique('wizard-staff', 'stars'),
  secret_vault: unique('locked-chest', 'bricks'),
  smithy: unique('anvil', 'rays'),
  stables: unique('stable', 'field'),
  statue: unique('stone-bust', 'rays'),
  theater: unique('drama-masks', 'rays'),
  thieves_den: unique('hidden', 'bricks'),
  wishing_well: unique('well', 'rings'),
};

/** The lines of the score sheet that are no card. */
export const SHEET_ART: Record<string, Art> = {
  districts: art('village', 'ochre', 'hills'),
  all_types: art('polar-star', 'violet', 'rays'),
  first_complete: art('elven-castle', 'gold', 'rays'),
  complete: art('castle', 'gold', 'bricks'),
};

export const TYPES = ['noble', 'religious', 'trade', 'military', 'unique'] as const;

/** What is drawn small: the types of districts, the marks on characters, counts. */
export const TYPE_ICONS: Record<string, string> = {
  noble: 'crown',
  religious: 'church',
  trade: 'scales',
  military: 'crossed-swords',
  unique: 'polar-star',
};
export const MARK_ICONS: Record<string, string> = {
  killed: 'broad-dagger',
  robbed: 'robber-mask',
  bewitched: 'witch-flight',
  warrant: 'stamper',
  threat: 'envelope',
};
export const SMALL_ICONS = [
  ...Object.values(TYPE_ICONS),
  ...Object.values(MARK_ICONS),
  'two-coins',
  'village',
  'hammer-nails',
  'shield',
  'semi-closed-eye',
];
