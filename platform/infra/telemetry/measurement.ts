/** A kind of measurement. The code that measures knows nothing of metrics, and costs nothing while nobody listens. */
export interface Measurement<Value> {
  record(value: Value): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: (value: Value) => void): () => void;
}

/** One for the whole process: two platforms in one process, as in some tests, measure together. */
export function createMeasurement<Value>(): Measurement<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    record(value) {
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Seconds since a moment that `performance.now()` returned. */
export const secondsSince = (startMs: number): number => (performance.now() - startMs) / 1000;
