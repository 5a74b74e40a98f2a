import { createHash } from 'node:crypto';

/** Random numbers that are the same for the same seed on every machine. */
export interface RandomSource {
  /** An integer from 0 to `count - 1`. */
  below(count: number): number;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  /** True with this probability in percent. */
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
