/** A value as one selection renders it, and where in its stream it stands. */
export interface StreamPayload {
  readonly json: string;
  /** Null in a stream without numbers. */
  readonly position: number | null;
}

/** One subscription's end of a stream. */
export interface Subscriber {
  /** A value as it happens; held back while the subscriber is being brought up to date. */
  hear(told: StreamPayload): void;
  /** From here on what happens waits, until as many `goOn`. A new subscriber is held once. */
  hold(): void;
  /** Says what is given, and then what has waited. */
  goOn(first: Iterable<StreamPayload>): void;
}

/** Says each value once, in order: none that is not newer than the last. @param heard what it has heard before it came */
export function createSubscriber(send: (json: string) => void, heard: number | null = null): Subscriber {
  let waiting: StreamPayload[] = [];
  let holds = 1;
  let last = heard;

  const say = ({ json, position }: StreamPayload): void => {
    if (position !== null && last !== null && position <= last) return;
    last = position ?? last;
    send(json);
  };

  return {
    hear(told) {
      if (holds > 0) waiting.push(told);
      else say(told);
    },
    hold() {
      holds += 1;
    },
    goOn(first) {
      for (const told of first) say(told);
      holds -= 1;
      if (holds > 0) return;
      for (const told of waiting) say(told);
      waiting = [];
    },
  };
}
