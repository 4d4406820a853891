/** What every card and pile on a table can be: its state, its reasons, and how it is called aloud. */
import { cardName } from '../words/lines';
import { key, t } from '../words/words.svelte';
import type { CardInfo } from '../net/types';

export interface ThingProps {
  card: string;
  /** null: nothing is asked of it. */
  state?: 'can' | 'chosen' | 'cannot' | null;
  count?: number | undefined;
  /** Why it cannot be chosen. */
  why?: string | null;
  /** The seat that changed it since my last decision. */
  by?: number | null;
  /** Where cards start and land, for movements. */
  spot?: string | undefined;
  onpress?: (() => void) | undefined;
}

/** What every button for a thing has: whether it is chosen, whether it can be pressed, and what a press does. */
export const pressable = (state: ThingProps['state'], onpress: (() => void) | undefined) =>
  ({
    type: 'button',
    'data-rove': '',
    'aria-pressed': state === 'chosen' ? 'true' : undefined,
    'aria-disabled': onpress && state !== 'cannot' ? undefined : 'true',
    onclick: state === 'cannot' ? undefined : onpress,
  }) as const;

/** How many letters a name has on paper, for its size: soft hyphens take no room. */
export const lengthOf = (name: string): number => name.replaceAll('\u00AD', '').length;

export const classes = (props: ThingProps): string =>
  [
    props.state ? `is-${props.state}` : '',
    props.count === 0 ? 'is-empty' : '',
    props.by === null || props.by === undefined ? '' : 'is-changed',
  ].join(' ');

/** The thing in one spoken line: name, cost, kinds, what it does, how many, and its state. */
export function spokenThing(
  game: string,
  info: CardInfo | undefined,
  props: ThingProps,
  doer: string | null,
): string {
  const parts = [cardName(game, props.card)];
  if (info?.cost !== undefined) parts.push(t('page-costs', { number: info.cost }));
  for (const kind of info?.kinds ?? []) parts.push(t(key(game, 'kind', kind)));
  if (props.count === 0) parts.push(t('page-empty'));
  else if (props.count !== undefined) parts.push(t('page-pile-count', { count: props.count }));
  if (props.state === 'chosen') parts.push(t('page-state-chosen'));
  if (props.why) parts.push(props.why);
  if (doer) parts.push(t('page-changed-by', { player: doer }));
  return parts.join(', ');
}
