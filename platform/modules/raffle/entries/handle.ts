import { randomBytes } from 'node:crypto';

const BYTES = 8;

/** Random player names for one drop. A player who already has a handle in the drop keeps it. */
export function newHandles(count: number): readonly string[] {
  const digits = randomBytes(BYTES * count).toString('hex');
  return Array.from({ length: count }, (_, nth) => digits.slice(nth * 2 * BYTES, (nth + 1) * 2 * BYTES));
}
