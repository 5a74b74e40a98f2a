import { createHash, createHmac } from 'node:crypto';

export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/**
 * The draw of a flight: the first 13 hexadecimal digits of HMAC-SHA256, with the studio's seed as key and
 * the player's seed as message. The studio commits to its seed before it knows the player's, and the player
 * does not know the studio's.
 */
export const drawOf = (seed: string, playerSeed: string): bigint =>
  BigInt(`0x${createHmac('sha256', seed).update(playerSeed).digest('hex').slice(0, 13)}`);
