import { timeOf } from '../../maths/crash/flight.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import { fitToPage } from '../canvas.ts';
import { vehicleUrl } from '../../http/picturePaths.ts';
import type { Settings } from '../../http/page.ts';
import { element } from '../page.ts';
import { drawBurst } from './burst.ts';

export interface Seen {
  readonly elapsedMs: number;
  /** Time since the end of the flight; null before. */
  readonly goneMs: number | null;
  /** Multipliers of cash-outs, in hundredths. */
  readonly marks: readonly { readonly at: number; readonly isOwn: boolean }[];
}

/** Minimum time span in view. A flight begins at the lower left and then always fills the canvas. */
const FIRST_VIEW_MS = 8000;
const STEPS = 80;
/** Distances between the lines of the scale, in hundredths. */
const SCALES = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;
const MOST_LINES = 5;

type Point = readonly [x: number, y: number];

/** Part of the vehicle's picture that is to the left of and above the end of the path, and its side in units. */
const VEHICLE = { left: 0.49, above: 0.72, side: 32 };

/** Draws the path of the flight over a scale of multipliers, with the cash-outs on it. */
export class FlightCanvas {
  readonly element = element('canvas', { class: 'sky', 'aria-hidden': 'true' });
  readonly #model: CrashModel;
  readonly #palette: Settings['game']['palette'];
  readonly #vehicle = new Image();
  readonly #times: (multiplier: number) => string;
  #seen: Seen = { elapsedMs: 0, goneMs: null, marks: [] };

  constructor(
    model: CrashModel,
    { palette, lookupId }: Settings['game'],
    times: (multiplier: number) => string,
  ) {
    this.#model = model;
    this.#palette = palette;
    this.#vehicle.src = vehicleUrl(lookupId);
    this.#times = times;
    fitToPage(this.element, () => this.show(this.#seen));
  }

  show(seen: Seen): void {
    this.#seen = seen;
    const context = this.element.getContext('2d');
    if (!context) return;
    const { width, height } = this.element;
    context.clearRect(0, 0, width, height);
    const unit = Math.min(width, height) / 100;
    // The vehicle stays within the canvas at both ends of the path.
    const [left, floor] = [unit * 13, height - unit * 5];
    const [across, up] = [width - unit * 32, height - unit * 36];
    const view = Math.max(FIRST_VIEW_MS, seen.elapsedMs);
    const highest = Math.expm1(this.#growth * view);
    const at = (timeMs: number): Point => [
      left + (timeMs / view) * across,
      floor - (Math.expm1(this.#growth * timeMs) / highest) * up,
    ];
    this.#drawScale(context, { highest, unit, width, yOf: (part) => floor - part * up });
    const curve = Array.from({ length: STEPS + 1 }, (_, step) => at((seen.elapsedMs * step) / STEPS));
    drawPath(context, curve, { unit, floor, colour: this.#palette.s });
    for (const mark of seen.marks) {
      const timeMs = timeOf(this.#model, mark.at);
      if (timeMs <= seen.elapsedMs)
        drawMark(context, at(timeMs), unit * (mark.isOwn ? 2.2 : 1.3), mark.isOwn);
    }
    const tip = at(seen.elapsedMs);
    if (seen.goneMs === null) this.#drawVehicle(context, tip, unit);
    else drawBurst(context, tip, { unit, palette: this.#palette, goneMs: seen.goneMs });
  }

  #drawVehicle(context: CanvasRenderingContext2D, [x, y]: Point, unit: number): void {
    const side = unit * VEHICLE.side;
    // While the picture loads, or without it, the path shows the flight.
    if (this.#vehicle.complete && this.#vehicle.naturalWidth > 0)
      context.drawImage(this.#vehicle, x - side * VEHICLE.left, y - side * VEHICLE.above, side, side);
  }

  get #growth(): number {
    return this.#model.growthPerSecond / 1000;
  }

  #drawScale(
    context: CanvasRenderingContext2D,
    scale: {
      readonly highest: number;
      readonly unit: number;
      readonly width: number;
      yOf(part: number): number;
    },
  ): void {
    const { highest, unit, width, yOf } = scale;
    const step = SCALES.find((distance) => (highest * 100) / distance <= MOST_LINES) ?? 50_000;
    context.save();
    context.font = `600 ${Math.max(unit * 3.4, 11 * devicePixelRatio)}px Lettering, sans-serif`;
    context.textAlign = 'right';
    context.textBaseline = 'bottom';
    context.setLineDash([unit, unit * 1.5]);
    context.lineWidth = Math.max(1, unit * 0.2);
    for (let above = step; above <= highest * 100; above += step) {
      const y = yOf(above / 100 / highest);
      context.strokeStyle = '#ffffff2e';
      context.beginPath();
      context.moveTo(0, y);
      context.lineTo(width, y);
      context.stroke();
      context.fillStyle = '#ffffffb3';
      context.fillText(this.#times(100 + above), width - unit * 2, y - unit * 0.6);
    }
    context.restore();
  }
}

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

/** Own cash-outs are gold, those of other players white. */
function drawMark(context: CanvasRenderingContext2D, [x, y]: Point, radius: number, isOwn: boolean): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = isOwn ? '#ffe28a' : '#ffffffd9';
  context.fill();
  context.lineWidth = radius * 0.35;
  context.strokeStyle = '#000000b3';
  context.stroke();
}
