import { createHmac } from 'node:crypto';

/** Random numbers derived from a secret and a text: reproducible with the secret, unpredictable without it. */
export type RandomSource = (about: string) => readonly number[];

const BYTES = 4;
const NUMBERS = 8;

/** @returns a function that returns eight numbers from 0 (inclusive) to 1 (exclusive) for a text */
export const createRandomSource =
  (secret: string): RandomSource =>
  (about) => {
    const bytes = createHmac('sha256', secret).update(about).digest();
    return Array.from({ length: NUMBERS }, (_, index) => bytes.readUInt32BE(index * BYTES) / 2 ** 32);
  };

export const numberOf = (chance: RandomSource, about: string): number => chance(about)[0] ?? 0;

export const shuffled = <Item>(
  chance: RandomSource,
  about: string,
  items: readonly Item[],
): readonly Item[] =>
  items
    .map((item, index) => ({ item, by: numberOf(chance, `${about} ${index}`) }))
    .sort((one, other) => one.by - other.by)
    .map(({ item }) => item);
