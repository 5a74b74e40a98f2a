import type { RouletteModel } from '../../maths/roulette/model.ts';
import { colourOf, type Colour } from '../../maths/roulette/spots.ts';
import { animate, disc, drawSegment, fitToPage } from '../canvas.ts';
import { element } from '../page.ts';

export const WHEEL_COLOURS: Readonly<Record<Colour, string>> = {
  red: '#b3261e',
  black: '#17171b',
  green: '#1c6b45',
};
const ROUND = Math.PI * 2;
/** Length of the ball's run in milliseconds, and the fraction of it after which the ball starts to fall. */
const RUN_MS = 4200;
const FALL = 0.68;
const BALL_TURNS = 9;
/** Time of one full turn of the wheel, which turns slowly during the run. */
const TURN_MS = 11_000;

export interface Wheel {
  readonly element: HTMLElement;
  /** Animates the ball; resolves when it rests in the pocket of the number. */
  run(number: number): Promise<void>;
  /** Shows the wheel at rest, with the ball in a pocket or, for null, without a ball. */
  rest(number: number | null): void;
}

interface Moment {
  readonly turned: number;
  /** Angle of the ball, and its height from 1 on the rim to 0 in the pocket; null without a ball. */
  readonly ball: { readonly angle: number; readonly height: number } | null;
}

export function createWheel(
  model: RouletteModel,
  { rim, isStill }: { readonly rim: string; readonly isStill: () => boolean },
): Wheel {
  const canvas = element('canvas', { class: 'wheel', 'aria-hidden': 'true' });
  const pocketAngle = (number: number): number => (model.wheel.indexOf(number) / model.wheel.length) * ROUND;
  let moment: Moment = { turned: 0, ball: null };

  const paint = (): void => {
    const context = canvas.getContext('2d');
    if (context && canvas.width > 1) drawWheel(context, { model, rim, ...moment });
  };
  fitToPage(canvas, paint);

  const rest = (number: number | null): void => {
    const { turned } = moment;
    moment = { turned, ball: number === null ? null : { angle: turned + pocketAngle(number), height: 0 } };
    paint();
  };

  return {
    element: canvas,
    rest,
    run(number) {
      if (isStill()) {
        rest(number);
        return Promise.resolve();
      }
      const from = moment.turned;
      return animate(RUN_MS, (part) => {
        const turned = from + ((part * RUN_MS) / TURN_MS) * ROUND;
        const angle = turned + pocketAngle(number) - (1 - part) ** 2 * BALL_TURNS * ROUND;
        moment = { turned, ball: { angle, height: heightAt(part) } };
        paint();
      });
    },
  };
}

/** The ball stays on the rim at first, then falls with two small bounces. */
function heightAt(part: number): number {
  if (part < FALL) return 1;
  const fallen = (part - FALL) / (1 - FALL);
  return Math.abs(Math.cos(fallen * Math.PI * 2.5)) * (1 - fallen) ** 1.6;
}

interface Picture extends Moment {
  readonly model: RouletteModel;
  readonly rim: string;
}

/** Light falls from the upper left. */
function bevel(
  context: CanvasRenderingContext2D,
  radius: number,
  light: string,
  dark: string,
): CanvasGradient {
  const gradient = context.createLinearGradient(-radius * 0.7, -radius * 0.8, radius * 0.6, radius * 0.8);
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, dark);
  return gradient;
}

function drawWheel(context: CanvasRenderingContext2D, picture: Picture): void {
  const side = context.canvas.width;
  const radius = side / 2;
  context.setTransform(1, 0, 0, 1, radius, radius);
  context.clearRect(-radius, -radius, side, side);
  disc(context, radius, bevel(context, radius, '#f3dca6', '#5b3a14'));
  disc(context, radius * 0.982, bevel(context, radius, '#7a4a26', '#2a160a'));
  disc(context, radius * 0.9, bevel(context, radius, '#2c1a0d', '#8a5830'));
  drawDeflectors(context, radius);
  drawPockets(context, radius, picture);
  disc(context, radius * 0.53, bevel(context, radius, '#f1d89c', '#6d4a1c'));
  const bowl = context.createRadialGradient(
    -radius * 0.14,
    -radius * 0.16,
    radius * 0.02,
    0,
    0,
    radius * 0.52,
  );
  bowl.addColorStop(0, '#9c6535');
  bowl.addColorStop(0.7, '#5c3618');
  bowl.addColorStop(1, '#38200d');
  disc(context, radius * 0.515, bowl);
  drawTurret(context, radius, picture);
  drawBall(context, radius, picture);
  drawGloss(context, radius);
}

/** Metal studs on the rim, at which the ball bounces off. */
function drawDeflectors(context: CanvasRenderingContext2D, radius: number): void {
  for (let stud = 0; stud < 8; stud += 1) {
    context.save();
    context.rotate((stud / 8) * ROUND + 0.2);
    context.fillStyle = '#f0dcae';
    context.beginPath();
    const wide = stud % 2 ? 0.012 : 0.034;
    const high = stud % 2 ? 0.034 : 0.012;
    context.ellipse(0, -radius * 0.935, radius * wide, radius * high, 0, 0, ROUND);
    context.fill();
    context.restore();
  }
}

function drawPockets(
  context: CanvasRenderingContext2D,
  radius: number,
  { model, turned, ball }: Picture,
): void {
  const wide = ROUND / model.wheel.length;
  for (const [index, number] of model.wheel.entries()) {
    drawSegment(context, radius, {
      angle: turned + index * wide,
      wide,
      outer: 0.87,
      ground: WHEEL_COLOURS[colourOf(model, number)],
      edge: '#e8c983',
      ink: '#fff',
      font: `800 ${radius * 0.09}px Lettering, sans-serif`,
      text: String(number),
      textAt: 0.8,
    });
  }
  // The pockets lie lower than the ring of numbers.
  const depth = context.createRadialGradient(0, 0, radius * 0.53, 0, 0, radius * 0.735);
  depth.addColorStop(0, 'rgb(0 0 0 / .62)');
  depth.addColorStop(1, 'rgb(0 0 0 / .12)');
  disc(context, radius * 0.735, depth);
  context.lineWidth = radius * 0.012;
  for (const [far, colour] of [
    [0.735, '#f1dcae'],
    [0.87, '#c79d54'],
  ] as const) {
    context.strokeStyle = colour;
    context.beginPath();
    context.arc(0, 0, radius * far, 0, ROUND);
    context.stroke();
  }
  if (ball?.height === 0) lightPocket(context, radius, ball.angle, wide);
}

/** The pocket in which the ball lies. */
function lightPocket(context: CanvasRenderingContext2D, radius: number, angle: number, wide: number): void {
  context.save();
  context.rotate(angle);
  context.beginPath();
  context.arc(0, 0, radius * 0.87, -Math.PI / 2 - wide / 2, -Math.PI / 2 + wide / 2);
  context.arc(0, 0, radius * 0.53, -Math.PI / 2 + wide / 2, -Math.PI / 2 - wide / 2, true);
  context.closePath();
  context.strokeStyle = '#ffe28a';
  context.lineWidth = radius * 0.02;
  context.stroke();
  context.restore();
}

/** The reflection of the lamps; it does not turn with the wheel. */
function drawGloss(context: CanvasRenderingContext2D, radius: number): void {
  const gloss = context.createLinearGradient(-radius, -radius, radius * 0.4, radius * 0.6);
  gloss.addColorStop(0, 'rgb(255 255 255 / .28)');
  gloss.addColorStop(0.42, 'rgb(255 255 255 / .04)');
  gloss.addColorStop(1, 'rgb(0 0 0 / .16)');
  disc(context, radius, gloss);
}

function drawTurret(context: CanvasRenderingContext2D, radius: number, { turned, rim }: Picture): void {
  context.save();
  context.rotate(turned);
  context.fillStyle = bevel(context, radius * 0.34, '#fff1c9', '#a97c33');
  context.shadowColor = 'rgb(0 0 0 / .5)';
  context.shadowBlur = radius * 0.03;
  context.shadowOffsetY = radius * 0.02;
  for (let arm = 0; arm < 4; arm += 1) {
    context.rotate(ROUND / 4);
    context.beginPath();
    context.roundRect(-radius * 0.03, -radius * 0.34, radius * 0.06, radius * 0.34, radius * 0.03);
    context.fill();
    disc(context, radius * 0.052, context.fillStyle, 0, -radius * 0.34);
  }
  disc(context, radius * 0.13, bevel(context, radius * 0.13, '#fff1c9', '#8d6526'));
  disc(context, radius * 0.065, rim);
  context.restore();
}

function drawBall(context: CanvasRenderingContext2D, radius: number, { ball }: Picture): void {
  if (!ball) return;
  const far = radius * (0.6 + 0.285 * ball.height);
  const [x, y] = [Math.sin(ball.angle) * far, -Math.cos(ball.angle) * far];
  disc(context, radius * 0.046, 'rgb(0 0 0 / .55)', x + radius * 0.016, y + radius * 0.024);
  const shine = context.createRadialGradient(x - radius * 0.015, y - radius * 0.018, 0, x, y, radius * 0.046);
  shine.addColorStop(0, '#ffffff');
  shine.addColorStop(0.55, '#f3efe6');
  shine.addColorStop(1, '#b3ab9d');
  disc(context, radius * 0.046, shine, x, y);
}
