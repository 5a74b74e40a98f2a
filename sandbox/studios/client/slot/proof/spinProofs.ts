import type { MoneyJson } from '@foyer/domain/money.ts';
import { sha256 } from '../../round/digest.ts';

export interface ProvenSpin {
  readonly roundId: string;
  readonly win: MoneyJson;
  readonly seed: string;
  /** The commitment that this page had before the press. */
  readonly commitment: string;
}

/** Part of each answer about spins. */
export interface WithNextCommitment {
  /** The commitment to the seed of the next spin. */
  readonly nextCommitment: string;
}

const SHOWN_SPINS = 10;

export type SpinProofs = ReturnType<typeof createSpinProofs>;

/** The commitments that the page was given before each spin, with the seeds that were revealed after it. */
export function createSpinProofs() {
  let next: string | null = null;
  let past: readonly ProvenSpin[] = [];
  return {
    /** The commitment to the next spin; null while none is known. */
    next: () => next,
    /** The last spins whose commitment was known before, newest first. */
    past: () => past,
    setNext: ({ nextCommitment }: WithNextCommitment): void => void (next = nextCommitment),
    clearNext: (): void => void (next = null),
    add({ roundId, win, seed }: Omit<ProvenSpin, 'commitment'>): void {
      if (next === null) return;
      past = [{ roundId, win, seed, commitment: next }, ...past].slice(0, SHOWN_SPINS);
      next = null;
    },
  };
}

/** Whether the seed is the one that was committed to. */
export const matchesCommitment = async ({ seed, commitment }: Pick<ProvenSpin, 'seed' | 'commitment'>) =>
  (await sha256(seed)) === commitment;
