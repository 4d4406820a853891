/** The keyboard of a table: Enter, Space, digits and letters, the same in every game. */
import type { Option } from '../net/types';
import { settings } from '../settings.svelte';
import type { Play } from './play.svelte';

/** The one button in amber: what is selected, else the quick way, else the only button, if it gives nothing up. */
export function primaryOf(play: Play): Option | null {
  if (!play.session.myMove || play.chain || play.plan) return null;
  if (play.selected) return play.selected;
  const quick = play.skin.quick(play.session.choices);
  if (quick) return quick;
  if (play.opened !== null) return null;
  const { buttons, spots } = play.placed;
  const [only, ...others] = buttons;
  if (!only || (others.length && (spots.size || play.isAside(only)))) return null;
  return spots.size && play.warningFor(only) ? null : only;
}

export interface Commands {
  log(): void;
  help(): void;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

const onThing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.hasAttribute('data-rove');
const onControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null && !onThing(target);

function letter(play: Play, key: string, commands: Commands): boolean {
  if (key === 'u' && play.session.message?.undo) void play.session.undo();
  else if (key === 'l') commands.log();
  else if (key === '?') commands.help();
  else return false;
  return true;
}

function digit(play: Play, key: string): boolean {
  if (!/^[1-9]$/.test(key) || !play.session.myMove) return false;
  if (play.chain) {
    if (key === '1') play.sendChain();
    return key === '1';
  }
  const primary = primaryOf(play);
  const option = play.buttons.filter((each) => each !== primary)[Number(key) - 1];
  if (option) play.commit(option);
  return option !== undefined;
}

function space(play: Play, target: EventTarget | null): boolean {
  const quick = play.session.myMove ? play.skin.quick(play.session.choices) : null;
  if (!quick || onControl(target)) return false;
  play.commit(quick);
  return true;
}

function enter(play: Play, target: EventTarget | null): boolean {
  if (play.plan && !onControl(target)) {
    if (play.plan.why === null) play.plan.send();
    return true;
  }
  if (play.chain && !onControl(target) && !onThing(target)) {
    play.sendChain();
    return true;
  }
  const primary = primaryOf(play);
  if (!primary || onControl(target)) return false;
  if (onThing(target) && (target as HTMLElement).getAttribute('aria-disabled') !== 'true' && !play.selected)
    return false;
  play.commit(primary);
  return true;
}

/** Takes a key press; true when it meant something here. */
export function pressed(event: KeyboardEvent, play: Play, commands: Commands): boolean {
  if (typing(event.target) || document.querySelector('dialog[open]')) return false;
  const { key } = event;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
    if (!play.session.message?.undo) return false;
    void play.session.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === ' ') return space(play, event.target);
  if (key === 'Enter') return enter(play, event.target);
  if (key === 'Escape') {
    play.open(null);
    play.inspected = null;
    return true;
  }
  if (!settings.shortcuts) return false;
  return digit(play, key) || letter(play, key.toLowerCase(), commands);
}
