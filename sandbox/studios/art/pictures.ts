import { renderLockup } from './lockup.ts';
import makers from './makers.json' with { type: 'json' };
import type { PosterSubject } from './plan.ts';
import { isSymbolName, renderSymbol } from './symbols.ts';
import { drawPoster, panelColours } from './tile.ts';
import { isFaceName, renderWordmark } from './wordmark.ts';

/** A picture of the game by its name: a format, `lockup`, or `symbol-` and a reel symbol. Null: there is none. */
export function drawPicture(subject: PosterSubject, name: string): string | null {
  const symbol = name.replace(/^symbol-/, '');
  if (symbol !== name) return isSymbolName(symbol) ? renderSymbol(subject, symbol) : null;
  switch (name) {
    case 'portrait':
    case 'square':
    case 'wide':
    case 'hero':
    case 'scene':
      return drawPoster(subject, name).svg;
    // The title stands on the hero's panel, so it takes colours that are readable there.
    case 'lockup':
      return renderLockup(subject, panelColours(subject));
    default:
      return null;
  }
}

/** The logo of the studio with this slug. Null: there is none. */
export function drawMark(slug: string): string | null {
  const maker = makers.find((one) => one.slug === slug);
  return maker && isFaceName(maker.face) ? renderWordmark(maker.name, maker.face) : null;
}
