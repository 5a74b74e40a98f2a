import type { Bus, Events, Topic } from '../../../infra/bus.ts';
import type { Session } from '../../../infra/session.ts';

/** A field of the Subscription type. */
export interface Stream<Value = unknown> {
  readonly field: string;
  /** Identifies the player or session: subscribers with the same key receive the same values. */
  keyOf(session: Session): string;
  /** Listens until the returned function is called. A key has at most one listener at a time. */
  listen(session: Session, emit: (value: Value) => void): () => void;
  /** The current state, which a new subscriber receives first; null if the stream has none. */
  present(session: Session): Promise<Value | null>;
  /**
   * The value's position: consecutive numbers for emitted values, and for `present` the number of the last value that
   * it includes. A stream without positions cannot be resumed.
   */
  positionOf?(value: Value): number;
}

interface EventStream<T extends Topic, Value> extends Partial<Pick<Stream<Value>, 'present' | 'positionOf'>> {
  readonly topic: T;
  readonly field: string;
  /** The player or session that an event or a subscriber's session belongs to. */
  ownerOf(of: Events[T] | Session): string;
  valueOf(event: Events[T]): Value;
}

export function eventStream<T extends Topic, Value>(
  bus: Bus,
  { topic, field, ownerOf, valueOf, ...options }: EventStream<T, Value>,
): Stream<Value> {
  const listeners = new Map<string, (value: Value) => void>();
  bus.subscribe(topic, (event) => listeners.get(ownerOf(event))?.(valueOf(event)));
  return {
    field,
    keyOf: ownerOf,
    listen(session, emit) {
      listeners.set(ownerOf(session), emit);
      return () => void listeners.delete(ownerOf(session));
    },
    present: async () => null,
    ...options,
  };
}
