import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { browserConnection } from '../../transport/http/connection.ts';
import { fetchCode } from '../../transport/http/missingCode.ts';
import { useText } from '../content/index.ts';
import type { MessageListProps } from './MessageList.tsx';
import { createMessages, type Messages } from './messages.ts';
import { MessagesContext } from './messagesContext.ts';

/** Fetched after the page is up, because it also tells of a connection that is lost. */
const PREPARE_AFTER_MS = 3000;

const loadList = () => fetchCode(() => import('./MessageList.tsx')).then((loaded) => loaded.MessageList);

/** Gives everything below a way to tell something; what is told stands in a region of its own. */
export function MessageRegion({ children }: { children: ReactNode }) {
  const text = useText();
  const [messages] = useState(() => createMessages(browserClock));
  const shown = useSyncExternalStore(messages.subscribe, messages.all, messages.all);
  const isOnline = useConnection(messages);
  const List = useList(shown.length > 0 || !isOnline);
  return (
    <MessagesContext value={messages}>
      {children}
      <section className="fy-toasts" aria-label={text('shell.messages')} aria-live="polite">
        {List && <List messages={messages} shown={shown} isOnline={isOnline} />}
      </section>
    </MessagesContext>
  );
}

function useConnection(messages: Messages): boolean {
  const text = useText();
  const { subscribe, isOnline } = browserConnection;
  useEffect(() => browserConnection.start(), []);
  useEffect(
    () =>
      subscribe(() => {
        if (isOnline())
          messages.show({ namespace: 'connection', kind: 'success', message: text('shell.backOnline') });
      }),
    [subscribe, isOnline, messages, text],
  );
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

function useList(isWanted: boolean): ComponentType<MessageListProps> | null {
  const [List, setList] = useState<ComponentType<MessageListProps> | null>(null);
  useEffect(() => {
    if (List) return;
    // If it cannot be had now, the next message asks again.
    const prepare = () =>
      void loadList().then(
        (loaded) => setList(() => loaded),
        () => {},
      );
    return browserClock.after(isWanted ? 0 : PREPARE_AFTER_MS, prepare);
  }, [List, isWanted]);
  return List;
}
