import type { Palette } from '../../games.ts';

const BURST_MS = 700;
const SHREDS = 14;

/** Shreds of what flew; nothing once they are gone. */
export function drawBurst(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [x: number, y: number],
  { unit, palette, goneMs }: { readonly unit: number; readonly palette: Palette; readonly goneMs: number },
): void {
  const part = goneMs / BURST_MS;
  if (part >= 1) return;
  const centre = y - unit * 8;
  context.save();
  context.globalAlpha = 1 - part;
  for (let shred = 0; shred < SHREDS; shred += 1) {
    const angle = (shred / SHREDS) * Math.PI * 2 + (shred % 3) * 0.2;
    const distance = unit * (4 + (14 + (shred % 4) * 4) * (1 - (1 - part) ** 2));
    context.beginPath();
    context.ellipse(
      x + Math.cos(angle) * distance,
      centre + Math.sin(angle) * distance + unit * 18 * part ** 2,
      unit * 2.2,
      unit * 1.1,
      angle + part * 4,
      0,
      Math.PI * 2,
    );
    context.fillStyle = shred % 2 === 0 ? palette.p : palette.t;
    context.fill();
  }
  context.restore();
}
