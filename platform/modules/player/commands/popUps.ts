import { mayReceive, popUpKind } from '@foyer/contract/player/messageKinds.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import { appendEvent } from '../../../infra/outbox/index.ts';
import { lockPlayer } from '../players.ts';
import { playerTables } from '../tables.ts';

/** Messages that a player sees once. */
export const popUpCommands = (clock: Clock) => ({
  /** Idempotent by `popUpId`. @returns false, with nothing added, if the player may not receive it (PLAYER-09) */
  async addPopUp(tx: Transaction, id: PlayerId, popUpId: string): Promise<boolean> {
    const player = await lockPlayer(tx, id);
    if (!mayReceive(popUpKind(popUpId), player.isSuppressed)) return false;
    const added = await playerTables(tx)
      .insertInto('identity.pop_up')
      .values({ playerId: id, id: popUpId, addedAt: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 0n)
      await appendEvent(tx, 'identity.popUpAdded', { playerId: id, brand: player.brand, popUpId });
    return true;
  },

  /** Idempotent. An acknowledged pop-up is never shown again, even if it is added again. */
  async acknowledgePopUp(tx: Transaction, id: PlayerId, popUpId: string): Promise<void> {
    await playerTables(tx)
      .updateTable('identity.pop_up')
      .set({ acknowledgedAt: clock.now() })
      .where('playerId', '=', id)
      .where('id', '=', popUpId)
      .where('acknowledgedAt', 'is', null)
      .execute();
  },
});

// A named statement is parsed once per connection; every lobby page runs it.
const READ_POP_UPS = {
  name: 'identity.popUps',
  text: `select pop_up.player_id, pop_up.id, player.suppressed_in_a_group as is_suppressed
    from identity.pop_up join identity.player on player.id = pop_up.player_id
    where pop_up.player_id = any($1) and acknowledged_at is null order by added_at, pop_up.id`,
};

/**
 * PLAYER-20: ids of the pop-ups that each player has not acknowledged, the oldest first. PLAYER-09: one that was added
 * before the player was suppressed is not shown either.
 */
export async function readPopUps(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, readonly string[]>> {
  const { rows } = await pool.query<{ player_id: PlayerId; id: string; is_suppressed: boolean }>({
    ...READ_POP_UPS,
    values: [ids],
  });
  const popUps = new Map<PlayerId, string[]>();
  for (const { player_id: playerId, id, is_suppressed: isSuppressed } of rows) {
    if (!mayReceive(popUpKind(id), isSuppressed)) continue;
    const own = popUps.get(playerId);
    if (own) own.push(id);
    else popUps.set(playerId, [id]);
  }
  return popUps;
}
