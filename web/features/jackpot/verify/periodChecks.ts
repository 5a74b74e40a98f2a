import type { Period, PeriodsResponse, TicketsResponse } from '@foyer/contract/jackpot/http.ts';
import type { PotId } from '@foyer/contract/jackpot/potNames.ts';
import type { Sha256 } from '@foyer/contract/jackpot/proof.ts';
import { checkPeriod, isRevealed, type Verdict } from '@foyer/contract/jackpot/verify.ts';
import { createChecking, type Check } from '../../fairness/index.ts';

export type PeriodCheck = Check<Period, Verdict>;

export interface PeriodCheckDeps {
  readonly sha256: Sha256 | null;
  /** Each function @throws if the data cannot be fetched. */
  readonly fetchPeriods: (before: number | null, signal: AbortSignal) => Promise<PeriodsResponse>;
  readonly fetchTickets: (period: number, from: number, signal: AbortSignal) => Promise<TicketsResponse>;
}

/**
 * Published periods, one of which is recomputed from published data alone (FAIR-08). The saved proof of a period
 * is its commitment.
 */
export function createPeriodChecks({ sha256, fetchPeriods, fetchTickets }: PeriodCheckDeps) {
  return createChecking<Period, string, Verdict>({
    idOf: ({ id }) => id,
    async fetchItems(before, signal) {
      const { periods } = await fetchPeriods(before, signal);
      // Periods are numbered from 1.
      return { items: periods, hasMore: (periods.at(-1)?.id ?? 1) > 1 };
    },
    async compute(period, { saved, items, signal, onLines }) {
      if (!isRevealed(period) || !sha256) return null;
      const again = checkPeriod(period, {
        sha256,
        savedCommitment: saved,
        before: lastFalls(items, period.id),
      });
      for (let from: number | null = 1; from !== null && !signal.aborted;) {
        const { sheets, next } = await fetchTickets(period.id, from, signal);
        await again.take(sheets);
        onLines(sheets.flatMap(({ lines }) => lines));
        from = next;
      }
      return again.verdict();
    },
  });
}

/**
 * Time of each pot's last win before the period, as far as the periods are loaded. @param periods latest
 * first
 */
function lastFalls(periods: readonly Period[], id: number): ReadonlyMap<PotId, string> {
  const earlier = periods.filter((period) => period.id < id).reverse();
  return new Map(earlier.flatMap(({ wins }) => wins.map(({ pot, at }) => [pot, at] as const)));
}
