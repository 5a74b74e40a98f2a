import type { Cell } from '../../../maths/evaluate.ts';
import { PAYING_SYMBOLS, type ReelSymbol } from '../../../maths/symbols.ts';
import type { Window } from '../../../maths/window.ts';
import { slowReels } from './anticipation.ts';
import { fallingOf, fallingView, type Falling } from './falling.ts';
import { layOut, type Layout } from './layout.ts';
import { paint, type Light } from './paint.ts';
import { Reel, type ReelView } from './reel.ts';
import type { Sprites } from './sprites.ts';
import type { Tones } from './tones.ts';

export interface ReelListeners {
  /** Called in each frame in which a reel has stopped. */
  readonly onReelStop: () => void;
  /** Called when a reel begins to stop later than usual. */
  readonly onSlowReel: () => void;
}

export interface StageOptions extends ReelListeners {
  readonly host: HTMLElement;
  readonly sprites: Sprites;
  readonly tones: Tones;
  readonly heights: readonly number[];
  readonly isStill: () => boolean;
}

const REELS = 5;
/** Minimum time that the first reel turns, and the additional time of each further reel. */
const FIRST_STOP_MS = 560;
const NEXT_STOP_MS = 240;
/** Additional time of a reel that may complete a high win, or on which a scatter could start bonus spins. */
const SLOW_MS = 700;
const PULSE_MS = 900;
/** Reels with a varying number of rows are laid out with the height of this many rows. */
const ROOM_OF_UNEVEN_REELS = 4;
const FALL_MS = 420;

/** Symbols of a turning reel are decoration and decide nothing, so Math.random is sufficient. */
const anySymbol = (): ReelSymbol => PAYING_SYMBOLS[Math.floor(Math.random() * PAYING_SYMBOLS.length)] ?? 'A';

export class Stage {
  readonly #options: StageOptions;
  readonly #canvas = document.createElement('canvas');
  readonly #reels: readonly Reel<ReelSymbol>[];
  #layout: Layout = layOut(1, 1, 1);
  #light: Light | null = null;
  #litAt = 0;
  #spunAt = 0;
  #frame = 0;
  #fall: { readonly falling: Falling; readonly begunAt: number } | null = null;
  #atRest: (() => void) | null = null;
  /** The window on which the reels are stopping, and the timers that stop them. */
  #stopping: { readonly window: Window; readonly timers: readonly ReturnType<typeof setTimeout>[] } | null =
    null;
  #isHurried = false;
  #turningReels = 0;
  /** The reel that stops later, because it may complete a high win or a scatter on it could start bonus spins. */
  #slowReel: number | null = null;

  constructor(options: StageOptions) {
    this.#options = options;
    const rows = Math.max(...options.heights);
    const column = (): ReelSymbol[] => Array.from({ length: rows }, anySymbol);
    this.#reels = Array.from({ length: REELS }, () => new Reel(column(), anySymbol));
    // The canvas is hidden from screen readers; the bar announces the results as text.
    this.#canvas.setAttribute('aria-hidden', 'true');
    options.host.append(this.#canvas);
    new ResizeObserver(() => this.#fit()).observe(options.host);
    this.#fit();
  }

  spin(): void {
    this.#light = null;
    this.#isHurried = false;
    this.#spunAt = performance.now();
    if (!this.#options.isStill()) for (const reel of this.#reels) reel.spin(this.#spunAt);
    this.#ask();
  }

  /** Stops the reels one by one on the window; resolves when the last one has stopped. */
  land(window: Window): Promise<void> {
    this.#ask();
    if (this.#options.isStill() || this.#isHurried) {
      this.#position(window);
      return Promise.resolve();
    }
    const waitMs = Math.max(0, this.#spunAt + FIRST_STOP_MS - performance.now());
    const timers: ReturnType<typeof setTimeout>[] = [];
    let stopMs = waitMs;
    for (const [index, isSlow] of slowReels(window).entries()) {
      if (isSlow) {
        timers.push(setTimeout(() => this.#slowDown(index), stopMs));
        stopMs += SLOW_MS;
      }
      timers.push(setTimeout(() => this.#stopReel(index, window), stopMs));
      stopMs += NEXT_STOP_MS;
    }
    this.#stopping = { window, timers };
    return new Promise((done) => (this.#atRest = done));
  }

  /** Stops the reels at once; if the result is not known yet, as soon as it is. Cascades no longer fall. */
  hurry(): void {
    this.#isHurried = true;
    this.#slowReel = null;
    this.#fall = null;
    const stopping = this.#stopping;
    if (stopping) {
      for (const timer of stopping.timers) clearTimeout(timer);
      this.#position(stopping.window);
    }
    this.#ask();
  }

  #slowDown(reel: number): void {
    this.#slowReel = reel;
    this.#options.onSlowReel();
  }

  #stopReel(index: number, window: Window): void {
    if (this.#slowReel === index) this.#slowReel = null;
    this.#reels[index]?.land(performance.now(), window[index] ?? []);
  }

  /** Shows other symbols at once. */
  replace(window: Window): void {
    this.#position(window);
    this.light(null);
  }

  #position(window: Window): void {
    for (const [index, reel] of this.#reels.entries()) reel.position(window[index] ?? []);
  }

  /** Removes symbols and lets the others fall, so that the reels show `after`. Resolves after the fall. */
  fall(removed: readonly Cell[], after: Window): Promise<void> {
    const falling = fallingOf(this.shown(), removed, after);
    this.#position(after);
    this.light(null);
    if (this.#options.isStill() || this.#isHurried) return Promise.resolve();
    this.#fall = { falling, begunAt: performance.now() };
    return new Promise((done) => (this.#atRest = done));
  }

  light(light: Light | null): void {
    this.#light = light;
    this.#litAt = performance.now();
    this.#ask();
  }

  /** The symbols that are visible at this moment, also while the reels turn. */
  shown(): Window {
    const now = performance.now();
    return this.#reels.map((reel) => {
      const { cells, rows } = reel.view(now);
      return cells
        .slice(0, rows)
        .map(({ sign }) => sign)
        .reverse();
    });
  }

  #ask(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    const { sprites, tones, isStill } = this.#options;
    const views = this.#viewsAt(now);
    const isPulsing = this.#light?.isCelebrated === true && !isStill();
    const pulse = isPulsing ? (1 - Math.cos(((now - this.#litAt) / PULSE_MS) * 2 * Math.PI)) / 2 : 0;
    const context = this.#canvas.getContext('2d');
    const [layout, light, slowReel] = [this.#layout, this.#light, this.#slowReel];
    if (context) paint(context, { layout, views, sprites, tones, light, pulse, slowReel });
    const turning = views.filter((view) => view.isTurning).length;
    const isTurning = turning > 0;
    if (turning < this.#turningReels && !this.#fall) this.#options.onReelStop();
    this.#turningReels = turning;
    if (!isTurning) {
      this.#stopping = null;
      this.#atRest?.();
      this.#atRest = null;
    }
    if (isTurning || isPulsing) this.#ask();
  }

  #viewsAt(now: number): readonly ReelView<ReelSymbol>[] {
    if (!this.#fall) return this.#reels.map((reel) => reel.view(now));
    const part = (now - this.#fall.begunAt) / FALL_MS;
    const views = fallingView(this.#fall.falling, part);
    if (part >= 1) this.#fall = null;
    return views;
  }

  #fit(): void {
    const { host, heights, sprites } = this.#options;
    const { width, height } = host.getBoundingClientRect();
    const ratio = Math.min(3, devicePixelRatio || 1);
    this.#canvas.width = Math.max(1, Math.round(width * ratio));
    this.#canvas.height = Math.max(1, Math.round(height * ratio));
    this.#canvas.getContext('2d')?.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#layout = layOut(width, height, heights.length > 1 ? ROOM_OF_UNEVEN_REELS : Math.max(...heights));
    const { frame, reels } = this.#layout;
    // Positions of the frame's corner for HTML elements that overlay the canvas.
    host.style.setProperty('--frame-top', `${frame.y}px`);
    host.style.setProperty('--frame-right', `${width - frame.x - frame.width}px`);
    sprites.resize(reels[0]?.width ?? 1, ratio);
    this.#ask();
  }
}
