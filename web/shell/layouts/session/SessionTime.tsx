import { SessionClock } from '../../../ui/header/SessionClock.tsx';
import { useContent, useText } from '../../../features/content/index.ts';
import { useLatePart } from '../../../features/jackpot/index.ts';
import { sessionTime, type SessionTimeProps } from './sessionTime.ts';

const loadLive = () => import('./LiveSession.tsx');

/** CLOCK-01: the time since sign-in, where the licence wants it seen; it runs once its code is there. */
export function SessionTime(props: SessionTimeProps) {
  const text = useText();
  const { renderedAtMs, settings } = useContent();
  const { sessionClock, realityCheck } = settings.rules;
  const isShown = sessionClock || realityCheck;
  const live = useLatePart(isShown, 'account', loadLive);
  if (live) return <live.LiveSession {...props} />;
  return (
    isShown && (
      <SessionClock label={text('shell.sessionTime')} time={sessionTime(props.startedAt, renderedAtMs)} />
    )
  );
}
