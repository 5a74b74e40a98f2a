import type { SlotModel, Strip } from './model.ts';
import type { ReelSymbol } from './symbols.ts';

/** The visible symbols: reels from the left, each with its symbols from the top. */
export type Window = readonly (readonly ReelSymbol[])[];

/** Returns a uniformly distributed integer from 0 (inclusive) to `below` (exclusive). */
export type Random = (below: number) => number;

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list has no item');
  return item;
};

/** The symbols that a reel shows at the stop `stop`; the strip is circular. */
export const shown = (strip: Strip, stop: number, height: number): readonly ReelSymbol[] =>
  Array.from({ length: height }, (_, row) => at(strip, stop + row));

/** All views of a reel, one for each of the `heights × stops` equally likely combinations. */
export const everyView = (strip: Strip, heights: readonly number[]): (readonly ReelSymbol[])[] =>
  heights.flatMap((height) => strip.map((_, stop) => shown(strip, stop, height)));

const viewsOfStrip = new WeakMap<Strip, Map<number, readonly (readonly ReelSymbol[])[]>>();

/** Views of a strip at each stop. Cached, because a strip never changes. */
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
