import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useOverlays } from '../../../../app/overlays.ts';
import { browserClock } from '../../../../transport/clock/clock.ts';
import { gameRound } from '../gameRound.ts';
import { launchState, READY_TIMEOUT_MS, refusedBetAfter, type LaunchEvent } from '../launch.ts';
import { roundAfter, withoutFrame } from '../roundAfter.ts';
import { isFrom, readStudioMessage } from './studioMessage.ts';

interface StudioFrameOptions {
  /** Unique among the frames of the page. */
  readonly frameId: string;
  /** Name of what is launched. If it changes while the session opens, the session is opened again. */
  readonly name: string;
  /** Opens a session. `isCurrent` says whether the page still waits for this session. */
  readonly open: (isCurrent: () => boolean) => Promise<LaunchEvent>;
  /** Called for every message of the frame, including unknown ones. */
  readonly onMessage?: (data: unknown) => void;
}

/** Opens a session with a studio, listens to its frame, and times out if the frame does not report ready. */
export function useStudioFrame({ frameId, name, open, onMessage }: StudioFrameOptions) {
  const [launch, dispatch] = useReducer(launchState, { step: 'opening' });
  const frame = useRef<HTMLIFrameElement>(null);
  const overlays = useOverlays();
  /** LIMIT-07: the limit that the last bet would have exceeded. */
  const [refusedBet, updateRefusedBet] = useReducer(refusedBetAfter, null);
  const origin = 'origin' in launch ? launch.origin : null;
  const isOpening = launch.step === 'opening';

  const begin = useEffectEvent(open);
  useEffect(() => {
    if (!isOpening) return;
    let isCurrent = true;
    void begin(() => isCurrent).then((event) => isCurrent && dispatch(event));
    return () => void (isCurrent = false);
  }, [isOpening, name]);
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const of = { origin: origin ?? '', frame: frame.current?.contentWindow ?? null };
    if (!isFrom(of, event)) return;
    const message = readStudioMessage(event, of);
    if (message) {
      dispatch({ type: 'message', message });
      updateRefusedBet(message);
      gameRound.set(roundAfter(gameRound.get(), frameId, message));
    }
    // If the overlay's code cannot be loaded, the game still says why it took no stake.
    if (message?.isContentDue) overlays.open('content-accept', {}).catch(() => {});
    onMessage?.(event.data);
  });
  useEffect(() => () => gameRound.set(withoutFrame(gameRound.get(), frameId)), [name, frameId]);
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
  }, [origin]);

  return {
    launch,
    frame,
    refusedBet,
    loaded: () => dispatch({ type: 'loaded' }),
    retry: () => dispatch({ type: 'retried' }),
  };
}
