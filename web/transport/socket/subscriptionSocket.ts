import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { SUBPROTOCOLS, type ConnectionInit } from '@foyer/contract/transport/socket.ts';
import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { Clock } from '../clock/clock.ts';
import { backoffDelay } from './backoff.ts';
import { readFrame, type Frame } from './frames.ts';

/** SUB-06, AMB-23: this long without a word from the server, and the connection counts as lost. */
export const KEEP_ALIVE_TIMEOUT_MS = 30 * SECOND;

/** As much of a WebSocket as is used. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketOptions {
  readonly brand: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly connect: (subprotocol: string) => SocketLike;
  /** The token to begin with; null when the session is over, and then nothing is connected. */
  readonly token: () => string | null;
  /** The server refused the token: gets another, or null. */
  readonly renewToken: () => Promise<string | null>;
}

export interface Subscriber<Result> {
  next(result: Result): void;
  /** Whether what was last told may be out of date. */
  connected(isConnected: boolean): void;
}

interface Subscription {
  readonly payload: object;
  readonly next: (data: unknown) => void;
  readonly connected: (isConnected: boolean) => void;
}

export interface SubscriptionSocket {
  /** Lives through lost connections. @returns the way to stop */
  subscribe<R, V>(document: PersistedDocument<R, V>, variables: V, subscriber: Subscriber<R>): () => void;
}

/** One connection for all subscriptions; open while there is at least one. SUB-01 to SUB-08 */
export function subscriptionSocket(options: SocketOptions): SubscriptionSocket {
  const { brand, clock, random, connect, token, renewToken } = options;
  const subscriptions = new Map<string, Subscription>();
  let socket: SocketLike | null = null;
  let isReady = false;
  let attempt = 0;
  let lastId = 0;
  let stopWaiting = () => {};

  function send(frame: object) {
    socket?.send(JSON.stringify(frame));
  }

  function open() {
    const accessToken = token();
    if (socket || accessToken === null || subscriptions.size === 0) return;
    socket = connect(SUBPROTOCOLS.legacy);
    socket.onopen = () => {
      // SUB-03, SUB-04
      const payload: ConnectionInit = { authorization: `Bearer ${accessToken}`, brand };
      send({ type: 'connection_init', payload });
    };
    socket.onmessage = ({ data }) => receive(readFrame(data));
    socket.onclose = () => drop();
    expectWord();
  }

  /** SUB-06: silence is a lost connection that nobody has told us of. */
  function expectWord() {
    stopWaiting();
    stopWaiting = clock.after(KEEP_ALIVE_TIMEOUT_MS, drop);
  }

  /** SUB-05: forgets the connection and makes another, a little later each time. */
  function drop(delayMs = backoffDelay(attempt++, random())) {
    const lost = socket;
    if (!lost) return;
    socket = null;
    isReady = false;
    lost.onopen = lost.onmessage = lost.onclose = null;
    lost.close();
    stopWaiting();
    for (const { connected } of subscriptions.values()) connected(false);
    stopWaiting = clock.after(delayMs, open);
  }

  function receive(frame: Frame) {
    expectWord();
    if (frame.type === 'connection_ack') return begin();
    if (frame.type === 'connection_error') return void renewToken().then(() => drop());
    if (frame.type === 'data') return subscriptions.get(frame.id)?.next(frame.data);
    if (frame.type === 'error' && frame.isContextError) return drop(); // SUB-08
    if (frame.type === 'error' || frame.type === 'complete') subscriptions.delete(frame.id);
  }

  function begin() {
    isReady = true;
    attempt = 0;
    for (const [id, { payload, connected }] of subscriptions) {
      send({ id, type: 'start', payload });
      connected(true);
    }
  }

  function leave(id: string) {
    if (!subscriptions.delete(id)) return;
    if (isReady) send({ id, type: 'stop' });
    if (subscriptions.size > 0 || !socket) return;
    send({ type: 'connection_terminate' });
    drop();
    stopWaiting();
  }

  return {
    subscribe<R, V>({ documentId, operationName }: PersistedDocument<R, V>, variables: V, to: Subscriber<R>) {
      const id = String(++lastId);
      const payload = { documentId, operationName, variables };
      subscriptions.set(id, {
        payload,
        // The document's type says what its data is; the platform validated it against the schema.
        next: (data) => to.next(data as R),
        connected: (isConnected) => to.connected(isConnected),
      });
      if (isReady) {
        send({ id, type: 'start', payload });
        to.connected(true);
      } else open();
      return () => leave(id);
    },
  };
}
