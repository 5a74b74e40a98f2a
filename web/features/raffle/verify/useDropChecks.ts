import { useEffect, useMemo } from 'react';
import { fetchDrops, fetchEntries } from '../../../transport/raffle/proofCalls.ts';
import { useSettings } from '../../../app/app.tsx';
import { useStore } from '../../../app/useStore.ts';
import { useSession } from '../../signIn/index.ts';
import { browserSha256 } from '../../fairness/index.ts';
import { createDropChecks } from './dropChecks.ts';
import type { VerifyAddress } from './verifyAddress.ts';

/** Loads the drops of a source on mount, and the drop named in the URL. */
export function useDropChecks(source: string, { drop, saved }: Pick<VerifyAddress, 'drop' | 'saved'>) {
  const { brand } = useSettings();
  const session = useSession();
  const playerId = session?.playerId ?? '';
  const sessionId = session?.sessionId ?? '';
  const store = useMemo(() => {
    const of = { source, brand, playerId, sessionId };
    return createDropChecks({
      sha256: browserSha256(),
      fetchDrops: (before, signal) => fetchDrops(of, before, signal),
      fetchEntries: (drop, from, signal) => fetchEntries(of, { drop, from }, signal),
    });
  }, [source, brand, playerId, sessionId]);
  useEffect(() => store.start(drop, saved), [store, drop, saved]);
  return { store, state: useStore(store) };
}
