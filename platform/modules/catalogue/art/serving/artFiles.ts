import type { PosterSubject } from '../plan.ts';
import { renderLockup } from '../lockup.ts';
import { drawPoster } from '../tile.ts';
import { isSymbolName, renderSymbol } from '../symbols.ts';

type Draw = (subject: PosterSubject) => string;

const FORMATS = new Map<string, Draw>([
  ['portrait', (subject) => drawPoster(subject, 'portrait').svg],
  ['square', (subject) => drawPoster(subject, 'square').svg],
  ['wide', (subject) => drawPoster(subject, 'wide').svg],
  ['hero', (subject) => drawPoster(subject, 'hero').svg],
  ['scene', (subject) => drawPoster(subject, 'scene').svg],
  ['lockup', drawLockup],
]);

/** The lockup stands on the hero's panel, in colours that can be read there. */
function drawLockup(subject: PosterSubject): string {
  const { text, accent } = drawPoster(subject, 'hero').panel;
  return renderLockup(subject, { text, accent });
}

/** Finds who draws `<slug>.<format>.svg`; null when no game or no format is called so. */
export function tileFile(file: string): { slug: string; draw: Draw } | null {
  const [, slug, format = ''] = /^([a-z0-9-]+)\.([a-z]+)\.svg$/.exec(file) ?? [];
  const draw = FORMATS.get(format);
  return slug !== undefined && draw ? { slug, draw } : null;
}

/** The same for `<symbol>.svg`. */
export function symbolFile(file: string): Draw | null {
  const [, symbol = ''] = /^(\w+)\.svg$/.exec(file) ?? [];
  return isSymbolName(symbol) ? (subject) => renderSymbol(subject, symbol) : null;
}

/** The studio of `<slug>.svg`. */
export const markFile = (file: string): string | null => /^([a-z0-9-]+)\.svg$/.exec(file)?.[1] ?? null;
