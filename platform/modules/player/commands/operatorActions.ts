import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { playerTables, type OperatorAction } from '../tables.ts';

export const operatorActionCommands = (clock: Clock) => ({
  /** Call it in the transaction of the action itself. */
  async recordOperatorAct(tx: Transaction, id: PlayerId, act: OperatorAction): Promise<void> {
    await playerTables(tx)
      .insertInto('identity.house_act')
      .values({ playerId: id, ...act, at: clock.now() })
      .execute();
  },
});
