import type { Palette } from '../../games.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import { fitToPage } from '../canvas.ts';
import { element } from '../page.ts';

export interface Seen {
  readonly elapsedMs: number;
  /** Whether the flight is over: only its path is drawn, without the balloon. */
  readonly isOver: boolean;
}

/** Minimum time span in view. A flight begins at the lower left and then always fills the canvas. */
const FIRST_VIEW_MS = 8000;
const STEPS = 80;

export class Sky {
  readonly element = element('canvas', { class: 'sky', 'aria-hidden': 'true' });
  readonly #model: CrashModel;
  readonly #palette: Palette;
  #seen: Seen = { elapsedMs: 0, isOver: false };

  constructor(model: CrashModel, palette: Palette) {
    this.#model = model;
    this.#palette = palette;
    fitToPage(this.element, () => this.show(this.#seen));
  }

  show(seen: Seen): void {
    this.#seen = seen;
    const context = this.element.getContext('2d');
    if (!context) return;
    const { width, height } = this.element;
    context.clearRect(0, 0, width, height);
    const unit = Math.min(width, height) / 100;
    const curve = this.#curve(seen.elapsedMs).map(
      ([x, y]) => [unit * 4 + x * (width - unit * 22), height - unit * 5 - y * (height - unit * 32)] as const,
    );
    drawPath(context, curve, { unit, floor: height - unit * 5, colour: this.#palette.s });
    const tip = curve.at(-1);
    if (tip && !seen.isOver) drawBalloon(context, tip, unit, this.#palette);
  }

  /** Points of the path so far, as fractions of the view. */
  #curve(elapsedMs: number): (readonly [x: number, y: number])[] {
    const growth = this.#model.growthPerSecond / 1000;
    const view = Math.max(FIRST_VIEW_MS, elapsedMs);
    const highest = Math.expm1(growth * view);
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const at = (elapsedMs * step) / STEPS;
      return [at / view, Math.expm1(growth * at) / highest] as const;
    });
  }
}

type Point = readonly [x: number, y: number];

function drawPath(
  context: CanvasRenderingContext2D,
  curve: readonly Point[],
  { unit, floor, colour }: { readonly unit: number; readonly floor: number; readonly colour: string },
): void {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return;
  const line = (): void => {
    context.beginPath();
    for (const [x, y] of curve) context.lineTo(x, y);
  };
  line();
  context.lineTo(last[0], floor);
  context.lineTo(first[0], floor);
  context.globalAlpha = 0.28;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 1;
  line();
  context.strokeStyle = colour;
  context.lineWidth = unit * 1.1;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.stroke();
}

function drawBalloon(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  unit: number,
  { p, t, hi, ink }: Palette,
): void {
  const radius = unit * 8;
  const middle = y - radius * 1.9;
  context.strokeStyle = hi;
  context.lineWidth = unit * 0.4;
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x + side * radius * 0.75, middle + radius * 0.7);
    context.lineTo(x + side * radius * 0.25, y - radius * 0.3);
  }
  context.stroke();
  context.save();
  context.beginPath();
  context.moveTo(x - radius * 0.4, middle + radius * 1.25);
  context.bezierCurveTo(x - radius * 1.7, middle, x - radius, middle - radius, x, middle - radius);
  context.bezierCurveTo(
    x + radius,
    middle - radius,
    x + radius * 1.7,
    middle,
    x + radius * 0.4,
    middle + radius * 1.25,
  );
  context.closePath();
  context.fillStyle = p;
  context.fill();
  context.clip();
  context.fillStyle = t;
  for (const [from, wide] of [
    [-0.75, 0.35],
    [-0.18, 0.36],
    [0.4, 0.35],
  ] as const)
    context.fillRect(x + from * radius, middle - radius, wide * radius, radius * 2.3);
  context.restore();
  context.fillStyle = ink;
  context.beginPath();
  context.roundRect(x - radius * 0.35, y - radius * 0.4, radius * 0.7, radius * 0.45, radius * 0.1);
  context.fill();
  context.strokeStyle = hi;
  context.stroke();
}
