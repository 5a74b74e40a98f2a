import { useEffect, useState } from 'react';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../transport/clock/clock.ts';

/**
 * The current time in ms, updated every `everyMs` while `isCounting`.
 * @param renderedAtMs initial value, identical on the server and in the browser for hydration
 */
export function useNow(isCounting: boolean, renderedAtMs: number, everyMs = SECOND): number {
  const [nowMs, setNowMs] = useState(renderedAtMs);
  // If counting starts later, the time is updated immediately.
  useEffect(() => browserClock.after(0, () => setNowMs(browserClock.now())), [isCounting]);
  useEffect(
    () => (isCounting ? browserClock.after(everyMs, () => setNowMs(browserClock.now())) : undefined),
    [isCounting, nowMs, everyMs],
  );
  return nowMs;
}
