export interface StreamPayload {
  readonly json: string;
  /** Null for a stream without positions. */
  readonly position: number | null;
}

/**
 * Sends each value once and in order, whatever the order in which it is delivered.
 * @param seenPosition position of the last value that a resuming client has received
 */
export function createSubscriber(send: (json: string) => void, seenPosition: number | null = null) {
  let waiting: StreamPayload[] = [];
  let pauses = 1;
  let last = seenPosition;
  let hasEnded = false;

  const sendOnce = ({ json, position }: StreamPayload): void => {
    if (hasEnded || (position !== null && last !== null && position <= last)) return;
    last = position ?? last;
    send(json);
  };

  return {
    /** A new value; it waits while the subscriber is paused. */
    deliver(payload: StreamPayload): void {
      if (pauses > 0) waiting.push(payload);
      else sendOnce(payload);
    },
    /** A subscriber begins paused; it continues when `resumeWith` has been called once more than `pause`. */
    pause(): void {
      pauses += 1;
    },
    /** Sends these values first, then the ones that waited. */
    resumeWith(first: Iterable<StreamPayload>): void {
      for (const payload of first) sendOnce(payload);
      pauses -= 1;
      if (pauses > 0) return;
      waiting.forEach(sendOnce);
      waiting = [];
    },
    /** Sends nothing more, although its current state may still be on its way. */
    end(): void {
      hasEnded = true;
    },
  };
}

export type Subscriber = ReturnType<typeof createSubscriber>;
