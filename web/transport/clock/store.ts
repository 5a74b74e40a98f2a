/** A value that changes by itself, in time. */
export interface Watched<Value> {
  read(): Value;
  subscribe(changed: () => void): () => void;
}

export interface Told<Value> extends Watched<Value> {
  become(next: Value): void;
}

export function told<Value>(first: Value): Told<Value> {
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
