import condensed from './faces/condensed.json' with { type: 'json' };
import fatface from './faces/fatface.json' with { type: 'json' };
import deco from './faces/deco.json' with { type: 'json' };
import slab from './faces/slab.json' with { type: 'json' };
import brush from './faces/brush.json' with { type: 'json' };
import round from './faces/round.json' with { type: 'json' };
import wide from './faces/wide.json' with { type: 'json' };
import gothic from './faces/gothic.json' with { type: 'json' };
import soft from './faces/soft.json' with { type: 'json' };
import west from './faces/west.json' with { type: 'json' };
import serif from './faces/serif.json' with { type: 'json' };

/** Outlines of a display font: 1000 units per em, y points down, baseline at 0. */
export interface Face {
  /** Height of a capital letter. */
  cap: number;
  space: number;
  /** Kerning by pair of characters. */
  kern: Readonly<Record<string, number | undefined>>;
  glyphs: Readonly<Record<string, Glyph | undefined>>;
}

interface Glyph {
  width: number;
  /** SVG path that starts with a move relative to the glyph's origin. */
  outline: string;
}

export type FaceName =
  | 'condensed'
  | 'fatface'
  | 'deco'
  | 'slab'
  | 'brush'
  | 'round'
  | 'wide'
  | 'gothic'
  | 'soft'
  | 'west'
  | 'serif';

/** The fonts of the posters, under the SIL Open Font License 1.1: see faces/LICENSES.md. */
export const FACES: Readonly<Record<FaceName, Face>> = {
  condensed,
  fatface,
  deco,
  slab,
  brush,
  round,
  wide,
  gothic,
  soft,
  west,
  serif,
};
