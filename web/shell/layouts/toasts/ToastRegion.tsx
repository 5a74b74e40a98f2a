import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { browserClock } from '../../../transport/clock/clock.ts';
import { whenIdle } from '../../../transport/clock/whenIdle.ts';
import { browserConnection } from '../../../transport/http/connection.ts';
import { fetchCode } from '../../../transport/http/missingCode.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageListProps } from './ToastList.tsx';
import { createMessages, type Messages } from '../../../ui/toast/toasts.ts';
import { MessagesContext } from '../../../ui/toast/toastsContext.ts';

const loadList = () => fetchCode(() => import('./ToastList.tsx')).then((loaded) => loaded.MessageList);

/** Provides messages (toasts) to all descendants and renders them in a live region. */
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
    // If the code cannot be loaded now, the next message tries again.
    const prepare = () =>
      void loadList().then(
        (loaded) => setList(() => loaded),
        () => {},
      );
    // Loaded ahead of the first message, because the list also reports a lost connection.
    if (!isWanted) return whenIdle(prepare);
    prepare();
    return undefined;
  }, [List, isWanted]);
  return List;
}
