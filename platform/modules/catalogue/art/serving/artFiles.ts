import { POSTER_WIDTHS } from '@foyer/contract/catalogue/art.ts';
import type { PosterSubject } from '../plan.ts';
import { renderLockup } from '../lockup.ts';
import { drawPoster } from '../tile.ts';
import { isSymbolName, renderSymbol } from '../symbols.ts';

type Draw = (subject: PosterSubject) => string;

export interface TileFile {
  readonly slug: string;
  readonly draw: Draw;
  /** Null: the drawing as it is. */
  readonly bitmap: { readonly size: string; readonly width: number } | null;
}

const DRAWINGS = new Map<string, Draw>([
  ['portrait', (subject) => drawPoster(subject, 'portrait').svg],
  ['square', (subject) => drawPoster(subject, 'square').svg],
  ['wide', (subject) => drawPoster(subject, 'wide').svg],
  ['hero', (subject) => drawPoster(subject, 'hero').svg],
  ['scene', (subject) => drawPoster(subject, 'scene').svg],
  ['lockup', drawLockup],
]);

/** By size, as `portrait-240`: nobody has a poster drawn in a width of his own. */
const WIDTHS = new Map<string, number>(
  Object.entries(POSTER_WIDTHS).flatMap(([format, widths]) =>
    widths.map((width): [string, number] => [`${format}-${width}`, width]),
  ),
);

/** The lockup stands on the hero's panel, in colours that can be read there. */
function drawLockup(subject: PosterSubject): string {
  const { text, accent } = drawPoster(subject, 'hero').panel;
  return renderLockup(subject, { text, accent });
}

/** Who draws `<slug>.<format>.svg`; null when no format is called so. */
function drawingFile(file: string): TileFile | null {
  const [, slug, format = ''] = /^([a-z0-9-]+)\.([a-z]+)\.svg$/.exec(file) ?? [];
  const draw = DRAWINGS.get(format);
  return slug !== undefined && draw ? { slug, draw, bitmap: null } : null;
}

/** The same for `<slug>.<format>-<width>.webp`, in the widths there are. */
function posterFile(file: string): TileFile | null {
  const [, slug, size = '', format = ''] = /^([a-z0-9-]+)\.(([a-z]+)-\d+)\.webp$/.exec(file) ?? [];
  const draw = DRAWINGS.get(format);
  const width = WIDTHS.get(size);
  return slug !== undefined && draw && width !== undefined ? { slug, draw, bitmap: { size, width } } : null;
}

/** A game's picture by the name of its file. */
export const tileFile = (file: string): TileFile | null => drawingFile(file) ?? posterFile(file);

/** The same for `<symbol>.svg`. */
export function symbolFile(file: string): Draw | null {
  const [, symbol = ''] = /^(\w+)\.svg$/.exec(file) ?? [];
  return isSymbolName(symbol) ? (subject) => renderSymbol(subject, symbol) : null;
}

/** The studio of `<slug>.svg`. */
export const markFile = (file: string): string | null => /^([a-z0-9-]+)\.svg$/.exec(file)?.[1] ?? null;
