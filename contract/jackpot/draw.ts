import { DRAWN_POTS, type DrawnPotId } from './potNames.ts';

/**
 * FAIR-08: how a bet is drawn, so that anyone can recompute it once the period's seed is published:
 *
 * SHA-256 of the ASCII text `<seed>:<instance>:<period>:<bet>`
 *
 * The digest is four 64-bit numbers; the first three are for `mega`, `major` and `minor`. A bet wins a pot
 * when its number divided by 2^64 is below the chance `microEuros / (oneIn × 1,000,000)`.
 */
export interface Drawn {
  /** Hex, as published for the period. */
  readonly seed: string;
  readonly instance: string;
  readonly period: number;
  /** `<studio>:<transaction>` */
  readonly bet: string;
}

export const drawText = ({ seed, instance, period, bet }: Drawn): string =>
  `${seed}:${instance}:${period}:${bet}`;

export interface DrawTerms {
  /** Contribution in millionths of a euro. */
  readonly microEuros: bigint;
  /** Odds for a contribution of one euro: one win in this many bets. */
  readonly oneIn: Readonly<Record<DrawnPotId, number>>;
}

/** Returns the pots won, the largest first. @param digest SHA-256 (32 bytes) of `drawText` */
export function wonBy(digest: Uint8Array, { microEuros, oneIn }: DrawTerms): readonly DrawnPotId[] {
  const numbers = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return DRAWN_POTS.filter((pot, index) => {
    const number = numbers.getBigUint64(index * 8);
    return number * BigInt(oneIn[pot]) * EURO < microEuros << 64n;
  });
}

const EURO = 1_000_000n;

/** FAIR-03: odds for a contribution of `euros`: one win in about this many bets. */
export const oddsOf = (euros: number, oneIn: number): number => Math.max(1, Math.round(oneIn / euros));
