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
  /** Of the frame that the launch is shown in. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** LIMIT-07: the limit that the last bet would have passed. */
  readonly refusedBet: RefusedBet | null;
}

/**
 * Follows what a studio's frame says, and that it has said nothing for too long.
 * @param onMessage told of every message of the frame, in whatever words
 */
export function useStudioFrame(
  launch: Launch,
  tell: ActionDispatch<[LaunchEvent]>,
  onMessage: (data: unknown) => void = () => {},
): StudioFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [refusedBet, hearRefusal] = useReducer(refusedBetAfter, null);
  const origin = 'origin' in launch ? launch.origin : null;

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const of = { origin: origin ?? '', frame: frame.current?.contentWindow ?? null };
    if (!isFrom(of, event)) return;
    const message = readStudioMessage(event, of);
    if (message) {
      tell({ type: 'said', message });
      hearRefusal(message);
    }
    onMessage(event.data);
  });
  useEffect(() => {
    if (!origin) return;
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    const stopWaiting = browserClock.after(READY_TIMEOUT_MS, () =>
      tell({ type: 'timedOut', isOffline: !navigator.onLine }),
    );
    return () => {
      removeEventListener('message', listen);
      stopWaiting();
    };
  }, [origin, tell]);

  return { frame, refusedBet };
}
