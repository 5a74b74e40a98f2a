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

function drawWheel(context: CanvasRenderingContext2D, picture: Picture): void {
  const side = context.canvas.width;
  const radius = side / 2;
  context.setTransform(1, 0, 0, 1, radius, radius);
  context.clearRect(-radius, -radius, side, side);
  disc(context, radius, picture.rim);
  disc(context, radius * 0.965, '#1d120a');
  disc(context, radius * 0.93, '#4a2c17');
  drawPockets(context, radius, picture);
  disc(context, radius * 0.5, '#3a2212');
  disc(context, radius * 0.47, '#5a371e');
  drawTurret(context, radius, picture);
  drawBall(context, radius, picture);
}

function drawPockets(context: CanvasRenderingContext2D, radius: number, { model, turned }: Picture): void {
  const wide = ROUND / model.wheel.length;
  for (const [index, number] of model.wheel.entries()) {
    drawSegment(context, radius, {
      angle: turned + index * wide,
      wide,
      outer: 0.84,
      ground: WHEEL_COLOURS[colourOf(model, number)],
      edge: '#e8c983',
      ink: '#fff',
      font: `700 ${radius * 0.085}px Lettering, sans-serif`,
      text: String(number),
      textAt: 0.775,
    });
  }
  context.strokeStyle = '#e8c98366';
  context.beginPath();
  context.arc(0, 0, radius * 0.7, 0, ROUND);
  context.stroke();
}

function drawTurret(context: CanvasRenderingContext2D, radius: number, { turned, rim }: Picture): void {
  context.save();
  context.rotate(turned);
  context.fillStyle = '#e8c983';
  for (let arm = 0; arm < 4; arm += 1) {
    context.rotate(ROUND / 4);
    context.beginPath();
    context.roundRect(-radius * 0.03, -radius * 0.34, radius * 0.06, radius * 0.34, radius * 0.03);
    context.fill();
    disc(context, radius * 0.055, '#e8c983', 0, -radius * 0.34);
  }
  disc(context, radius * 0.12, '#e8c983');
  disc(context, radius * 0.06, rim);
  context.restore();
}

function drawBall(context: CanvasRenderingContext2D, radius: number, { ball }: Picture): void {
  if (!ball) return;
  const far = radius * (0.6 + 0.285 * ball.height);
  const [x, y] = [Math.sin(ball.angle) * far, -Math.cos(ball.angle) * far];
  disc(context, radius * 0.042, 'rgb(0 0 0 / .5)', x + radius * 0.012, y + radius * 0.018);
  disc(context, radius * 0.042, '#fdfbf5', x, y);
}
