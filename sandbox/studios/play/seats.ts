import { randomBytes } from 'node:crypto';
import { HOUR } from '@foyer/domain/duration.ts';
import type { Game } from '../games.ts';
import type { Table } from './table.ts';

/** A frame's session at a table. Only the frame knows the key, so no other page can play on its behalf. */
export interface Seat {
  readonly key: string;
  readonly game: Game;
  readonly table: Table;
}

export interface Seats {
  take(game: Game, table: Table, sessionId: string | null): Seat;
  byKey(key: string): Seat | null;
  /** The table of a game session that is already open; a reloaded frame resumes there. */
  tableOf(sessionId: string): Table | null;
  /** The table with this round, whichever session started it; a reloaded page resumes there. */
  tableHolding(roundId: string): Table | null;
}

const IDLE_MS = 2 * HOUR;
const MOST_SEATS = 10_000;

export function createSeats(now: () => number): Seats {
  const seats = new Map<string, { seat: Seat; sessionId: string | null; usedAt: number }>();

  // A Map iterates in insertion order and a used seat is inserted again, so idle seats come first.
  const clear = (): void => {
    for (const [key, { usedAt }] of seats) {
      if (seats.size < MOST_SEATS && now() - usedAt < IDLE_MS) return;
      seats.delete(key);
    }
  };

  return {
    take(game, table, sessionId) {
      clear();
      // A game is played in one frame only: the session of the previous frame ends.
      for (const [key, held] of seats)
        if (held.seat.table === table && held.sessionId !== sessionId) seats.delete(key);
      const seat: Seat = { key: randomBytes(24).toString('base64url'), game, table };
      seats.set(seat.key, { seat, sessionId, usedAt: now() });
      return seat;
    },
    byKey(key) {
      const taken = seats.get(key);
      if (!taken || now() - taken.usedAt >= IDLE_MS) return null;
      seats.delete(key);
      seats.set(key, { ...taken, usedAt: now() });
      return taken.seat;
    },
    tableOf(sessionId) {
      const taken = [...seats.values()].find((held) => held.sessionId === sessionId);
      return taken?.seat.table ?? null;
    },
    tableHolding(roundId) {
      const taken = [...seats.values()].find(({ seat }) => seat.table.hasRound(roundId));
      return taken?.seat.table ?? null;
    },
  };
}
