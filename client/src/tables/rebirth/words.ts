/** Hexes, tiles and cards of Rebirth in words: for labels, sheets, and those who listen. */
import type { View } from '../../lib/net/types';
import { key, maybe, t } from '../../lib/words/words.svelte';
import type { Board } from './board.svelte';
import { isSpace, near, placeName, type Atlas, type Hex } from './hexes';
import { freeIn, isFarm, whyNot, type TileId } from './model';

export const GAME = 'rebirth';

/** The name of a card; one that belongs to a place names it. */
export function named(card: string, attribute = ''): string {
  const [kind = '', ...place] = card.split('@');
  const id = `${key(GAME, kind)}${attribute && `.${attribute}`}`;
  return place.length ? t(id, { place: place.join('@') }) : t(id);
}
export function ruleOf(card: string): string {
  const [kind = '', ...place] = card.split('@');
  return maybe(`${key(GAME, kind)}.rule`, { place: place.join('@') }) ?? '';
}

/** A map of the game's own has a name in each language; any other is called as its maker wishes. */
export function mapName(view: View, atlas: Atlas): string {
  const own = typeof view.options.map === 'string' ? view.options.map : '';
  return maybe(`rebirth-option-map-${own}`) ?? atlas.sheet.name;
}

export const tileName = (tile: TileId): string => named(tile);

/** What a hex is called: its place's name, or the kind of land. */
export function title(atlas: Atlas, hex: Hex): string {
  const name = placeName(atlas, hex.label);
  if (isSpace(hex) && hex.ground !== 'town') return t(`rebirth-${hex.ground}-space`);
  if (hex.ground === 'town' && !name) return t('rebirth-settlement-space');
  return named(`${hex.ground}@${name}`);
}

/** What a space is, besides its name. */
export function details(board: Board, hex: Hex): string[] {
  const { atlas } = board;
  if (!atlas) return [];
  const said: string[] = [];
  if (hex.ground === 'town') {
    said.push(t('rebirth-page-size', { size: hex.size }));
    if (hex.size > 1) said.push(t('rebirth-page-free', { count: freeIn(atlas, board.laid, hex.label) }));
  }
  if (hex.bonus) said.push(t(atlas.sheet.rules === 'ireland' ? 'rebirth-offshore' : 'rebirth-port'));
  const holder = board.holders.get(hex.label);
  if (hex.ground === 'castle')
    said.push(
      holder === undefined
        ? t('rebirth-page-nobodys')
        : t('rebirth-page-held', { player: board.play.playerName(holder) }),
    );
  const guests = board.visitors.get(hex.label) ?? board.used.get(hex.label) ?? [];
  if (guests.length)
    said.push(
      t('rebirth-page-came', { players: guests.map((seat) => board.play.playerName(seat)).join(', ') }),
    );
  const marker = board.markers.get(hex.label);
  if (marker) said.push(named(marker));
  return said;
}

/** Why the tile in hand cannot be laid there. */
export function reason(board: Board, hex: Hex): string | null {
  if (!board.asksPlace || !board.tile || board.places.has(hex.code) || !isSpace(hex)) return null;
  const why = whyNot(hex, board.tile, board.laid);
  return t(`rebirth-page-why-${why}`, { tile: tileName(board.tile) });
}

function besides(board: Board, hex: Hex): string[] {
  const { atlas, play } = board;
  if (!atlas) return [];
  const counts = new Map<string, { seat: number; tile: TileId; count: number }>();
  const places: string[] = [];
  for (const other of near(atlas, hex)) {
    if (!isSpace(other)) {
      if (other.label) places.push(title(atlas, other));
      continue;
    }
    const there = board.laid.get(other.code);
    if (!there || there.seat === null) continue;
    const tile = isFarm(there.tile) ? there.tile : 'settlement';
    const by = `${there.seat} ${tile}`;
    counts.set(by, { seat: there.seat, tile, count: (counts.get(by)?.count ?? 0) + 1 });
  }
  const tiles = [...counts.values()].map(({ seat, tile, count }) =>
    t('rebirth-page-beside-tiles', {
      player: play.playerName(seat),
      tile: isFarm(tile) ? named(tile) : t('rebirth-page-settlement-tile'),
      count,
    }),
  );
  return [...tiles, ...places];
}

/** The hex in one spoken line: what it is, what lies there and beside it, and what it is worth. */
export function spokenHex(board: Board, hex: Hex): string {
  const { atlas, play } = board;
  if (!atlas) return '';
  const said = [title(atlas, hex), ...details(board, hex)];
  const there = board.laid.get(hex.code);
  if (there)
    said.push(
      there.seat === null
        ? tileName(there.tile)
        : t('rebirth-page-owned', { player: play.playerName(there.seat), tile: tileName(there.tile) }),
    );
  const doer = board.news.spaces.get(hex.code);
  if (doer !== undefined) said.push(t('page-changed-by', { player: play.playerName(doer) }));
  const beside = besides(board, hex);
  if (beside.length) said.push(t('rebirth-page-beside', { what: beside.join(', ') }));
  const preview = board.previews.get(hex.code);
  if (preview && board.places.has(hex.code)) said.push(t('rebirth-page-worth', { points: preview.points }));
  const why = reason(board, hex);
  if (why && !there) said.push(why);
  return said.join(', ');
}
