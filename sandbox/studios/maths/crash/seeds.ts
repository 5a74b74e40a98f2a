import { createHmac } from 'node:crypto';
import { commitmentTo } from '../commitment.ts';

/**
 * The seeds of successive flights. Each seed is the commitment to the one after it, so that the first seed commits
 * to the whole chain.
 * @param last the secret from which the chain is calculated backwards
 */
export function seedChain(last: string, length: number): readonly string[] {
  const backwards = [last];
  while (backwards.length < length) backwards.push(commitmentTo(backwards.at(-1) ?? last));
  return backwards.reverse();
}

/**
 * The draw of a flight: the first 13 hexadecimal digits of HMAC-SHA256, with the studio's seed as key and
 * the players' seeds as message. The studio commits to its seed before it knows the players', and the players
 * do not know the studio's.
 */
export const drawOf = (seed: string, playerSeed: string): bigint =>
  BigInt(`0x${createHmac('sha256', seed).update(playerSeed).digest('hex').slice(0, 13)}`);
