import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { operationBody, PLATFORM } from '../graphql/graphqlServer.ts';
import { liveConnection, type ConnectionOptions } from './connection.ts';
import type { Frame } from './frames.ts';
import { createSubscription, type Subscriber, type Subscription } from './subscription.ts';

export interface SubscriptionSocket {
  /** The subscription survives lost connections. @returns unsubscribe function */
  subscribe<R, V>(document: PersistedDocument<R, V>, variables: V, subscriber: Subscriber<R>): () => void;
}

/** SUB-02, SUB-08: all subscriptions of a page over one connection, which is open while there is a subscription. */
export function subscriptionSocket(options: ConnectionOptions): SubscriptionSocket {
  const subscriptions = new Map<string, Subscription>();
  let lastId = 0;
  const connection = liveConnection(options, {
    isWanted: () => subscriptions.size > 0,
    ready: () => subscriptions.forEach((subscription, id) => start(id, subscription)),
    lost: () => subscriptions.forEach((subscription) => subscription.lost()),
    received,
  });

  function start(id: string, subscription: Subscription) {
    connection.send({ id, type: 'start', payload: subscription.payload() });
    subscription.started();
  }

  function received(frame: Frame) {
    if (frame.type === 'session_destroyed_error') return options.sessionDestroyed?.(); // LOGOUT-09
    if (frame.type === 'data') return subscriptions.get(frame.id)?.received(frame);
    if (frame.type === 'error' && frame.isContextError) return connection.drop(); // SUB-08
    if (frame.type === 'error' || frame.type === 'complete') subscriptions.delete(frame.id);
  }

  function stop(id: string) {
    if (!subscriptions.delete(id)) return;
    if (connection.isReady()) connection.send({ id, type: 'stop' });
    if (subscriptions.size === 0) connection.terminate();
  }

  return {
    subscribe<R, V>(document: PersistedDocument<R, V>, variables: V, to: Subscriber<R>) {
      const id = String(++lastId);
      const operation = operationBody(options.server ?? PLATFORM, document, variables);
      const subscription = createSubscription(operation, {
        // The document's type describes its data; the platform validated it against the schema.
        next: (data) => to.next(data as R),
        connected: (isConnected) => to.connected(isConnected),
        missed: () => to.missed?.(),
      });
      subscriptions.set(id, subscription);
      if (connection.isReady()) start(id, subscription);
      else connection.open();
      return () => stop(id);
    },
  };
}
