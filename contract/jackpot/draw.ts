import { DRAWN_POTS, type DrawnPotId } from './pots.ts';

/**
 * How a bet is drawn, for whoever wants to compute it again (FAIR-08). With the seed of the period, once it is told:
 *
 *     SHA-256 of the ASCII text `<seed>:<instance>:<period>:<bet>`
 *
 * is four numbers of 64 bits, the first for `mega`, the second for `major`, the third for `minor`. A pot is won when
 * its number, as a fraction of 2^64, is below the chance: `microEuros / (oneIn × 1,000,000)`.
 */
export interface Drawn {
  /** Hex, as the period tells it. */
  readonly seed: string;
  readonly instance: string;
  readonly period: number;
  /** `<studio>:<transaction>` */
  readonly bet: string;
}

export const drawText = ({ seed, instance, period, bet }: Drawn): string =>
  `${seed}:${instance}:${period}:${bet}`;

export interface DrawTerms {
  /** The contribution in millionths of a euro. */
  readonly microEuros: bigint;
  /** A euro's contribution wins once in so many. */
  readonly oneIn: Readonly<Record<DrawnPotId, number>>;
}

/** The pots that the digest of `drawText`, 32 bytes, wins; of more than one the first is the largest. */
export function wonBy(digest: Uint8Array, { microEuros, oneIn }: DrawTerms): readonly DrawnPotId[] {
  const numbers = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return DRAWN_POTS.filter((pot, index) => {
    const number = numbers.getBigUint64(index * 8);
    return number * BigInt(oneIn[pot]) * EURO < microEuros << 64n;
  });
}

const EURO = 1_000_000n;

/** FAIR-03: a contribution of so many euros wins once in about so many bets. */
export const oddsOf = (euros: number, oneIn: number): number => Math.max(1, Math.round(oneIn / euros));
