/** A value that changes by itself, in time. */
export interface ReadableStore<Value> {
  read(): Value;
  subscribe(changed: () => void): () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  become(next: Value): void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    become(next) {
      if (next === value) return;
      value = next;
      for (const tell of listeners) tell();
    },
  };
}
