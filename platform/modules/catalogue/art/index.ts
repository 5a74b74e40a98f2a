import { named, type ArtFormat } from './drawing/scene.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { plan, type PosterSubject } from './plan.ts';
import { drawPoster, type PanelColours } from './tile.ts';

export { artVersion, markVersion } from './edition.ts';
export { renderLockup } from './lockup.ts';
export { registerArt } from './serving/registerArt.ts';
export { renderSymbol, SYMBOL_NAMES } from './symbols.ts';
export { renderWordmark } from './wordmark.ts';
export type { ArtFormat, Palette, PanelColours, PosterSubject };

/** A self-contained SVG of the game's poster; the same game always gets the same picture. */
export const renderTile = (subject: PosterSubject, format: ArtFormat): string =>
  drawPoster(subject, format).svg;

/** What a poster is made of, without drawing it: its ground stands in until it has come. */
export function describeTile(subject: PosterSubject): {
  family: string;
  motif: string | null;
  palette: string;
  colours: Palette;
} {
  const { family, motif, palette } = plan(subject);
  return { family, motif, palette, colours: named(PALETTES, palette) };
}

/** The colours of the text panel beside the game's hero picture, AA on one another. */
export const panelColours = (subject: PosterSubject): PanelColours => drawPoster(subject, 'hero').panel;
