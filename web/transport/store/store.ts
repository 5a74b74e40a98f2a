/** A value that changes, in the form that React's `useSyncExternalStore` takes. */
export interface ReadableStore<Value> {
  get(): Value;
  /** @returns unsubscribe function */
  subscribe(listener: () => void): () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  /** Calls the listeners unless the value is the same. */
  set(next: Value): void;
}

/** Listeners of one kind of change. */
export function createEmitter() {
  const listeners = new Set<() => void>();
  return {
    /** @returns unsubscribe function */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit() {
      for (const listener of listeners) listener();
    },
  };
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const { subscribe, emit } = createEmitter();
  return {
    get: () => value,
    subscribe,
    set(next) {
      if (next === value) return;
      value = next;
      emit();
    },
  };
}
