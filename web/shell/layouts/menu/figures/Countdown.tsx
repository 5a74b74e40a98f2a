import { useEffect, useEffectEvent, useState } from 'react';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../../../transport/clock/clock.ts';
import { timeLeft } from './figures.ts';

/** The clock of the browser may be ahead of the platform's. */
const NEXT_AFTER_MS = 5 * SECOND;

/** Minutes and seconds until a time. @param onEnd called shortly after it, until there is another time */
export function Countdown({ until, onEnd }: { readonly until: string; onEnd(): void }) {
  const untilMs = Date.parse(until);
  const [nowMs, setNowMs] = useState(() => browserClock.now());
  const isOver = nowMs >= untilMs;
  const end = useEffectEvent(onEnd);
  useEffect(
    () =>
      isOver
        ? browserClock.after(NEXT_AFTER_MS, () => {
            end();
            setNowMs(browserClock.now());
          })
        : browserClock.after(SECOND - (browserClock.now() % SECOND), () => setNowMs(browserClock.now())),
    [isOver, nowMs],
  );
  return <time>{timeLeft(untilMs, nowMs)}</time>;
}
