import { useEffect, useMemo, useState } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { browserJackpotLine } from '../../transport/jackpot/browserJackpotLine.ts';
import { fetchInstance, fetchRates } from '../../transport/jackpot/jackpotCalls.ts';
import { useSettings } from '../content/index.ts';
import { useSession } from '../identity/index.ts';
import { createJackpot, type JackpotStore } from './jackpotStore.ts';
import type { JackpotState } from './jackpotState.ts';
import type { JackpotTerms } from './questions.ts';
import { useWatched } from './watched.ts';

export interface Jackpot {
  readonly terms: JackpotTerms;
  readonly state: JackpotState;
  readonly store: JackpotStore;
  /** In major units of the terms' currency: what is given, or would be. */
  readonly contribution: number;
  /** For an opt-in that is still to come. */
  setContribution(value: number): void;
}

/** The jackpot of whoever is signed in, read and listened to while it is shown (JACK-59). */
export function useJackpot(terms: JackpotTerms): Jackpot {
  const { brand, country } = useSettings();
  const session = useSession();
  const { sourceId, instanceId, operatorId, currency } = terms;
  const playerId = session?.playerId ?? '';
  const sessionId = session?.sessionId ?? '';
  const store = useMemo(() => {
    const caller = { source: sourceId, brand, playerId, sessionId, country };
    return createJackpot({
      clock: browserClock,
      settings: { operatorId, instanceId },
      playerId,
      brand,
      country,
      fetchInstance: (signal) => fetchInstance(caller, signal),
      fetchRates,
      openLine: (ear) => browserJackpotLine({ playerId, sessionId, brand, currency }, ear),
      log: (text) => console.error(text),
    });
  }, [sourceId, instanceId, operatorId, currency, brand, country, playerId, sessionId]);
  useEffect(() => (playerId ? store.start() : undefined), [store, playerId]);
  const state = useWatched(store);
  const [draft, setDraft] = useState<number | null>(null);
  const contribution = draft ?? state.contribution ?? terms.initialContributionValue;
  return { terms, state, store, contribution, setContribution: setDraft };
}
