/** Chance that falls the same way for the same seed: a game always gets the same picture. */
export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  range(low: number, high: number): number;
  /** Both ends included. */
  int(low: number, high: number): number;
  pick<Item>(list: readonly Item[]): Item;
  /** Like `pick`, for a list that may turn out empty. */
  pickOr<Item>(list: readonly Item[], otherwise: Item): Item;
  chance(probability: number): boolean;
  /** Keeps the number of items, as a tuple where it is known. */
  shuffle<const List extends readonly unknown[]>(list: List): Shuffled<List>;
}

type Shuffled<List extends readonly unknown[]> = { -readonly [Place in keyof List]: List[number] };

export function hash(text: string): number {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  return h1 >>> 0;
}

export function randomFrom(seed: number): Random {
  const next = mulberry32(seed);
  const indexIn = (list: readonly unknown[]) => Math.floor(next() * list.length);
  const pick = <Item>(list: readonly Item[]): Item => {
    const index = indexIn(list);
    for (const item of list.slice(index, index + 1)) return item;
    throw new RangeError('nothing to pick from');
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick,
    pickOr: (list, otherwise) => list[indexIn(list)] ?? otherwise,
    chance: (probability) => next() < probability,
    shuffle: (list) => shuffled(list, next),
  };
}

function mulberry32(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<const List extends readonly unknown[]>(list: List, next: () => number): Shuffled<List>;
function shuffled(list: readonly unknown[], next: () => number): unknown[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
