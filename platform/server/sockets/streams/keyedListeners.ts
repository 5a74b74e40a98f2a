type Listener<Value> = (value: Value) => void;

export interface KeyedListeners<Key, Value> {
  /** @returns the way to stop listening */
  add(key: Key, listener: Listener<Value>): () => void;
  has(key: Key): boolean;
  tell(key: Key, value: Value): void;
}

/** Who listens for what concerns one player or session, so that an event costs only those it is for. */
export function keyedListeners<Key, Value>(): KeyedListeners<Key, Value> {
  const byKey = new Map<Key, Set<Listener<Value>>>();
  return {
    add(key, listener) {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    has: (key) => byKey.has(key),
    tell(key, value) {
      for (const listener of byKey.get(key) ?? []) listener(value);
    },
  };
}
