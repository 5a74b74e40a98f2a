import type { Palette } from '../../../games.ts';
import { disc } from '../../canvas.ts';
import { symbolUrl } from '../../../http/picturePaths.ts';
import { SCATTER, SYMBOLS, WILD, type ReelSymbol } from '../../../maths/symbols.ts';
import { mix } from '@foyer/domain/colour.ts';

export interface Sprites {
  of(symbol: ReelSymbol): CanvasImageSource | null;
  resize(side: number, pixelRatio: number): void;
}

const FACES = new Set<ReelSymbol>(['fox', 'owl', 'stag', 'hare', 'bear']);
/** Fraction of a cell that its symbol fills. */
const FILL = 0.94;

async function load(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Draws the wild symbol, a star over a disc. The pictures of all other symbols come from the lobby. */
export function drawWild(
  context: CanvasRenderingContext2D,
  side: number,
  { accent, light, ink }: WildColours,
): void {
  const middle = side / 2;
  const star = (points: number, outer: number, inner: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    for (let corner = 0; corner < points * 2; corner += 1) {
      const angle = (corner * Math.PI) / points - Math.PI / 2;
      const radius = (corner % 2 ? inner : outer) * side;
      context.lineTo(middle + radius * Math.cos(angle), middle + radius * Math.sin(angle));
    }
    context.fill();
  };
  star(16, 0.46, 0.37, mix(accent, ink, 0.35));
  disc(context, 0.37 * side, accent, middle, middle);
  disc(context, 0.31 * side, mix(accent, ink, 0.75), middle, middle);
  star(8, 0.27, 0.12, light);
  star(8, 0.15, 0.08, accent);
  disc(context, 0.05 * side, light, middle, middle);
}
/** Draws the scatter symbol, a cut gem on rays. Like the wild, it is the same shape in the colours of each game. */
export function drawScatter(
  context: CanvasRenderingContext2D,
  side: number,
  { accent, light, ink }: WildColours,
): void {
  const shape = (points: readonly (readonly [number, number])[], colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x * side, y * side);
    context.fill();
  };
  disc(context, 0.46 * side, mix(accent, ink, 0.55), side / 2, side / 2);
  for (let ray = 0; ray < 12; ray += 1) {
    const angle = (ray * Math.PI) / 6;
    const at = (turn: number, radius: number): readonly [number, number] => [
      0.5 + radius * Math.cos(angle + turn),
      0.5 + radius * Math.sin(angle + turn),
    ];
    shape([at(-0.09, 0.3), at(0, 0.46), at(0.09, 0.3)], light);
  }
  shape([[0.3, 0.3], [0.7, 0.3], [0.82, 0.46], [0.5, 0.8], [0.18, 0.46]], mix(light, ink, 0.25)); // oxfmt-ignore
  shape([[0.3, 0.3], [0.7, 0.3], [0.62, 0.46], [0.38, 0.46]], light); // oxfmt-ignore
  shape([[0.38, 0.46], [0.62, 0.46], [0.5, 0.8]], accent); // oxfmt-ignore
  shape([[0.18, 0.46], [0.38, 0.46], [0.5, 0.8]], mix(accent, light, 0.35)); // oxfmt-ignore
}

export interface WildColours {
  readonly accent: string;
  readonly light: string;
  readonly ink: string;
}
export const wildColours = ({ t, hi, ink }: Palette): WildColours => ({ accent: t, light: hi, ink });

/** Loads the pictures of the symbols; a picture that fails to load is replaced by text. */
export async function loadSprites(lookupId: string, palette: Palette): Promise<Sprites> {
  const loaded = await Promise.all(
    SYMBOLS.map(
      async (symbol) =>
        [
          symbol,
          symbol === WILD || symbol === SCATTER ? null : await load(symbolUrl(lookupId, symbol)),
        ] as const,
    ),
  );
  const images = new Map<ReelSymbol, HTMLImageElement | null>(loaded);
  const sprites = new Map<ReelSymbol, HTMLCanvasElement>();

  const draw = (symbol: ReelSymbol, side: number): HTMLCanvasElement => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    const image = images.get(symbol);
    if (!context) return canvas;
    if (symbol === WILD) drawWild(context, side, wildColours(palette));
    else if (symbol === SCATTER) drawScatter(context, side, wildColours(palette));
    else if (image) {
      const edge = (side * (1 - FILL)) / 2;
      context.drawImage(image, edge, edge, side * FILL, side * FILL);
    } else {
      context.fillStyle = palette.hi;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.font = `800 ${side * (FACES.has(symbol) ? 0.26 : 0.6)}px Lettering, sans-serif`;
      context.fillText(symbol === 'ten' ? '10' : symbol, side / 2, side / 2);
    }
    return canvas;
  };

  return {
    of: (symbol) => sprites.get(symbol) ?? null,
    resize(side, pixelRatio) {
      for (const symbol of SYMBOLS)
        sprites.set(symbol, draw(symbol, Math.max(1, Math.round(side * pixelRatio))));
    },
  };
}
