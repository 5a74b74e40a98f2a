import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Clock } from '../../../plumbing/clock.ts';
import type { Queryable, Transaction } from '../../../plumbing/database/database.ts';
import { appendEvent } from '../../../plumbing/outbox/index.ts';
import { AuthenticationFailure } from '../failures.ts';
import { lockPlayer } from '../sessions.ts';
import { identityTables } from '../tables.ts';

/** What a customer is told once. */
export interface PopUpCommands {
  /** A pop-up to be shown once; the same id twice is once. */
  addPopUp(tx: Transaction, id: PlayerId, popUpId: string): Promise<void>;
  /** It has been read, and is not needed again, even when it is added again. Twice is once, and so is one never added. */
  acknowledgePopUp(tx: Transaction, id: PlayerId, popUpId: string): Promise<void>;
}

export const popUpCommands = (clock: Clock): PopUpCommands => ({
  async addPopUp(tx, id, popUpId) {
    const player = await lockPlayer(tx, id);
    if (!player) throw new AuthenticationFailure('unknownPlayer');
    const added = await identityTables(tx)
      .insertInto('identity.pop_up')
      .values({ player_id: id, id: popUpId, added_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return;
    await appendEvent(tx, 'identity.popUpAdded', { playerId: id, brand: player.brand, popUpId });
  },

  async acknowledgePopUp(tx, id, popUpId) {
    await identityTables(tx)
      .updateTable('identity.pop_up')
      .set({ acknowledged_at: clock.now() })
      .where('player_id', '=', id)
      .where('id', '=', popUpId)
      .where('acknowledged_at', 'is', null)
      .execute();
  },
});

/** PLAYER-20: ids of what the customer is still to be shown, the oldest first. */
export async function popUpsOf(queryable: Queryable, id: PlayerId): Promise<readonly string[]> {
  const rows = await identityTables(queryable)
    .selectFrom('identity.pop_up')
    .select('id')
    .where('player_id', '=', id)
    .where('acknowledged_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
