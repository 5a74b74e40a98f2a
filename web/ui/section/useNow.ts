import { useEffect, useState } from 'react';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../transport/clock/clock.ts';

/**
 * The time, anew each second while something is counted down, or less often where that is enough.
 * @param renderedAtMs the page's own moment, with which it begins, the same on the server and in the browser
 */
export function useNow(isCounting: boolean, renderedAtMs: number, everyMs = SECOND): number {
  const [nowMs, setNowMs] = useState(renderedAtMs);
  // What begins to be counted later begins at its own moment.
  useEffect(() => browserClock.after(0, () => setNowMs(browserClock.now())), [isCounting]);
  useEffect(
    () => (isCounting ? browserClock.after(everyMs, () => setNowMs(browserClock.now())) : undefined),
    [isCounting, nowMs, everyMs],
  );
  return nowMs;
}
