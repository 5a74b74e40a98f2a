import { sql } from 'kysely';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';

// The times of movements may be in another order than their numbers. A command takes its time before it waits for the lock
// of its player, for less than a transaction lasts. And all nodes follow the clock of the database, which may go back when
// another server becomes the database.

/** Seals and their audit expect the times of two movements to be out of order by less than this. */
export const SEAL_TOLERANCE_MS = HOUR;
export const SEAL_TOLERANCE = intervalOf(SEAL_TOLERANCE_MS);

/** Checks of rounds, bonuses and holds expect less. The same minute is in `round_stakes.sql` and `sum_play_after.sql`. */
export const PLAY_TOLERANCE = intervalOf(MINUTE);

/** A constant of the statement, so that the planner knows it. */
function intervalOf(ms: number) {
  return sql`interval ${sql.lit(`${ms} milliseconds`)}`;
}
