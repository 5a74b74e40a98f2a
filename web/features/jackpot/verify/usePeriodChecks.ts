import { useEffect, useMemo } from 'react';
import { fetchPeriods, fetchTickets } from '../../../transport/jackpot/jackpotCalls.ts';
import { useSettings } from '../../../app/app.tsx';
import { useStore } from '../../../app/useStore.ts';
import { browserSha256 } from '../../fairness/index.ts';
import { createPeriodChecks } from './periodChecks.ts';
import type { VerifyAddress } from './verifyAddress.ts';

/** Loads the periods of the brand's jackpot on mount, and the period named in the URL. */
export function usePeriodChecks(source: string, first: VerifyAddress) {
  const { brand } = useSettings();
  const store = useMemo(() => {
    const of = { source, brand };
    return createPeriodChecks({
      sha256: browserSha256(),
      fetchPeriods: (before, signal) => fetchPeriods(of, before, signal),
      fetchTickets: (period, from, signal) => fetchTickets(of, { period, from }, signal),
    });
  }, [source, brand]);
  const { period, saved } = first;
  useEffect(() => store.start(period, saved), [store, period, saved]);
  return { store, state: useStore(store) };
}
