import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { calendarTables, type Opening } from './tables.ts';

/** The calendar doors that players have opened. */
export const createCalendar = () => ({
  /** Returns the numbers of the doors that the player has opened. @param round date of the countdown's first door */
  async opened(queryable: Queryable, playerId: PlayerId, round: string): Promise<ReadonlySet<number>> {
    const rows = await calendarTables(queryable)
      .selectFrom('calendar.opening')
      .select('door')
      .where('playerId', '=', playerId)
      .where('round', '=', round)
      .execute();
    return new Set(rows.map(({ door }) => door));
  },
  /** Opens a door permanently; idempotent. */
  async open(tx: Transaction, opening: Opening): Promise<void> {
    await calendarTables(tx)
      .insertInto('calendar.opening')
      .values(opening)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

export type Calendar = ReturnType<typeof createCalendar>;
