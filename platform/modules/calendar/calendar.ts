import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { calendarTables } from './tables.ts';

/** The calendar doors that players have opened. */
export interface Calendar {
  /** @param round date of its first door */
  opened(queryable: Queryable, playerId: PlayerId, round: string): Promise<ReadonlySet<number>>;
  /** Opens a door permanently; idempotent. */
  open(tx: Transaction, opening: Opening): Promise<void>;
}

interface Opening {
  readonly playerId: PlayerId;
  readonly round: string;
  readonly door: number;
  readonly at: Date;
}

export const createCalendar = (): Calendar => ({
  async opened(queryable, playerId, round) {
    const rows = await calendarTables(queryable)
      .selectFrom('calendar.opening')
      .select('door')
      .where('player_id', '=', playerId)
      .where('round', '=', round)
      .execute();
    return new Set(rows.map(({ door }) => door));
  },
  async open(tx, { playerId, round, door, at }) {
    await calendarTables(tx)
      .insertInto('calendar.opening')
      .values({ player_id: playerId, round, door, opened_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
