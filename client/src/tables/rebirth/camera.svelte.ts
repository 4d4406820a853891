/** Where one looks at the board: how near, and which part. */

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const MOST = 3.2;
/** How much of the board must stay in sight. */
const KEPT = 80;

const within = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

export class Camera {
  x = $state(0);
  y = $state(0);
  /** Pixels for each unit of the board. */
  scale = $state(1);
  /** Under way: pictures may stay coarse for the moment. */
  moving = $state(false);
  /** As it was at first: nobody has moved it yet. */
  fitted = $state(true);
  /** What is shown at first is never smaller than this, though not all of it may be in sight then. */
  floor = 0;
  private box = { width: 0, height: 0 };
  private view = { width: 1, height: 1 };
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

  /** The scale at which all of the board is in sight. */
  get whole(): number {
    const { box, view, insets } = this;
    const wide = (view.width - insets.left - insets.right) / Math.max(box.width, 1);
    const high = (view.height - insets.top - insets.bottom) / Math.max(box.height, 1);
    return Math.max(0.2, Math.min(wide, high, 2));
  }
  get least(): number {
    return this.whole * 0.8;
  }

  /** Takes new measures: of the window, of the board, and of what lies over the window's edges. */
  measure(
    view: { width: number; height: number },
    box: { width: number; height: number },
    insets: Insets,
  ): void {
    const old = this.view;
    this.view = view;
    this.box = box;
    this.insets = insets;
    if (this.fitted) this.begin();
    else this.place(this.x + (view.width - old.width) / 2, this.y + (view.height - old.height) / 2);
  }

  /** All of the board, or its middle where that would be too small. */
  private begin(): void {
    this.fit();
    if (this.scale >= this.floor) return;
    this.zoom(this.floor / this.scale);
    this.fitted = true;
  }

  /** All of the board. */
  fit(): void {
    const { box, view, insets } = this;
    this.fitted = true;
    this.scale = this.whole;
    this.x = insets.left + (view.width - insets.left - insets.right - box.width * this.scale) / 2;
    this.y = insets.top + (view.height - insets.top - insets.bottom - box.height * this.scale) / 2;
  }

  /** Zooms by a factor; the point (x, y) of the window stays where it is. */
  zoom(by: number, x = this.view.width / 2, y = this.view.height / 2): void {
    const scale = within(this.scale * by, this.least, MOST);
    const [bx, by_] = [(x - this.x) / this.scale, (y - this.y) / this.scale];
    this.scale = scale;
    this.fitted = false;
    this.place(x - bx * scale, y - by_ * scale);
  }

  pan(dx: number, dy: number): void {
    this.fitted = false;
    this.place(this.x + dx, this.y + dy);
  }

  /** Brings a point of the board to the middle of the window. */
  centre(bx: number, by: number): void {
    const { view, scale } = this;
    this.fitted = false;
    this.place(view.width / 2 - bx * scale, view.height / 2 - by * scale);
  }

  private place(x: number, y: number): void {
    const { box, view, scale } = this;
    this.x = within(x, KEPT - box.width * scale, view.width - KEPT);
    this.y = within(y, KEPT - box.height * scale, view.height - KEPT);
  }

  /** Moves as little as is needed for a point of the board to be in sight, `room` from the edges, `below` from the foot. */
  reveal(bx: number, by: number, room = 50, below = room): void {
    const { view, insets } = this;
    const [x, y] = [this.x + bx * this.scale, this.y + by * this.scale];
    const dx = within(x, insets.left + room, view.width - insets.right - room) - x;
    const dy =
      within(y, insets.top + room, Math.max(insets.top + room, view.height - insets.bottom - below)) - y;
    if (Math.abs(dx) + Math.abs(dy) > 1) this.pan(dx, dy);
  }
}
