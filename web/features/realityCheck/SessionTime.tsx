import { SessionClock } from './SessionClock.tsx';
import { useApp } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useLazyPart } from '../../app/useLazyPart.ts';
import { sessionTime, type SessionTimeProps } from './sessionTime.ts';

const loadLive = () => import('./LiveSession.tsx');

/**
 * CLOCK-01: time since sign-in, where the licence requires it. The time is updated once that code has loaded.
 */
export function SessionTime(props: SessionTimeProps) {
  const text = useText();
  const { renderedAtMs, settings } = useApp();
  const { sessionClock, realityCheck } = settings.rules;
  const isShown = sessionClock || realityCheck;
  const live = useLazyPart(isShown, 'account', loadLive);
  if (live) return <live.LiveSession {...props} />;
  return (
    isShown && (
      <SessionClock
        time={{
          label: text('shell.sessionTime'),
          caption: text('shell.session'),
          value: sessionTime(props.startedAt, renderedAtMs),
        }}
      />
    )
  );
}
