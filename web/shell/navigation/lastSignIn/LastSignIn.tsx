import { useEffect } from 'react';
import { MINUTE } from '@foyer/domain/duration.ts';
import { useApp } from '../../../app/app.tsx';
import { useGraphql } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useMessages } from '../../../ui/toast/toastsContext.ts';
import { sessionInfo } from '../../../transport/storage/sessionInfo.ts';

/** After this time since sign-in, a page is no longer the first one after it. */
const NEW_FOR_MS = 2 * MINUTE;

/** PROF-10: shows players their previous sign-in once, so that they notice if somebody else used the account. */
export function LastSignIn({ startedAt }: { startedAt: string }): null {
  const { locale, renderedAtMs } = useApp();
  const graphql = useGraphql();
  const text = useText();
  const messages = useMessages();
  useEffect(() => {
    if (sessionInfo.startedAt() === startedAt) return;
    sessionInfo.begin(startedAt);
    if (renderedAtMs - Date.parse(startedAt) >= NEW_FOR_MS) return;
    void import('./lastSignIn.ts')
      .then(({ lastSignIn }) => lastSignIn(graphql, { locale, text }))
      .then(
        (message) => message && messages.show({ namespace: 'session', kind: 'info', message }),
        () => {}, // the dashboard shows it as well
      );
  }, [startedAt, renderedAtMs, graphql, locale, text, messages]);
  return null;
}
