/** What a look at a hex tells, line by line: what laying there brings, or what is there. */
import { t } from '../../lib/words/words.svelte';
import type { Board } from './board.svelte';
import { isSite, placeName, type Hex } from './hexes';
import { groupAt, housesIn, isFarm, sharesAt, type Part } from './model';
import { named, reason, tileName } from './words';

export interface AboutLine {
  id: string;
  /** An icon of the sprite, or none. */
  icon: string;
  what: string;
  small?: string;
  worth?: string;
  /** Seats whose marks stand before and after an arrow, or in a row. */
  from?: number | undefined;
  to?: number;
}

const ICONS: Record<string, string> = {
  food_farms: 'wheat',
  energy_farms: 'wind-turbine',
  settlements: 'house',
  ports: 'anchor',
  offshore_farms: 'fishing-boat',
  goals: 'checkered-flag',
  towers: 'stone-tower',
};

function partLine(board: Board, hex: Hex, part: Part): AboutLine {
  const { atlas, laid, tile } = board;
  const id = part.key.replaceAll('_', '-');
  const line: AboutLine = {
    id,
    icon: ICONS[part.key] ?? 'laurels',
    what: t(`rebirth-${id}`),
    worth: `+${part.points}`,
  };
  if (part.key === 'goals')
    return { ...line, small: (board.preview?.goals ?? []).map((goal) => named(goal)).join(', ') };
  const isGroup = part.key === 'food_farms' || part.key === 'energy_farms';
  if (!isGroup || !atlas || !tile) return line;
  const count = groupAt(atlas, laid, hex, board.seat, tile).length;
  return { ...line, small: t('rebirth-page-group', { count }) };
}

/** Goals are counted one by one, but told together. */
export function layingParts(parts: Part[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of parts) {
    const before = found.get(part.key);
    found.set(part.key, before ? { ...before, points: before.points + part.points } : part);
  }
  return [...found.values()];
}

function settlementLines(board: Board, hex: Hex): AboutLine[] {
  const { atlas, laid, preview, tile } = board;
  if (!atlas || !tile || isFarm(tile) || hex.ground !== 'town') return [];
  if (preview?.settlement.length)
    return preview.settlement.flatMap((points, seat) =>
      points && seat !== board.seat
        ? [
            {
              id: `other-${seat}`,
              icon: 'house',
              what: board.play.playerName(seat),
              worth: `+${points}`,
              to: seat,
            },
          ]
        : [],
    );
  const free = (atlas.towns.get(hex.label) ?? []).filter((each) => !laid.has(each.code)).length - 1;
  return [{ id: 'room', icon: 'house', what: t('rebirth-page-not-full', { count: free }) }];
}

function siteLines(board: Board): AboutLine[] {
  const { atlas, preview } = board;
  if (!atlas || !preview) return [];
  const nameOf = (label: string): string => placeName(atlas, label);
  const castles = preview.castles.map((label) => ({
    id: label,
    icon: 'castle',
    what: nameOf(label),
    small: board.holders.has(label) ? t('rebirth-page-changes-hands') : t('rebirth-page-becomes-yours'),
    from: board.holders.get(label),
    to: board.seat,
  }));
  const cathedrals = preview.cathedrals.map((label) => ({
    id: label,
    icon: 'church',
    what: nameOf(label),
    worth: t('rebirth-page-one-mission'),
  }));
  const towers = preview.towers.map((label) => ({
    id: label,
    icon: 'stone-tower',
    what: nameOf(label),
    small: named(board.markers.get(label) ?? 'tower'),
  }));
  return [...castles, ...cathedrals, ...towers];
}

export function layingLines(board: Board, hex: Hex): AboutLine[] {
  const parts = layingParts(board.preview?.parts ?? []).map((part) => partLine(board, hex, part));
  return [...parts, ...settlementLines(board, hex), ...siteLines(board)];
}

/** What lies on and around a hex where nothing is to be laid. */
export function presentLines(board: Board, hex: Hex): AboutLine[] {
  const { atlas, laid, play } = board;
  if (!atlas) return [];
  const there = laid.get(hex.code);
  const lines: AboutLine[] = [];
  if (there) {
    const icon = there.tile === 'food' ? 'wheat' : there.tile === 'energy' ? 'wind-turbine' : 'house';
    const line: AboutLine = { id: 'tile', icon, what: tileName(there.tile) };
    if (there.seat !== null) {
      line.to = there.seat;
      line.small = play.playerName(there.seat);
      if (isFarm(there.tile))
        line.worth = t('rebirth-page-group', {
          count: groupAt(atlas, laid, hex, there.seat, there.tile).length,
        });
    }
    lines.push(line);
  }
  if (hex.ground === 'town')
    for (const { seat, count } of housesIn(atlas, laid, hex.label))
      lines.push({
        id: `houses-${seat}`,
        icon: 'house',
        what: play.playerName(seat),
        worth: t('rebirth-page-houses-count', { count }),
        to: seat,
      });
  if (isSite(hex))
    for (const share of sharesAt(atlas, laid, hex))
      lines.push({
        id: `share-${share.seat}`,
        icon: 'hexes',
        what: play.playerName(share.seat),
        worth: t('rebirth-page-tiles-farms', { tiles: share.tiles, farms: share.farms }),
        to: share.seat,
      });
  const why = reason(board, hex);
  if (why && !there) lines.push({ id: 'why', icon: 'lt-close', what: why });
  return lines;
}
