import { useEffect, useMemo } from 'react';
import { fetchPeriods, fetchTickets } from '../../../transport/jackpot/jackpotCalls.ts';
import { useSettings, useWatched } from '../../content/index.ts';
import { browserSha256 } from '../../proof/index.ts';
import { createPeriodChecks, type PeriodChecks, type VerifyState } from './periodChecks.ts';
import type { VerifyAddress } from './verifyAddress.ts';

/** The periods of this brand's jackpot, read as soon as the page is there, and the one that its address names. */
export function useVerifying(
  source: string,
  first: VerifyAddress,
): { readonly store: PeriodChecks; readonly state: VerifyState } {
  const { brand } = useSettings();
  const store = useMemo(() => {
    const of = { source, brand };
    return createPeriodChecks({
      sha256: browserSha256(),
      fetchPeriods: (before, signal) => fetchPeriods(of, before, signal),
      fetchTickets: (period, from, signal) => fetchTickets(of, { period, from }, signal),
    });
  }, [source, brand]);
  const { period, kept } = first;
  useEffect(() => store.start(period, kept), [store, period, kept]);
  return { store, state: useWatched(store) };
}
