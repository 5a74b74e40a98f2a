import type { Win } from '../../maths/evaluate.ts';
import type { SlotModel } from '../../maths/model.ts';
import type { Window } from '../../maths/window.ts';
import { heightFor, layOut } from '../slot/stage/layout.ts';
import { paint } from '../slot/stage/paint.ts';
import type { Sprites } from '../slot/stage/sprites.ts';
import type { Tones } from '../slot/stage/tones.ts';

export interface ReelPicture {
  readonly window: Window;
  readonly wins: readonly Win[];
  readonly model: Pick<SlotModel, 'heights' | 'lines'>;
  readonly sprites: Sprites;
  readonly tones: Tones;
  /** Amount on the symbols of a single win; null for several. */
  readonly amount: string | null;
  /** FAIR-01: a return that is not above the stake is not celebrated. */
  readonly isCelebrated: boolean;
}

/** Reels with a varying number of rows are as high as this many rows, as in the game. */
const ROOM_OF_UNEVEN_REELS = 4;

/** Paints the reels at rest, as the game shows them with their wins. */
export function paintReels(canvas: HTMLCanvasElement, picture: ReelPicture): void {
  const { window, wins, model, sprites, tones, amount, isCelebrated } = picture;
  const width = canvas.clientWidth;
  const context = canvas.getContext('2d');
  if (width === 0 || !context) return;
  const rows = model.heights.length > 1 ? ROOM_OF_UNEVEN_REELS : Math.max(...model.heights);
  const height = heightFor(width, rows);
  const layout = layOut(width, height, rows);
  const ratio = Math.min(3, devicePixelRatio || 1);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  sprites.resize(layout.reels[0]?.width ?? 1, ratio);
  paint(context, {
    layout,
    views: window.map((column) => ({
      rows: column.length,
      cells: column.map((sign, row) => ({ sign, row })),
      speed: 0,
      isTurning: false,
    })),
    sprites,
    tones,
    light:
      wins.length === 0
        ? null
        : {
            cells: wins.flatMap(({ cells }) => cells),
            lines: wins.flatMap(({ line, length }) =>
              line === undefined ? [] : [{ rows: model.lines[line] ?? [], length }],
            ),
            amount,
            isCelebrated,
          },
    pulse: 0,
    slowReel: null,
  });
}
