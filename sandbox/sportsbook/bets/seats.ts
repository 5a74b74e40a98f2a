import { randomBytes } from 'node:crypto';
import type { Currency } from '@foyer/domain/currency.ts';
import { HOUR } from '@foyer/domain/duration.ts';

export interface Seat {
  readonly key: string;
  readonly sessionId: string;
  readonly playerId: string;
  readonly currency: Currency;
}

export interface Seats {
  take(of: Omit<Seat, 'key'>): Seat;
  byKey(key: string): Seat | null;
}

const IDLE_MS = 12 * HOUR;
const MOST_SEATS = 10_000;

export function createSeats(now: () => number): Seats {
  const seats = new Map<string, { readonly seat: Seat; readonly usedAt: number }>();
  // A Map iterates in insertion order and a used session is inserted again, so idle sessions come first.
  const clear = (): void => {
    for (const [key, { usedAt }] of seats) {
      if (seats.size < MOST_SEATS && now() - usedAt < IDLE_MS) return;
      seats.delete(key);
    }
  };
  return {
    take(of) {
      clear();
      const seat = { ...of, key: randomBytes(24).toString('base64url') };
      seats.set(seat.key, { seat, usedAt: now() });
      return seat;
    },
    byKey(key) {
      const taken = seats.get(key);
      if (!taken || now() - taken.usedAt >= IDLE_MS) return null;
      seats.delete(key);
      seats.set(key, { ...taken, usedAt: now() });
      return taken.seat;
    },
  };
}
