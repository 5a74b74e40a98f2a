import { useEffect, useEffectEvent, useReducer, useRef, type ActionDispatch, type RefObject } from 'react';
import { browserClock } from '../../../transport/clock/clock.ts';
import type { RefusedBet } from '../../limits/index.ts';
import {
  isFrom,
  READY_TIMEOUT_MS,
  readStudioMessage,
  refusedBetAfter,
  type Launch,
  type LaunchEvent,
} from './launch.ts';

export interface StudioFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** LIMIT-07: the limit that the last bet would have exceeded. */
  readonly refusedBet: RefusedBet | null;
}

/**
 * Listens to a studio's frame and times out if it does not report ready.
 * @param onMessage called for every message of the frame, including unknown ones
 */
export function useStudioFrame(
  launch: Launch,
  dispatch: ActionDispatch<[LaunchEvent]>,
  onMessage: (data: unknown) => void = () => {},
): StudioFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [refusedBet, updateRefusedBet] = useReducer(refusedBetAfter, null);
  const origin = 'origin' in launch ? launch.origin : null;

  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const of = { origin: origin ?? '', frame: frame.current?.contentWindow ?? null };
    if (!isFrom(of, event)) return;
    const message = readStudioMessage(event, of);
    if (message) {
      dispatch({ type: 'message', message });
      updateRefusedBet(message);
    }
    onMessage(event.data);
  });
  useEffect(() => {
    if (!origin) return;
    const listen = (event: MessageEvent<unknown>) => receive(event);
    addEventListener('message', listen);
    const stopWaiting = browserClock.after(READY_TIMEOUT_MS, () =>
      dispatch({ type: 'timedOut', isOffline: !navigator.onLine }),
    );
    return () => {
      removeEventListener('message', listen);
      stopWaiting();
    };
  }, [origin, dispatch]);

  return { frame, refusedBet };
}
