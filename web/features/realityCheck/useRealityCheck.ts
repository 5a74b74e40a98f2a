import { useEffect, useEffectEvent, useState } from 'react';
import { AcknowledgeRealityCheck } from '@foyer/contract/generated/operations.ts';
import { useOverlays } from '../../app/overlays.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useStore } from '../../app/useStore.ts';
import { useSessionStore } from '../signIn/index.ts';
import type { SessionTimeProps } from './sessionTime.ts';
import type { SessionNow, SessionClockStore } from './sessionClockStore.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { gameRound } from '../catalogue/index.ts';
import { MINUTE } from '@foyer/domain/duration.ts';

/**
 * CLOCK-03: shows the due reality check after the current round. If the player closes it with a key it
 * stays due (AMB-12) and returns on the next page, or when a stake is refused because of it.
 */
export function useRealityCheck(
  sessionClock: SessionClockStore,
  { isDue, clock }: SessionNow,
  { path, isCheckShown }: Pick<SessionTimeProps, 'path' | 'isCheckShown'>,
): void {
  const overlays = useOverlays();
  const store = useSessionStore();
  const graphql = useGraphql();
  const { open, refused } = useStore(gameRound);
  const isWaiting = useWait(isDue && open.length > 0);
  // A dismissed check is shown again for another page, another refused stake or another due time.
  const occasion = `${path} ${refused} ${clock?.realityCheck?.dueAt}`;
  const [dismissedAt, setDismissedAt] = useState<string | null>(null);
  const isShown = isDue && !isWaiting && isCheckShown && dismissedAt !== occasion;

  const goOn = async (): Promise<boolean> => {
    const shown = sessionClock.get().clock;
    if (!shown?.realityCheck) return true;
    const seen = { sessionId: shown.id, dueAt: shown.realityCheck.dueAt };
    const { data } = await graphql.mutate(AcknowledgeRealityCheck, seen, ['Player']);
    if (data) sessionClock.take(data.acknowledgeRealityCheck);
    else sessionClock.changed();
    return data !== undefined;
  };
  const show = useEffectEvent(() =>
    overlays.open('reality-check', {
      session: sessionClock,
      goOn,
      leave: () => store.signOut(),
      onClosed: () => setDismissedAt(occasion),
    }),
  );
  useEffect(() => {
    // If the overlay's code cannot be loaded, the check stays due and is shown on the next page.
    if (isShown) show().catch(() => {});
  }, [isShown]);
  useEffect(() => {
    if (refused > 0) sessionClock.changed();
  }, [refused, sessionClock]);
}

/** True while the check waits for the end of a round, for `ROUND_WAIT_MS` at most. */
function useWait(isNeeded: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const stop = browserClock.after(ROUND_WAIT_MS, () => setOver(true));
    return () => {
      stop();
      setOver(false);
    };
  }, [isNeeded]);
  return isNeeded && !isOver;
}

/** CLOCK-03: how long a reality check waits for an open round. */
const ROUND_WAIT_MS = 10 * MINUTE;
