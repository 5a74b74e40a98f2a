import type { Palette } from '../../../games.ts';
import { contrast, mix } from '@foyer/domain/colour.ts';

/** Colours of the stage, derived from the game's palette. */
export interface Tones {
  readonly frame: string;
  readonly rim: string;
  /** Background of a cell, and of a winning cell. */
  readonly cell: string;
  readonly lit: string;
  /** Marks a return that is not above the stake. */
  readonly mark: string;
}

/** Gold that marks wins in every game. */
export const GOLD = '#ffe28a';

/** Symbols are drawn for dark backgrounds: mixes a colour with ink until white has this contrast on it. */
function darkened(colour: string, ink: string, ratio: number): string {
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mix(colour, ink, part);
    if (contrast(mixed, '#ffffff') >= ratio) return mixed;
  }
  return ink;
}

/** The first colour with at least this contrast to the background; white if there is none. */
export const readableColour = (ground: string, colours: readonly string[], ratio: number): string =>
  colours.find((colour) => contrast(colour, ground) >= ratio) ?? '#ffffff';

export const tonesOf = ({ bg, bg2, ink, s, hi }: Palette): Tones => ({
  frame: mix(ink, '#000000', 0.3),
  rim: s,
  cell: darkened(mix(bg, ink, 0.25), ink, 9),
  lit: darkened(mix(bg2, s, 0.3), ink, 3.6),
  mark: mix(hi, bg, 0.35),
});
