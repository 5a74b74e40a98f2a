import type { Cell } from '../../../maths/evaluate.ts';
import type { ReelSymbol } from '../../../maths/symbols.ts';
import { cellOf, type Box, type Layout } from './layout.ts';
import type { ReelView } from './reel.ts';
import type { Sprites } from './sprites.ts';
import { GOLD, type Tones } from './tones.ts';

export interface Light {
  readonly cells: readonly Cell[];
  readonly lines: readonly (readonly number[])[];
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
}

type Context = CanvasRenderingContext2D;

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
  colour: string,
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
    if (sprite) drawSymbol(context, cell, sprite, won ? 1 + 0.06 * pulse : 1);
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

function drawLines(context: Context, { layout, views, light }: Picture): void {
  for (const rows of light?.lines ?? []) {
    context.beginPath();
    for (const [reel, row] of rows.entries()) {
      const box = layout.reels[reel];
      if (!box) continue;
      const cell = cellOf(box, row, views[reel]?.rows ?? 3, layout.gap);
      context.lineTo(cell.x + cell.width / 2, cell.y + cell.height / 2);
    }
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const [colour, share] of [
      ['rgb(0 0 0 / .55)', 0.07],
      [light?.isCelebrated ? GOLD : '#ffffff', 0.035],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = (layout.reels[0]?.width ?? 60) * share;
      context.stroke();
    }
  }
}

export function paint(context: Context, picture: Picture): void {
  const { layout, tones } = picture;
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  plate(context, layout.frame, layout.radius * 2, tones.frame);
  for (const index of layout.reels.keys()) drawReel(context, picture, index);
  drawLines(context, picture);
  rim(context, layout.frame, layout.radius * 2, tones.rim, Math.max(2, layout.gap * 0.45));
}
