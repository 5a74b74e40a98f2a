import { HOUR } from '@foyer/domain/duration.ts';
import { createSessions } from '../../companies/sessions.ts';
import type { Game } from '../games.ts';
import type { Table } from './table.ts';

interface Seat {
  readonly game: Game;
  readonly table: Table;
  /** Null for play money. */
  readonly sessionId: string | null;
}

export type Seats = ReturnType<typeof createSeats>;

/** The sessions of frames at tables. Only a frame knows its key, so no other page can play on its behalf. */
export function createSeats(now: () => number) {
  const seats = createSessions<Seat>(now, 2 * HOUR);
  const tableOf = (isWanted: (seat: Seat) => boolean): Table | null =>
    seats.all().find(isWanted)?.table ?? null;
  return {
    take(game: Game, table: Table, sessionId: string | null) {
      // A game is played in one frame only: the session of the previous frame ends.
      for (const held of seats.all())
        if (held.table === table && held.sessionId !== sessionId) seats.end(held.key);
      return seats.take({ game, table, sessionId });
    },
    byKey: seats.byKey,
    /** The table of a game session that is already open; a reloaded frame resumes there. */
    tableOf: (sessionId: string) => tableOf((seat) => seat.sessionId === sessionId),
    /** The table with this round, whichever session started it; a reloaded page resumes there. */
    tableHolding: (roundId: string) => tableOf(({ table }) => table.hasRound(roundId)),
  };
}
