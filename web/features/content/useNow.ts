import { useEffect, useState } from 'react';
import { SECOND } from '@foyer/vocabulary/duration.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { useContent } from './content.tsx';

/** The time, anew each second while something is counted down. */
export function useNow(isCounting: boolean): number {
  const { renderedAtMs } = useContent();
  const [nowMs, setNowMs] = useState(renderedAtMs);
  // What begins to be counted later begins at its own moment.
  useEffect(() => browserClock.after(0, () => setNowMs(browserClock.now())), [isCounting]);
  useEffect(
    () => (isCounting ? browserClock.after(SECOND, () => setNowMs(browserClock.now())) : undefined),
    [isCounting, nowMs],
  );
  return nowMs;
}
