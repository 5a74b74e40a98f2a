import { useRef } from 'react';

/** MONEY-07: an order keeps its idempotency key until the platform responds. */
export function useIdempotencyKey() {
  const latest = useRef<{ readonly order: string; readonly keyFor: string } | null>(null);
  return {
    keyFor(order: object): string {
      const serialized = JSON.stringify(order);
      if (latest.current?.order !== serialized)
        latest.current = { order: serialized, keyFor: crypto.randomUUID() };
      return latest.current.keyFor;
    },
    forget(): void {
      latest.current = null;
    },
  };
}
