import { useEffect, useState } from 'react';
import { SessionClock } from '../../design/header/SessionClock.tsx';
import { useContent, useText } from '../../features/content/index.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { nextMinuteMs, sessionTime } from './sessionTime.ts';

/** T1: the time since sign-in, where the licence wants it seen. */
export function SessionTime({ startedAt }: { startedAt: string }) {
  const text = useText();
  const { renderedAtMs, settings } = useContent();
  const [nowMs, setNowMs] = useState(renderedAtMs);
  useEffect(
    () => browserClock.after(nextMinuteMs(startedAt, nowMs), () => setNowMs(browserClock.now())),
    [startedAt, nowMs],
  );
  const { sessionClock, realityCheck } = settings.rules;
  if (!sessionClock && !realityCheck) return null;
  return <SessionClock label={text('shell.sessionTime')} time={sessionTime(startedAt, nowMs)} />;
}
