import { createHmac } from 'node:crypto';

/**
 * All that is left to chance, as a function of what it is asked about: who has the secret computes every match again,
 * and nobody else foresees one.
 */
export type RandomSource = (about: string) => readonly number[];

const BYTES = 4;
const NUMBERS = 8;

/** @returns for each text eight numbers from 0 to under 1 */
export const createRandomSource =
  (secret: string): RandomSource =>
  (about) => {
    const bytes = createHmac('sha256', secret).update(about).digest();
    return Array.from({ length: NUMBERS }, (_, place) => bytes.readUInt32BE(place * BYTES) / 2 ** 32);
  };

/** The first of the numbers. */
export const numberOf = (chance: RandomSource, about: string): number => chance(about)[0] ?? 0;

/** The items in an order of chance's. */
export const shuffled = <Item>(
  chance: RandomSource,
  about: string,
  items: readonly Item[],
): readonly Item[] =>
  items
    .map((item, place) => ({ item, by: numberOf(chance, `${about} ${place}`) }))
    .sort((one, other) => one.by - other.by)
    .map(({ item }) => item);
