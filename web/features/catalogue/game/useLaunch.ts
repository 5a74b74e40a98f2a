import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { LaunchGame } from '@foyer/contract/generated/operations.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { tracking } from '../../../transport/tracking/tracking.ts';
import { useGraphql } from '../../content/index.ts';
import type { RefusedBet } from '../../limits/index.ts';
import { useGameMode } from './gameMode.ts';
import { launchState, READY_TIMEOUT_MS, readStudioMessage, refusedBetAfter, type Launch } from './launch.ts';

/** The game is now among those the lobby offers to carry on with. */
const CHANGED = ['Lobby'];

/** Opens a session with the studio and follows what its frame says. */
export function useLaunch(
  slug: string,
  search: string,
): {
  readonly launch: Launch;
  /** L7: the limit that the last bet would have passed. */
  readonly refusedBet: RefusedBet | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  retry(): void;
} {
  const graphql = useGraphql();
  const frame = useRef<HTMLIFrameElement>(null);
  const [launch, tell] = useReducer(launchState, { step: 'opening' });
  const [refusedBet, hear] = useReducer(refusedBetAfter, null);
  const isOpening = launch.step === 'opening';
  const mode = useGameMode(search);
  const origin = 'origin' in launch ? launch.origin : null;

  useEffect(() => {
    if (!isOpening) return;
    let isWanted = true;
    void graphql.mutate(LaunchGame, { slug, mode }, CHANGED).then(({ data, error }) => {
      if (!isWanted) return;
      if (data) tracking.track({ name: 'gameOpened', slug, mode });
      if (data) tell({ type: 'opened', ...data.launchGame });
      else tell({ type: 'refused', refusal: serverErrorIn(error) });
    });
    return () => void (isWanted = false);
    // Switched while it opens, it opens again in the other mode.
  }, [graphql, slug, isOpening, mode]);

  useEffect(() => {
    if (!origin) return;
    const listen = (event: MessageEvent) => {
      const message = readStudioMessage(event, { origin, frame: frame.current?.contentWindow ?? null });
      if (!message) return;
      tell({ type: 'said', message });
      hear(message);
    };
    addEventListener('message', listen);
    const stopWaiting = browserClock.after(READY_TIMEOUT_MS, () =>
      tell({ type: 'timedOut', isOffline: !navigator.onLine }),
    );
    return () => {
      removeEventListener('message', listen);
      stopWaiting();
    };
  }, [origin]);

  return { launch, refusedBet, frame, retry: () => tell({ type: 'retried' }) };
}
