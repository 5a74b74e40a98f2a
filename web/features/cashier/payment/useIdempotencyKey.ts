import { useRef } from 'react';

/**
 * MONEY-07: idempotency key of an order. It stays the same, however often the button is pressed, until the
 * platform responds.
 */
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
