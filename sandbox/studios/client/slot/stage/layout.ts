export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Layout {
  readonly frame: Box;
  readonly radius: number;
  readonly reels: readonly Box[];
  readonly gap: number;
}

const REELS = 5;
/** Maximum ratio of a cell's height to its width; portrait screens have room for tall cells. */
const TALLEST_CELL = 1.3;

function spaceFor(width: number, height: number) {
  const gap = Math.max(4, Math.min(width, height) * 0.014);
  const rim = gap * 2.2;
  const outer = rim + Math.max(4, Math.min(width, height) * 0.034);
  return { gap, rim, outer, widest: (width - 2 * outer - (REELS - 1) * gap) / REELS };
}

/** The height at which reels that fill this width have square cells. */
export function heightFor(width: number, rows: number): number {
  const heightWithin = (limit: number): number => {
    const { gap, outer, widest } = spaceFor(width, limit);
    return rows * widest + (rows - 1) * gap + 2 * outer;
  };
  // The gaps depend on the shorter side, and change the height by less than a pixel after one correction.
  return heightWithin(heightWithin(width));
}

export function layOut(width: number, height: number, rows: number): Layout {
  const { gap, rim, outer, widest } = spaceFor(width, height);
  const tallest = (height - 2 * outer - (rows - 1) * gap) / rows;
  const cellWidth = Math.max(1, Math.min(widest, tallest));
  const cellHeight = Math.max(1, Math.min(tallest, cellWidth * TALLEST_CELL));
  const reelsWidth = REELS * cellWidth + (REELS - 1) * gap;
  const reelsHeight = rows * cellHeight + (rows - 1) * gap;
  const left = (width - reelsWidth) / 2;
  const top = (height - reelsHeight) / 2;
  return {
    gap,
    radius: cellWidth * 0.09,
    frame: { x: left - rim, y: top - rim, width: reelsWidth + 2 * rim, height: reelsHeight + 2 * rim },
    reels: Array.from({ length: REELS }, (_, reel) => ({
      x: left + reel * (cellWidth + gap),
      y: top,
      width: cellWidth,
      height: reelsHeight,
    })),
  };
}

/** Box of a cell in a reel with `rows` rows. `row` may be fractional or outside the reel while it turns. */
export function cellOf(reel: Box, row: number, rows: number, gap: number): Box {
  const height = (reel.height - (rows - 1) * gap) / rows;
  return { x: reel.x, y: reel.y + row * (height + gap), width: reel.width, height };
}
