import { mix } from '@foyer/domain/colour.ts';
import type { Cell } from '../../../maths/evaluate.ts';
import type { ReelSymbol } from '../../../maths/symbols.ts';
import { cellOf, type Box, type Layout } from './layout.ts';
import type { ReelView } from './reel.ts';
import type { Sprites } from './sprites.ts';
import { GOLD, type Tones } from './tones.ts';

/** A line that pays: its row on each reel, and the number of reels from the left that pay. */
export interface LitLine {
  readonly rows: readonly number[];
  readonly length: number;
}

export interface Light {
  readonly cells: readonly Cell[];
  readonly lines: readonly LitLine[];
  /** The amount of the win, shown on its symbols; null when several wins are shown together. */
  readonly amount: string | null;
  /** A return of no more than the stake is shown, not celebrated (FAIR-01). */
  readonly isCelebrated: boolean;
}

export interface Picture {
  readonly layout: Layout;
  readonly views: readonly ReelView<ReelSymbol>[];
  readonly sprites: Sprites;
  readonly tones: Tones;
  readonly light: Light | null;
  /** Pulse of highlighted symbols, from 0 to 1 and back; 0 with reduced motion. */
  readonly pulse: number;
  /** A turning reel that may complete a high win or start bonus spins, with a gold rim; null for none. */
  readonly slowReel: number | null;
}

type Context = CanvasRenderingContext2D;

/** By how much highlighted symbols grow. */
const PULSE = 0.12;

function plate(context: Context, { x, y, width, height }: Box, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

function rim(
  context: Context,
  { x, y, width, height }: Box,
  radius: number,
  colour: Context['strokeStyle'],
  thickness: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = thickness;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.stroke();
}

function drawSymbol(
  context: Context,
  { x, y, width, height }: Box,
  sprite: CanvasImageSource,
  scale: number,
): void {
  const side = Math.min(width, height) * scale;
  context.drawImage(sprite, x + (width - side) / 2, y + (height - side) / 2, side, side);
}

function drawReel(context: Context, picture: Picture, index: number): void {
  const { layout, views, sprites, tones, light, pulse } = picture;
  const [box, view] = [layout.reels[index], views[index]];
  if (!box || !view) return;
  const { gap, radius } = layout;
  // A celebrated win dims the other symbols strongly; a mere return dims them less.
  const dim = light?.isCelebrated ? 0.42 : 0.72;
  const isLit = (row: number): boolean =>
    light?.cells.some(([reel, litRow]) => reel === index && litRow === row) ?? false;

  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.clip();
  for (const { row, sign } of view.cells) {
    const cell = cellOf(box, row, view.rows, gap);
    const sprite = sprites.of(sign);
    const won = isLit(row);
    context.globalAlpha = light && !won ? dim : 1;
    plate(context, cell, radius, won ? tones.lit : tones.cell);
    if (view.speed > 0.35 && sprite) {
      // Two fainter copies behind a fast symbol imitate motion blur.
      for (const back of [0.22, 0.11]) {
        context.globalAlpha = 0.22 * view.speed;
        drawSymbol(context, { ...cell, y: cell.y - cell.height * back * view.speed }, sprite, 1);
      }
      context.globalAlpha = 1 - 0.25 * view.speed;
    }
    if (sprite) drawSymbol(context, cell, sprite, won ? 1 + PULSE * pulse : 1);
    context.globalAlpha = 1;
    if (won) {
      const thickness = Math.max(2, box.width * 0.03);
      const inner = {
        x: cell.x + thickness / 2,
        y: cell.y + thickness / 2,
        width: cell.width - thickness,
        height: cell.height - thickness,
      };
      rim(context, inner, radius, light?.isCelebrated ? GOLD : tones.mark, thickness);
    }
  }
  context.restore();
}

/** The paying part of a line is strong, the rest faint. */
function drawLines(context: Context, { layout, views, light }: Picture): void {
  for (const { rows, length } of light?.lines ?? []) {
    const points = rows.flatMap((row, reel) => {
      const box = layout.reels[reel];
      if (!box) return [];
      const cell = cellOf(box, row, views[reel]?.rows ?? 3, layout.gap);
      return [[cell.x + cell.width / 2, cell.y + cell.height / 2] as const];
    });
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const [colour, share, alpha, drawn] of [
      ['#000000', 0.05, 0.4, points],
      ['#ffffff', 0.02, 0.5, points],
      ['#000000', 0.09, 0.55, points.slice(0, length)],
      [light?.isCelebrated ? GOLD : '#ffffff', 0.05, 1, points.slice(0, length)],
    ] as const) {
      context.beginPath();
      for (const [x, y] of drawn) context.lineTo(x, y);
      context.globalAlpha = alpha;
      context.strokeStyle = colour;
      context.lineWidth = (layout.reels[0]?.width ?? 60) * share;
      context.stroke();
    }
    context.globalAlpha = 1;
  }
}

/** The amount of a single win, on the lower edge of its middle symbol. */
function drawAmount(context: Context, { layout, views, light }: Picture): void {
  const [reel, row] = light?.cells[Math.floor(light.cells.length / 2)] ?? [0, 0];
  const box = layout.reels[reel];
  if (!light?.amount || !box) return;
  const cell = cellOf(box, row, views[reel]?.rows ?? 3, layout.gap);
  const size = Math.max(13, box.width * 0.21);
  context.font = `800 ${size}px Lettering, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const width = context.measureText(light.amount).width + size;
  const middle = { x: cell.x + cell.width / 2, y: cell.y + cell.height - size * 0.85 };
  const label = { x: middle.x - width / 2, y: middle.y - size * 0.75, width, height: size * 1.5 };
  plate(context, label, size * 0.75, '#0a0705f2');
  context.fillStyle = light.isCelebrated ? GOLD : '#ffffff';
  context.fillText(light.amount, middle.x, middle.y + size * 0.05);
}

/** A reel is round: it is darker where it turns away from the player. */
function shadeReels(context: Context, { layout }: Picture): void {
  for (const { x, y, width, height } of layout.reels) {
    const round = context.createLinearGradient(0, y, 0, y + height);
    round.addColorStop(0, 'rgb(0 0 0 / .5)');
    round.addColorStop(0.14, 'rgb(0 0 0 / 0)');
    round.addColorStop(0.4, 'rgb(255 255 255 / .05)');
    round.addColorStop(0.86, 'rgb(0 0 0 / 0)');
    round.addColorStop(1, 'rgb(0 0 0 / .5)');
    context.fillStyle = round;
    context.fillRect(x, y, width, height);
  }
}

/** The frame is lit from above. */
function drawFrame(context: Context, { layout, tones }: Picture): void {
  const { frame, radius, gap } = layout;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / .6)';
  context.shadowBlur = gap * 4;
  context.shadowOffsetY = gap * 1.5;
  plate(context, frame, radius * 2, tones.frame);
  context.restore();
}

function drawRim(context: Context, { layout, tones }: Picture): void {
  const { frame, radius, gap } = layout;
  const thickness = Math.max(3, gap * 0.7);
  const metal = context.createLinearGradient(0, frame.y, 0, frame.y + frame.height);
  metal.addColorStop(0, mix(tones.rim, '#ffffff', 0.55));
  metal.addColorStop(0.3, tones.rim);
  metal.addColorStop(1, mix(tones.rim, '#000000', 0.45));
  rim(context, frame, radius * 2, 'rgb(0 0 0 / .55)', thickness * 1.8);
  rim(context, frame, radius * 2, metal, thickness);
}

function drawSlowReel(context: Context, { layout, slowReel }: Picture): void {
  const box = slowReel === null ? undefined : layout.reels[slowReel];
  if (!box) return;
  context.save();
  context.shadowColor = GOLD;
  context.shadowBlur = layout.gap * 3;
  rim(context, box, layout.radius, GOLD, Math.max(3, layout.gap * 0.6));
  context.restore();
}

export function paint(context: Context, picture: Picture): void {
  const { layout } = picture;
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  drawFrame(context, picture);
  for (const index of layout.reels.keys()) drawReel(context, picture, index);
  if (!picture.light) shadeReels(context, picture);
  drawSlowReel(context, picture);
  drawLines(context, picture);
  drawAmount(context, picture);
  drawRim(context, picture);
}
