import type { Sha256 } from '@foyer/contract/jackpot/proof.ts';
import type { Drop, DropsResponse, EntriesResponse } from '@foyer/contract/raffle/drops.ts';
import { checkDrop, isRevealed, type SavedProof, type Verdict } from '@foyer/contract/raffle/verify.ts';
import { createChecking, type Check } from '../../fairness/index.ts';

export type DropCheck = Check<Drop, Verdict>;

export interface DropCheckDeps {
  readonly sha256: Sha256 | null;
  /** Each function @throws if the data cannot be fetched. */
  readonly fetchDrops: (before: number | null, signal: AbortSignal) => Promise<DropsResponse>;
  readonly fetchEntries: (drop: number, from: number, signal: AbortSignal) => Promise<EntriesResponse>;
}

/** Published drops, one of which is redrawn from published data alone (FAIR-08). */
export function createDropChecks({ sha256, fetchDrops, fetchEntries }: DropCheckDeps) {
  return createChecking<Drop, SavedProof, Verdict>({
    idOf: ({ number }) => number,
    async fetchItems(before, signal) {
      const { drops, next } = await fetchDrops(before, signal);
      return { items: drops, hasMore: next !== null };
    },
    async compute(drop, { saved, signal, onLines }) {
      if (!isRevealed(drop) || !sha256) return null;
      const all: string[] = [];
      for (let from: number | null = 1; from !== null && !signal.aborted;) {
        const { lines, next } = await fetchEntries(drop.number, from, signal);
        for (const line of lines) all.push(line);
        onLines(lines);
        from = next;
      }
      return checkDrop(drop, all, { sha256, saved });
    },
  });
}
