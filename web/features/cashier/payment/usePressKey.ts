import { useRef } from 'react';

/**
 * MONEY-07: idempotency key of an order. It stays the same, however often the button is pressed, until the
 * platform responds.
 */
export function usePressKey() {
  const known = useRef<{ readonly order: string; readonly name: string } | null>(null);
  return {
    name(order: object): string {
      const words = JSON.stringify(order);
      if (known.current?.order !== words) known.current = { order: words, name: crypto.randomUUID() };
      return known.current.name;
    },
    forget(): void {
      known.current = null;
    },
  };
}
