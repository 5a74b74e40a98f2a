import { createHash } from 'node:crypto';

/** Chance that falls the same way for the same seed, on every machine. */
export interface RandomSource {
  /** 0 up to, not including, the number. */
  below(count: number): number;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  /** True so many times in a hundred. */
  inHundred(times: number): boolean;
}

export function randomSourceFrom(seed: string): RandomSource {
  let turn = 0;
  const below = (count: number): number => {
    const drawn = createHash('sha256').update(`${seed} ${turn++}`).digest().readUInt32BE(0);
    return Math.floor((drawn / 2 ** 32) * count);
  };
  return {
    below,
    pick(items) {
      const at = below(items.length);
      for (const item of items.slice(at, at + 1)) return item;
      throw new RangeError('nothing to pick from');
    },
    inHundred: (times) => below(100) < times,
  };
}
