import { PAYING_SYMBOLS, type ReelSymbol } from '../../maths/symbols.ts';
import type { Window } from '../../maths/window.ts';
import { layOut, type Layout } from './layout.ts';
import { paint, type Light } from './paint.ts';
import { createReel } from './reel.ts';
import type { Sprites } from './sprites.ts';
import type { Tones } from './tones.ts';

export interface Stage {
  spin(): void;
  /** Lets the reels stop one by one on the window; resolves when the last stands still. */
  land(window: Window): Promise<void>;
  light(light: Light | null): void;
  /** The window as it stands or passes just now. */
  shown(): Window;
}

export interface StageParts {
  readonly host: HTMLElement;
  readonly sprites: Sprites;
  readonly tones: Tones;
  readonly heights: readonly number[];
  readonly isStill: () => boolean;
}

/** The first reel turns at least this long, and each further one this much longer. */
const FIRST_STOP_MS = 560;
const NEXT_STOP_MS = 240;
const PULSE_MS = 900;

/** For the eye only: what a turning reel shows decides nothing, so it needs no good random numbers. */
const anySymbol = (): ReelSymbol => PAYING_SYMBOLS[Math.floor(Math.random() * PAYING_SYMBOLS.length)] ?? 'A';

export function createStage({ host, sprites, tones, heights, isStill }: StageParts): Stage {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  const context = canvas.getContext('2d');
  const rows = Math.max(...heights);
  const reels = Array.from({ length: 5 }, () =>
    createReel(Array.from({ length: rows }, anySymbol), anySymbol),
  );
  let layout: Layout = layOut(1, 1, rows);
  let light: Light | null = null;
  let litAt = 0;
  let spunAt = 0;
  let frame = 0;
  let atRest: (() => void) | null = null;

  const draw = (now: number): void => {
    frame = 0;
    const views = reels.map((reel) => reel.view(now));
    const pulse =
      light?.isCelebrated && !isStill() ? (1 - Math.cos(((now - litAt) / PULSE_MS) * 2 * Math.PI)) / 2 : 0;
    if (context) paint(context, { layout, views, sprites, tones, light, pulse });
    const isTurning = views.some((view) => view.isTurning);
    if (!isTurning) {
      atRest?.();
      atRest = null;
    }
    if (isTurning || (light?.isCelebrated && !isStill())) ask();
  };
  const ask = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  const fit = (): void => {
    const { width, height } = host.getBoundingClientRect();
    const ratio = Math.min(3, devicePixelRatio || 1);
    canvas.width = Math.max(1, Math.round(width * ratio));
    canvas.height = Math.max(1, Math.round(height * ratio));
    // Reels of two to five rows are given the room of four.
    layout = layOut(width, height, heights.length > 1 ? 4 : rows);
    sprites.resize(layout.reels[0]?.width ?? 1, ratio);
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    ask();
  };
  new ResizeObserver(fit).observe(host);
  fit();

  return {
    spin() {
      light = null;
      spunAt = performance.now();
      if (!isStill()) for (const reel of reels) reel.spin(spunAt);
      ask();
    },
    land(window) {
      const now = performance.now();
      if (isStill()) {
        for (const [index, reel] of reels.entries()) reel.place(window[index] ?? []);
        ask();
        return Promise.resolve();
      }
      const wait = Math.max(0, spunAt + FIRST_STOP_MS - now);
      for (const [index, reel] of reels.entries()) {
        setTimeout(() => reel.land(performance.now(), window[index] ?? []), wait + index * NEXT_STOP_MS);
      }
      ask();
      return new Promise((done) => (atRest = done));
    },
    shown: () =>
      reels.map((reel) => {
        const { cells, rows: height } = reel.view(performance.now());
        return cells
          .slice(0, height)
          .map(({ sign }) => sign)
          .reverse();
      }),
    light(shown) {
      light = shown;
      litAt = performance.now();
      ask();
    },
  };
}
