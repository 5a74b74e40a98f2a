import type { SlotModel, Strip } from './model.ts';
import type { ReelSymbol } from './symbols.ts';

/** What the player sees: reels from the left, on each its symbols from the top. */
export type Window = readonly (readonly ReelSymbol[])[];

/** A whole number from 0 up to, not including, `below`; every one equally likely. */
export type Random = (below: number) => number;

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list has no item');
  return item;
};

/** The symbols a reel shows when it stands at `stop`; the strip is a ring. */
export const shown = (strip: Strip, stop: number, height: number): readonly ReelSymbol[] =>
  Array.from({ length: height }, (_, row) => at(strip, stop + row));

/** Every window of a reel once, with how often it comes among `heights × stops` equally likely ones. */
export const everyView = (strip: Strip, heights: readonly number[]): (readonly ReelSymbol[])[] =>
  heights.flatMap((height) => strip.map((_, stop) => shown(strip, stop, height)));

const viewsOfStrip = new WeakMap<Strip, Map<number, readonly (readonly ReelSymbol[])[]>>();

/** What the strip shows at each of its stops; made once, as a strip never changes. */
function viewsOf(strip: Strip, height: number): readonly (readonly ReelSymbol[])[] {
  const ofHeight = viewsOfStrip.get(strip) ?? new Map<number, readonly (readonly ReelSymbol[])[]>();
  viewsOfStrip.set(strip, ofHeight);
  const views = ofHeight.get(height) ?? everyView(strip, [height]);
  ofHeight.set(height, views);
  return views;
}

export const drawWindow = (model: SlotModel, random: Random): Window =>
  model.strips.map((strip) => {
    const height = at(model.heights, random(model.heights.length));
    return at(viewsOf(strip, height), random(strip.length));
  });
