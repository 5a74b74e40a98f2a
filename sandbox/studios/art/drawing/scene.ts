import type { Definitions } from './definitions.ts';
import type { Box } from './geometry.ts';
import type { Palette } from '../palettes.ts';
import type { FaceName } from '../lettering/faces.ts';
import type { Random } from './random.ts';

export type ArtFormat = 'portrait' | 'square' | 'wide' | 'hero' | 'scene';
/** Where the title stands; `sky` has no ground of its own, `none` no title. */
export type Layout = 'bottom' | 'top' | 'sky' | 'side' | 'none';
export type BandShape = 'arch' | 'tab' | 'wave' | 'slope' | 'flat';

/** How a title is set. */
export interface Lettering {
  face: FaceName;
  upper: boolean;
  /** Between lines, as a share of the capital's height. */
  gap?: number;
  mode?: 'justify' | 'ragged';
  maxSize?: number;
  tracking?: number;
  /** Stands out of the page, on a darker block of itself. */
  isExtruded?: boolean;
}

/** What a family is given to draw in. */
export interface Scene {
  defs: Definitions;
  W: number;
  H: number;
  pal: Palette;
  r: Random;
  /** The middle and the radius of the main figure. */
  m: { cx: number; cy: number; R: number };
  format: ArtFormat;
  where: Layout;
  /** What the title's ground leaves free. */
  area: Box;
  motif: string | null;
  /** The title's ground. */
  band: Box | null;
  title: string;
  /** Lines or ways, where they are stated. */
  lines: number | null;
}

/** What a family answers. */
export interface Picture {
  art: string;
  /** Drawn over the title's ground: a frame, an edge. */
  over?: string;
  band: { fill: string; shape: BandShape; edge?: string };
  /** The colours behind a title that has no ground. */
  sky?: readonly string[];
  /** Colours for the title, first that can be read; for its descriptor. */
  ink: readonly string[];
  tagInk?: readonly string[];
  tag?: string;
}

/** A way of drawing games: a subject, the palettes and letters that suit it, and the drawing. */
export interface Family {
  id: string;
  palettes: readonly string[];
  motifs?: readonly string[];
  layouts: readonly Layout[];
  layoutsFor?: Readonly<Record<string, readonly Layout[]>>;
  paletteFor?: Readonly<Record<string, readonly string[]>>;
  lettering: readonly Lettering[];
  draw(scene: Scene): Picture;
}

/** The entry of that name; a family only asks for what it has. */
export function named<Value>(record: Readonly<Record<string, Value>>, name: string | null): Value {
  const value = name === null ? undefined : record[name];
  if (value === undefined) throw new RangeError(`nothing is named ${name}`);
  return value;
}

/** The item at `index`, counted round. */
export function cycle<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list has no turn');
  return item;
}
