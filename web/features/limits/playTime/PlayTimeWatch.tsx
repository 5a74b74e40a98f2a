import { useEffect, useEffectEvent } from 'react';
import { PlayTime, PlayTimeUpdated } from '@foyer/contract/generated/operations.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useSocket } from '../../../app/socket.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useMessages } from '../../../ui/toast/toastsContext.ts';
import { useSessionStore } from '../../signIn/index.ts';
import { createPlayTimeClock } from './playTimeClock.ts';

/** LIMIT-14: warns five minutes and one minute before the session ends, and then signs out. */
export function PlayTimeWatch() {
  const text = useText();
  const graphql = useGraphql();
  const socket = useSocket();
  const messages = useMessages();
  const session = useSessionStore();
  const warn = useEffectEvent((minutes: number) =>
    messages.show({
      namespace: 'playTime',
      kind: 'warning',
      message: text('account.playTime.warning', { minutes }),
      closeAfterMs: MINUTE,
    }),
  );
  useEffect(() => {
    const playTime = createPlayTimeClock({
      clock: browserClock,
      async fetchPlayTime() {
        const { data } = await graphql.reread(PlayTime, {});
        return data && (data.viewer?.playTime ?? null);
      },
      onWarning: (minutes) => warn(minutes),
      onEnd: () => void session.signOut('SESSION_LIMIT_REACHED'),
    });
    const { changed } = playTime;
    const changedIfVisible = () => {
      if (document.visibilityState === 'visible') changed();
    };
    document.addEventListener('visibilitychange', changedIfVisible);
    const stop = playTime.start();
    const unsubscribe = socket?.subscribe(
      PlayTimeUpdated,
      {},
      { next: changed, connected: () => {}, missed: changed },
    );
    return () => {
      document.removeEventListener('visibilitychange', changedIfVisible);
      stop();
      unsubscribe?.();
    };
  }, [graphql, session, socket]);
  return null;
}
