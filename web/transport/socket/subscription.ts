import type { DataFrame } from './frames.ts';

export interface Subscriber<Result> {
  next(result: Result): void;
  /** Whether the values are current: false from the loss of the connection until all missed values have arrived. */
  connected(isConnected: boolean): void;
  /** Missed values can no longer be delivered: the subscriber must refetch what it derived from the stream. */
  missed?(): void;
}

/** One subscription across reconnects. */
export interface Subscription {
  /** The payload to subscribe with: from the beginning, or from the last position. */
  payload(): object;
  started(): void;
  lost(): void;
  received(frame: DataFrame): void;
}

/** SUB-05: across reconnects each value is delivered once and in order, or the subscriber is asked to refetch. */
export function createSubscription(operation: object, to: Subscriber<object>): Subscription {
  let position: number | null = null;
  let isCatchingUp = false;

  function caughtUp() {
    if (!isCatchingUp) return;
    isCatchingUp = false;
    to.connected(true);
  }

  return {
    payload: () => (position === null ? operation : { ...operation, extensions: { after: position } }),
    started() {
      isCatchingUp = position !== null;
      if (!isCatchingUp) to.connected(true);
    },
    lost() {
      isCatchingUp = false;
      to.connected(false);
    },
    received({ data, position: at, resume }) {
      const isRefetch = resume === 'refetch';
      // A stream that could not be resumed restarts at its current position.
      const isRepeated = !isRefetch && at !== undefined && position !== null && at <= position;
      if (at !== undefined && !isRepeated) position = at;
      if (data && !isRepeated) to.next(data);
      if (isRefetch) to.missed?.();
      // A platform without resume support sends neither field and starts with the present.
      if (resume !== undefined || at === undefined) caughtUp();
    },
  };
}
