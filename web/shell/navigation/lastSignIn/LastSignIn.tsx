import { useEffect } from 'react';
import { MINUTE } from '@foyer/domain/duration.ts';
import { useContent, useGraphql, useText } from '../../../features/content/index.ts';
import { useMessages } from '../../../features/messages/index.ts';
import { lastSignInNotice } from '../../../transport/storage/lastSignInNotice.ts';

/** A page that is rendered later than this after the sign-in is not the one it led to. */
const NEW_FOR_MS = 2 * MINUTE;

/** PROF-10: who has just come in is told when he was here before, once; somebody else's visit is seen at once. */
export function LastSignIn({ startedAt }: { startedAt: string }): null {
  const { locale, renderedAtMs } = useContent();
  const graphql = useGraphql();
  const text = useText();
  const messages = useMessages();
  useEffect(() => {
    const isNew = renderedAtMs - Date.parse(startedAt) < NEW_FOR_MS;
    if (!isNew || lastSignInNotice.isTold(startedAt)) return;
    lastSignInNotice.tell(startedAt);
    void import('./lastSignIn.ts')
      .then(({ lastSignIn }) => lastSignIn(graphql, { locale, text }))
      .then(
        (message) => message && messages.show({ namespace: 'session', kind: 'info', message }),
        () => {}, // it stands on the dashboard as well
      );
  }, [startedAt, renderedAtMs, graphql, locale, text, messages]);
  return null;
}
