/** Dragging, pinching and the wheel over the board; what was a drag is no press. */
import type { Action } from 'svelte/action';
import type { Camera } from './camera.svelte';

const SLACK = 7;
const SETTLED = 160;

export const gestures: Action<HTMLElement, Camera> = (node, given) => {
  const camera = given;
  const down = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let far = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const spot = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const move = (): void => {
    camera.moving = true;
    clearTimeout(rest);
    rest = setTimeout(() => (camera.moving = false), SETTLED);
  };
  const pressed = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('[data-over]')) return;
    if (down.size === 0) [dragged, far] = [false, 0];
    down.set(event.pointerId, spot(event));
  };
  const moved = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    far += Math.hypot(now.x - before.x, now.y - before.y);
    if (far < SLACK && down.size < 2) return;
    if (!dragged) {
      dragged = true;
      node.setPointerCapture(event.pointerId);
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [old, fresh] = [before, now].map((at) => Math.hypot(at.x - other.x, at.y - other.y));
      if (old && fresh) camera.zoom(fresh / old, (now.x + other.x) / 2, (now.y + other.y) / 2);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else camera.pan(now.x - before.x, now.y - before.y);
    down.set(event.pointerId, now);
    move();
  };
  const up = (event: PointerEvent): void => {
    down.delete(event.pointerId);
  };
  const click = (event: MouseEvent): void => {
    if (!dragged || (event.target as Element).closest('[data-over]')) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest('[data-over]')) return;
    event.preventDefault();
    const { x, y } = spot(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
    move();
  };
  node.addEventListener('pointerdown', pressed);
  node.addEventListener('pointermove', moved);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy: () => {
      clearTimeout(rest);
      node.removeEventListener('pointerdown', pressed);
      node.removeEventListener('pointermove', moved);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', wheel);
    },
  };
};
