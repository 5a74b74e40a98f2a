import { useEffect, useEffectEvent } from 'react';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { useSocket } from './socket.tsx';

interface SubscriptionHandlers<Result> {
  next(result: Result): void;
  /** Called when updates may have been missed: before a connection was made, or while it was interrupted. */
  missed?(): void;
  /** Called when the connection is lost: from now on updates are missed. */
  lost?(): void;
}

/** Subscribes to a document without variables while the component is mounted. */
export function useSubscription<Result>(
  document: PersistedDocument<Result, Record<string, never>>,
  handlers: SubscriptionHandlers<Result>,
): void {
  const socket = useSocket();
  const next = useEffectEvent((result: Result) => handlers.next(result));
  const missed = useEffectEvent(() => handlers.missed?.());
  const lost = useEffectEvent(() => handlers.lost?.());
  useEffect(
    () =>
      socket?.subscribe(
        document,
        {},
        {
          next: (result) => next(result),
          connected: (isConnected) => (isConnected ? missed() : lost()),
          missed: () => missed(),
        },
      ),
    [socket, document],
  );
}
