/** Pointer, focus and keys on the hexes: one set of listeners for the whole board. */
import type { Action } from 'svelte/action';
import type { Board } from './board.svelte';
import { walk, type Way } from './hexes';

/** The arrows, and the corners of the block of keys beside them for the four slanting ways. */
const WAYS: Record<string, Way> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'upleft',
  PageUp: 'upright',
  End: 'downleft',
  PageDown: 'downright',
};

interface Given {
  board: Board;
  /** The focus has come to a hex (by keys), or left. */
  onfocus(code: string | null, byKeys: boolean): void;
}

const codeOf = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<SVGElement>('[data-hex]')?.dataset.hex : null) ?? null;

/** Not on the picture itself: with such listeners Tab would stop at it. */
export const attend: Action<HTMLElement, Given> = (node, given) => {
  const { board } = given;
  let keep: number | null = null;

  const focus = (code: string): void => {
    node.querySelector<SVGElement>(`[data-hex="${code}"]`)?.focus({ preventScroll: true });
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.buttons === 0) board.looked = codeOf(event.target);
  };
  const out = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') board.looked = null;
  };
  // Not for the focus that a press brings: what is told would lie over the hex before the press is over
  const focused = (event: FocusEvent): void => {
    const code = codeOf(event.target);
    if (code === null) return;
    const byKeys = (event.target as Element).matches(':focus-visible');
    if (byKeys) board.looked = code;
    given.onfocus(code, byKeys);
  };
  // Not at once: a hex that is taken off the page while the page is being drawn loses the focus, too
  const blurred = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && node.contains(event.relatedTarget)) return;
    keep = null;
    queueMicrotask(() => {
      board.looked = null;
      given.onfocus(null, false);
    });
  };
  const clicked = (event: MouseEvent): void => {
    const hex = board.hex(codeOf(event.target));
    if (hex) board.press(hex, (event as PointerEvent).pointerType ?? '');
  };
  const nextLegal = (from: string, back: boolean): string | null => {
    const worth = (code: string): number => board.previews.get(code)?.points ?? 0;
    const codes = [...board.places.keys()].sort((a, b) => worth(b) - worth(a));
    const at = codes.indexOf(from);
    const next = at < 0 ? 0 : (at + (back ? -1 : 1) + codes.length) % codes.length;
    return codes[next] ?? null;
  };
  const keydown = (event: KeyboardEvent): void => {
    const hex = board.hex(codeOf(event.target));
    if (!hex || !board.atlas || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    if (way) {
      const upright = way === 'up' || way === 'down';
      keep = upright ? (keep ?? hex.x) : null;
      const to = walk(board.atlas, hex, way, keep ?? hex.x);
      if (to) {
        const kept = keep;
        focus(to.code);
        keep = kept;
      }
    } else if (event.key.toLowerCase() === 'n') {
      const to = nextLegal(hex.code, event.shiftKey);
      if (to) focus(to);
    } else if (event.key === 'Enter' || event.key === ' ') board.press(hex, 'key');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  node.addEventListener('pointerover', over);
  node.addEventListener('pointerleave', out);
  node.addEventListener('focusin', focused);
  node.addEventListener('focusout', blurred);
  node.addEventListener('click', clicked);
  node.addEventListener('keydown', keydown);
  return {
    destroy: () => {
      node.removeEventListener('pointerover', over);
      node.removeEventListener('pointerleave', out);
      node.removeEventListener('focusin', focused);
      node.removeEventListener('focusout', blurred);
      node.removeEventListener('click', clicked);
      node.removeEventListener('keydown', keydown);
    },
  };
};
