/** Looking at a card: after a moment's rest of the pointer, on focus, or by a long press. */
import type { Action } from 'svelte/action';

const REST = 400;
const PRESS = 450;

interface Peek {
  card: string;
  show: (card: string, stay: boolean) => void;
}

export const peek: Action<HTMLElement, Peek> = (node, given) => {
  let wish = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const later = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const stop = (): void => clearTimeout(timer);
  const listeners: [string, (event: Event) => void][] = [
    [
      'pointerenter',
      (e) => (e as PointerEvent).pointerType === 'mouse' && later(REST, () => wish.show(wish.card, false)),
    ],
    ['pointerleave', stop],
    ['pointercancel', stop],
    ['pointerup', stop],
    ['pointermove', (e) => (e as PointerEvent).pointerType !== 'mouse' && moved(e as PointerEvent) && stop()],
    ['focus', () => node.matches(':focus-visible') && wish.show(wish.card, false)],
    ['contextmenu', (e) => pressed && e.preventDefault()],
  ];
  let from: [number, number] = [0, 0];
  const moved = (e: PointerEvent): boolean => Math.hypot(e.clientX - from[0], e.clientY - from[1]) > 10;
  const down = (event: PointerEvent): void => {
    pressed = false;
    from = [event.clientX, event.clientY];
    if (event.pointerType === 'mouse') return;
    later(PRESS, () => {
      pressed = true;
      wish.show(wish.card, true);
    });
  };
  // A long press looks and does nothing else.
  const click = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const [name, call] of listeners) node.addEventListener(name, call);
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, { capture: true });
  return {
    update: (next) => (wish = next),
    destroy: () => {
      stop();
      for (const [name, call] of listeners) node.removeEventListener(name, call);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, { capture: true });
    },
  };
};
