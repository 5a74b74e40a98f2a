import type { FortuneModel } from '../../../maths/fortune/model.ts';
import { animate, disc, drawSegment, fitToPage } from '../../canvas.ts';
import { element } from '../../page.ts';
import type { Wheel } from '../../roulette/wheel.ts';

const ROUND = Math.PI * 2;
const RUN_MS = 4200;
const TURNS = 5;
/** Background and text colour of a segment, by what it pays. */
const FIELD_COLOURS: Readonly<Record<number, readonly [ground: string, ink: string]>> = {
  0: ['#16161c', '#ffe28a'],
  1: ['#f1e3c4', '#241608'],
  3: ['#2f6f8f', '#ffffff'],
  7: ['#2d6b4a', '#ffffff'],
  11: ['#7a3b86', '#ffffff'],
  23: ['#b3261e', '#ffffff'],
  47: ['#e0a82e', '#241608'],
};

export const coloursOf = (pays: number): readonly [ground: string, ink: string] =>
  FIELD_COLOURS[pays] ?? ['#000', '#fff'];

/** Gives an element the colours of the segments that pay this much. */
export function colourAsField(element: HTMLElement, pays: number): void {
  const [ground, ink] = coloursOf(pays);
  element.style.setProperty('--number', ground);
  element.style.setProperty('--number-ink', ink);
}

/** The vertical wheel of fortune; the segment under the pointer is the result. Draws only while it turns. */
export function createFortuneWheel({ wheel }: FortuneModel, isStill: () => boolean): Wheel {
  const canvas = element('canvas', { class: 'wheel', 'aria-hidden': 'true' });
  const wide = ROUND / wheel.length;
  let turned = 0;

  const paint = (): void => {
    const context = canvas.getContext('2d');
    if (context && canvas.width > 1) drawWheel(context, wheel, turned);
  };
  fitToPage(canvas, paint);

  const rest = (field: number | null): void => {
    if (field !== null) turned = -field * wide;
    paint();
  };

  return {
    element: canvas,
    rest,
    run(field) {
      if (isStill()) {
        rest(field);
        return Promise.resolve();
      }
      const from = turned;
      const whole = ((-field * wide - from) % ROUND) - TURNS * ROUND;
      return animate(RUN_MS, (part) => {
        turned = from + whole * (1 - (1 - part) ** 3);
        paint();
      });
    },
  };
}

/** Number of lamps on the frame. */
const LAMPS = 24;

function drawWheel(context: CanvasRenderingContext2D, wheel: readonly number[], turned: number): void {
  const side = context.canvas.width;
  const radius = side / 2;
  const wide = ROUND / wheel.length;
  context.setTransform(1, 0, 0, 1, radius, radius);
  context.clearRect(-radius, -radius, side, side);
  const metal = context.createLinearGradient(-radius, -radius, radius, radius);
  metal.addColorStop(0, '#fbe8b6');
  metal.addColorStop(0.45, '#b98a3c');
  metal.addColorStop(1, '#5a3b12');
  disc(context, radius * 0.985, metal);
  disc(context, radius * 0.965, '#2a1a0e');
  drawLamps(context, radius, turned);
  for (const [field, pays] of wheel.entries()) {
    const [ground, ink] = coloursOf(pays);
    drawSegment(context, radius, {
      angle: turned + field * wide,
      wide,
      outer: 0.88,
      ground,
      edge: '#2a1a0e',
      ink,
      font: `800 ${radius * 0.085}px Lettering, sans-serif`,
      text: pays === 0 ? '☾' : String(pays),
      textAt: 0.79,
    });
    // A peg between two fields.
    const at = turned + (field + 0.5) * wide;
    disc(context, radius * 0.011, '#fff1c9', Math.sin(at) * radius * 0.868, -Math.cos(at) * radius * 0.868);
  }
  const shade = context.createRadialGradient(0, 0, radius * 0.4, 0, 0, radius * 0.88);
  shade.addColorStop(0, 'rgb(0 0 0 / .5)');
  shade.addColorStop(0.35, 'rgb(0 0 0 / 0)');
  shade.addColorStop(1, 'rgb(0 0 0 / .18)');
  disc(context, radius * 0.88, shade);
  disc(context, radius * 0.46, metal);
  const hub = context.createRadialGradient(-radius * 0.12, -radius * 0.15, 0, 0, 0, radius * 0.44);
  hub.addColorStop(0, '#8f5c30');
  hub.addColorStop(1, '#3a220f');
  disc(context, radius * 0.44, hub);
  drawCompass(context, radius, turned);
  const gloss = context.createLinearGradient(-radius, -radius, radius * 0.3, radius * 0.5);
  gloss.addColorStop(0, 'rgb(255 255 255 / .3)');
  gloss.addColorStop(0.5, 'rgb(255 255 255 / 0)');
  disc(context, radius * 0.965, gloss);
  drawPointer(context, radius);
}

/** The lamps take turns while the wheel turns. */
function drawLamps(context: CanvasRenderingContext2D, radius: number, turned: number): void {
  for (let lamp = 0; lamp < LAMPS; lamp += 1) {
    const at = ((lamp + 0.5) / LAMPS) * ROUND;
    const isLit = (lamp + Math.floor(Math.abs(turned) * 4)) % 2 === 0;
    const [x, y] = [Math.sin(at) * radius * 0.923, -Math.cos(at) * radius * 0.923];
    if (isLit) disc(context, radius * 0.034, 'rgb(255 216 120 / .35)', x, y);
    disc(context, radius * 0.018, isLit ? '#fff3cf' : '#b08a4a', x, y);
  }
}

function drawCompass(context: CanvasRenderingContext2D, radius: number, turned: number): void {
  context.save();
  context.rotate(turned);
  for (let point = 0; point < 16; point += 1) {
    context.rotate(ROUND / 16);
    const long = point % 4 === 3 ? 0.4 : point % 2 ? 0.3 : 0.2;
    for (const [side, colour] of [
      [-1, '#f6dfa6'],
      [1, '#b98a3c'],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(0, -radius * long);
      context.lineTo(side * radius * 0.04, 0);
      context.lineTo(0, 0);
      context.fill();
    }
  }
  disc(context, radius * 0.09, '#fff1c9');
  disc(context, radius * 0.06, '#8d6526');
  context.restore();
}

function drawPointer(context: CanvasRenderingContext2D, radius: number): void {
  context.fillStyle = '#e33b2e';
  context.strokeStyle = '#fff3cf';
  context.lineWidth = radius * 0.015;
  context.beginPath();
  context.moveTo(-radius * 0.07, -radius);
  context.lineTo(radius * 0.07, -radius);
  context.lineTo(0, -radius * 0.84);
  context.closePath();
  context.fill();
  context.stroke();
}
