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

/** Gives an element the colours of the segments that pay this much. */
export function colourAsField(element: HTMLElement, pays: number): void {
  const [ground, ink] = FIELD_COLOURS[pays] ?? ['#000', '#fff'];
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

function drawWheel(context: CanvasRenderingContext2D, wheel: readonly number[], turned: number): void {
  const side = context.canvas.width;
  const radius = side / 2;
  const wide = ROUND / wheel.length;
  context.setTransform(1, 0, 0, 1, radius, radius);
  context.clearRect(-radius, -radius, side, side);
  disc(context, radius * 0.96, '#2a1a0e');
  for (const [field, pays] of wheel.entries()) {
    const [ground, ink] = FIELD_COLOURS[pays] ?? ['#000', '#fff'];
    drawSegment(context, radius, {
      angle: turned + field * wide,
      wide,
      outer: 0.92,
      ground,
      edge: '#2a1a0e',
      ink,
      font: `800 ${radius * 0.08}px Lettering, sans-serif`,
      text: pays === 0 ? '☾' : String(pays),
      textAt: 0.83,
    });
  }
  disc(context, radius * 0.5, '#2a1a0e');
  disc(context, radius * 0.46, '#5a371e');
  disc(context, radius * 0.12, '#e8c983');
  drawPointer(context, radius);
}

function drawPointer(context: CanvasRenderingContext2D, radius: number): void {
  context.fillStyle = '#fff';
  context.strokeStyle = '#2a1a0e';
  context.lineWidth = radius * 0.015;
  context.beginPath();
  context.moveTo(-radius * 0.07, -radius);
  context.lineTo(radius * 0.07, -radius);
  context.lineTo(0, -radius * 0.84);
  context.closePath();
  context.fill();
  context.stroke();
}
