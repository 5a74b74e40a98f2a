import { contrast } from '@foyer/domain/colour.ts';

/** The first colour with at least this contrast to the background; white if there is none. */
export const readableColour = (ground: string, colours: readonly string[], ratio: number): string =>
  colours.find((colour) => contrast(colour, ground) >= ratio) ?? '#ffffff';
