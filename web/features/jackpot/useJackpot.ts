import { useEffect, useMemo, useState } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { browserJackpotSocket } from '../../transport/jackpot/browserJackpotSocket.ts';
import { fetchInstance, fetchRates } from '../../transport/jackpot/jackpotCalls.ts';
import { useSettings } from '../../app/app.tsx';
import { useStore } from '../../app/useStore.ts';
import { useSession, useSessionStore } from '../signIn/index.ts';
import { createJackpot, type JackpotStore } from './jackpotStore.ts';
import { givenOf } from './jackpotState.ts';
import type { JackpotTerms } from './queries.ts';

export type Jackpot = ReturnType<typeof useJackpot>;

/** JACK-59: the player's jackpot is loaded and subscribed to while a component shows it. */
export function useJackpot(terms: JackpotTerms) {
  const store = useJackpotStore(terms);
  const state = useStore(store);
  const [picked, pick] = useState<number | null>(null);
  const given = givenOf(state, terms.initialContributionValue);
  const contribution = picked ?? given ?? state.contribution ?? terms.initialContributionValue;
  return {
    terms,
    state,
    store,
    /** Contribution per stake in major units of the terms' currency; null for a player who has not opted in. */
    given,
    /** The selected contribution, otherwise the current one. */
    contribution,
    /** Selects a contribution without sending it; `choose` sends it. */
    pick: (value: number): void => pick(value),
    /** Opts in with the selected contribution, or opts out. */
    choose(isIn: boolean): void {
      store.choose({ isIn, contribution: isIn ? contribution : null });
      pick(null);
    },
  };
}

function useJackpotStore({ sourceId, instanceId, operatorId, currency }: JackpotTerms): JackpotStore {
  const { brand, country } = useSettings();
  const session = useSession();
  const { signOut } = useSessionStore();
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
      openSocket: (listener) =>
        browserJackpotSocket({ playerId, sessionId, brand, currency, signOut }, listener),
      log: (text) => console.error(text),
    });
  }, [sourceId, instanceId, operatorId, currency, brand, country, playerId, sessionId, signOut]);
  useEffect(() => (playerId ? store.start() : undefined), [store, playerId]);
  return store;
}
