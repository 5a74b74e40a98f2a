import type { DataFrame } from './frames.ts';

export interface Subscriber<Result> {
  next(result: Result): void;
  /**
   * Whether what was told is what holds: false from the loss of the connection until everything that was missed has
   * been told. Meanwhile values may be out of date.
   */
  connected(isConnected: boolean): void;
  /** What was missed can no longer be told: what was built on it is to be read again. */
  missed?(): void;
}

/** One subscription through all the connections of its life. */
export interface Subscription {
  /** What asks for it now: from the beginning, or from where it broke off. */
  payload(): object;
  started(): void;
  lost(): void;
  told(frame: DataFrame): void;
}

/** SUB-05: whatever breaks, each value is told once and in order, or the subscriber is told to read again. */
export function createSubscription(question: object, to: Subscriber<object>): Subscription {
  let position: number | null = null;
  let isCatchingUp = false;

  function caughtUp() {
    if (!isCatchingUp) return;
    isCatchingUp = false;
    to.connected(true);
  }

  return {
    payload: () => (position === null ? question : { ...question, extensions: { after: position } }),
    started() {
      isCatchingUp = position !== null;
      if (!isCatchingUp) to.connected(true);
    },
    lost() {
      isCatchingUp = false;
      to.connected(false);
    },
    told({ data, position: at, resume }) {
      const isRefetch = resume === 'refetch';
      // A stream that was not to be taken up begins anew, wherever it stands now.
      const isRepeated = !isRefetch && at !== undefined && position !== null && at <= position;
      if (at !== undefined && !isRepeated) position = at;
      if (data && !isRepeated) to.next(data);
      if (isRefetch) to.missed?.();
      // A platform that knows nothing of resuming says neither, and begins with the present.
      if (resume !== undefined || at === undefined) caughtUp();
    },
  };
}
