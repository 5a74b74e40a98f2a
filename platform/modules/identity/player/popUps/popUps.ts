import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../../infra/clock.ts';
import type { Database, Transaction } from '../../../../infra/database/database.ts';
import { appendEvent } from '../../../../infra/outbox/index.ts';
import { AuthenticationFailure } from '../../failures.ts';
import { lockPlayer } from '../../sessions.ts';
import { identityTables } from '../../tables.ts';

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

// Named, so that it is parsed and planned once a connection: each lobby asks it.
const READ_POP_UPS = {
  name: 'identity.popUps',
  text: `select player_id, id from identity.pop_up
    where player_id = any($1) and acknowledged_at is null order by added_at, id`,
};

/** PLAYER-20: ids of what each customer is still to be shown, the oldest first; who has nothing to see is not there. */
export async function readPopUps(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, readonly string[]>> {
  const { rows } = await pool.query<{ player_id: PlayerId; id: string }>({ ...READ_POP_UPS, values: [ids] });
  const popUps = new Map<PlayerId, string[]>();
  for (const { player_id, id } of rows) {
    const own = popUps.get(player_id);
    if (own) own.push(id);
    else popUps.set(player_id, [id]);
  }
  return popUps;
}
