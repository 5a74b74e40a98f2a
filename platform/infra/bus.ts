/** All events by topic (`<module>.<past tense>`). Each module adds its own in `events.ts` by declaration merging. */
export interface Events {
  /** Events of other nodes do not arrive until `bus.resumed`. */
  'bus.interrupted': null;
  'bus.resumed': null;
  /** Events were lost on the way to this node: what it remembers may be out of date. */
  'bus.missed': null;
}

export type Topic = keyof Events;
export type Listener<T extends Topic> = (event: Events[T]) => void;

/** Delivers at least once and in order per player; an error of one listener is reported and does not stop the others. */
export interface Bus {
  publish<T extends Topic>(topic: T, event: Events[T]): void;
  subscribe<T extends Topic>(topic: T, listener: Listener<T>): () => void;
}

export function inProcessBus(onError: (error: unknown) => void): Bus {
  const listeners = new Map<Topic, Set<(event: never) => void>>();
  return {
    publish(topic, event) {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          (listener as Listener<typeof topic>)(event);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => set.delete(listener);
    },
  };
}
