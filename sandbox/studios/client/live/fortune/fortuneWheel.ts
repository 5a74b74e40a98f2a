import type { FortuneModel } from '../../../maths/fortune/model.ts';
import { element } from '../../page.ts';
import type { Wheel } from '../../roulette/wheel.ts';

const ROUND = Math.PI * 2;
const RUN_MS = 4200;
const TURNS = 5;
/** Background and text colour of a segment, by what it pays. */
export const FIELD_COLOURS: Readonly<Record<number, readonly [ground: string, ink: string]>> = {
  0: ['#16161c', '#ffe28a'],
  1: ['#f1e3c4', '#241608'],
  3: ['#2f6f8f', '#ffffff'],
  7: ['#2d6b4a', '#ffffff'],
  11: ['#7a3b86', '#ffffff'],
  23: ['#b3261e', '#ffffff'],
  47: ['#e0a82e', '#241608'],
};

/** The vertical wheel of fortune; the segment under the pointer is the result. Draws only while it turns. */
export function createFortuneWheel({ wheel }: FortuneModel, isStill: () => boolean): Wheel {
  const canvas = element('canvas', { class: 'wheel', 'aria-hidden': 'true' });
  const wide = ROUND / wheel.length;
  let turned = 0;

  const paint = (): void => {
    const context = canvas.getContext('2d');
    if (context && canvas.width > 1) drawWheel(context, wheel, turned);
  };
  new ResizeObserver(() => {
    const side = Math.round(canvas.clientWidth * Math.min(3, devicePixelRatio || 1));
    canvas.width = side;
    canvas.height = side;
    paint();
  }).observe(canvas);

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
      const begunAt = performance.now();
      const from = turned;
      const distance = -field * wide - from;
      const whole = (distance % ROUND) - TURNS * ROUND;
      return new Promise((done) => {
        const step = (now: number): void => {
          const part = Math.min(1, Math.max(0, (now - begunAt) / RUN_MS));
          turned = from + whole * (1 - (1 - part) ** 3);
          paint();
          if (part < 1) requestAnimationFrame(step);
          else done();
        };
        requestAnimationFrame(step);
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
    context.save();
    context.rotate(turned + field * wide);
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius * 0.92, -Math.PI / 2 - wide / 2, -Math.PI / 2 + wide / 2);
    context.closePath();
    context.fillStyle = ground;
    context.fill();
    context.strokeStyle = '#2a1a0e';
    context.lineWidth = radius * 0.008;
    context.stroke();
    context.fillStyle = ink;
    context.font = `800 ${radius * 0.08}px Lettering, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(pays === 0 ? '☾' : String(pays), 0, -radius * 0.83);
    context.restore();
  }
  disc(context, radius * 0.5, '#2a1a0e');
  disc(context, radius * 0.46, '#5a371e');
  disc(context, radius * 0.12, '#e8c983');
  drawPointer(context, radius);
}

function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, radius, 0, ROUND);
  context.fill();
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
