import { randomBytes } from 'node:crypto';

const BYTES = 8;

/** Names of players in one drop. Of whoever has one there already it is not used. */
export function newHandles(count: number): readonly string[] {
  const digits = randomBytes(BYTES * count).toString('hex');
  return Array.from({ length: count }, (_, nth) => digits.slice(nth * 2 * BYTES, (nth + 1) * 2 * BYTES));
}
