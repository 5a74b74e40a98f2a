import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { LaunchSportsbook } from '@foyer/contract/generated/operations.ts';
import { BOOK_THEME, readBookMessage, withHandover } from '@foyer/contract/sportsbook/frame.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { keepCoupon, keptCoupon } from '../../transport/storage/sportsCoupon.ts';
import {
  launchState,
  READY_TIMEOUT_MS,
  readStudioMessage,
  refusedBetAfter,
  type Launch,
} from '../catalogue/index.ts';
import { useGraphql } from '../content/index.ts';
import type { RefusedBet } from '../limits/index.ts';

interface SportsbookNow {
  readonly launch: Launch;
  /** L7: the limit that the last bet would have passed. */
  readonly refusedBet: RefusedBet | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  retry(): void;
}

/** Opens the book, hands it what it is to know, and follows what its frame says: as a studio's, and of its slip. */
export function useSportsbook(onSignIn: () => void): SportsbookNow {
  const graphql = useGraphql();
  const frame = useRef<HTMLIFrameElement>(null);
  const [launch, tell] = useReducer(launchState, { step: 'opening' });
  const [refusedBet, hearRefusal] = useReducer(refusedBetAfter, null);
  const isOpening = launch.step === 'opening';
  const origin = 'origin' in launch ? launch.origin : null;

  useEffect(() => {
    if (!isOpening) return;
    let isWanted = true;
    void graphql.mutate(LaunchSportsbook, {}, []).then(({ data, error }) => {
      if (!isWanted) return;
      if (!data) return tell({ type: 'refused', refusal: refusalOf(error) });
      const { url, origin: of } = data.launchSportsbook;
      tell({ type: 'opened', url: withHandover(url, handover()), origin: of });
    });
    return () => void (isWanted = false);
  }, [graphql, isOpening]);

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const of = { origin: origin ?? '', frame: frame.current?.contentWindow ?? null };
    const studio = readStudioMessage(event, of);
    if (studio) {
      tell({ type: 'said', message: studio });
      hearRefusal(studio);
    }
    if (event.origin !== of.origin || !of.frame || event.source !== of.frame) return;
    const said = readBookMessage(event.data);
    if (said?.type === 'coupon') keepCoupon(said.coupon);
    if (said?.type === 'signIn') onSignIn();
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
  }, [origin]);

  return { launch, refusedBet, frame, retry: () => tell({ type: 'retried' }) };
}

/** A site without a book is to its players as a game that is not offered. */
function refusalOf(error: Parameters<typeof serverErrorIn>[0]): ReturnType<typeof serverErrorIn> {
  const refusal = serverErrorIn(error);
  return refusal?.type === 'SportsbookNotAvailable' ? { ...refusal, type: 'GameNotAvailable' } : refusal;
}

function handover() {
  const style = getComputedStyle(document.documentElement);
  const theme = BOOK_THEME.map((name) => [name, style.getPropertyValue(`--fy-${name}`).trim()] as const);
  return {
    theme: Object.fromEntries(theme),
    scheme: style.colorScheme.includes('dark') ? ('dark' as const) : ('light' as const),
    coupon: keptCoupon(),
  };
}
