import { useEffect, useEffectEvent, useState } from 'react';
import { AcknowledgeRealityCheck } from '@foyer/contract/generated/operations.ts';
import { useOverlays } from '../../../ui/overlay/overlays.ts';
import { useGraphql } from '../../../features/content/index.ts';
import { useSessionStore } from '../../../features/identity/session.tsx';
import type { SessionNow, SessionClockStore } from '../../../features/limits/session/sessionClockStore.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { ROUND_WAIT_MS } from './round.ts';
import { useRound } from './useRound.ts';

/** Where nothing is staked, and where the check itself leads to. */
const isAside = (path: string): boolean => path.startsWith('/profile/');

/**
 * CLOCK-03: shows the check that is due, after the round that is being played. Put away by a key it stays due (AMB-12): it
 * comes back with the next page, and when a game is refused a stake for it.
 */
export function useRealityCheck(watch: SessionClockStore, { isDue, clock }: SessionNow, path: string): void {
  const overlays = useOverlays();
  const store = useSessionStore();
  const graphql = useGraphql();
  const { isOpen, refused } = useRound(path);
  const isWaiting = useWait(isDue && isOpen);
  // Another page, another try, another check.
  const occasion = `${path} ${refused} ${clock?.realityCheck?.dueAt}`;
  const [putAwayAt, putAway] = useState<string | null>(null);
  const isWanted = isDue && !isWaiting && !isAside(path) && putAwayAt !== occasion;

  const goOn = async (): Promise<boolean> => {
    const shown = watch.read().clock;
    if (!shown?.realityCheck) return true;
    const seen = { sessionId: shown.id, dueAt: shown.realityCheck.dueAt };
    const { data } = await graphql.mutate(AcknowledgeRealityCheck, seen, ['Player']);
    if (data) watch.take(data.acknowledgeRealityCheck);
    else watch.changed();
    return data !== undefined;
  };
  const show = useEffectEvent(() =>
    overlays.open('reality-check', {
      session: watch,
      goOn,
      leave: () => store.signOut(),
      onClosed: () => putAway(occasion),
    }),
  );
  useEffect(() => {
    // Its code could not be had: it is due still, and comes with the next page.
    if (isWanted) show().catch(() => {});
  }, [isWanted]);
  useEffect(() => {
    if (refused > 0) watch.changed();
  }, [refused, watch]);
}

/** True while it is waited for, which it is not for ever. */
function useWait(isAsked: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const stop = browserClock.after(ROUND_WAIT_MS, () => setOver(true));
    return () => {
      stop();
      setOver(false);
    };
  }, [isAsked]);
  return isAsked && !isOver;
}
