import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { playerTables, type OperatorAction } from '../tables.ts';

export interface OperatorActionCommands {
  /** Call it in the transaction of the action itself. */
  recordOperatorAct(tx: Transaction, id: PlayerId, act: OperatorAction): Promise<void>;
}

export const operatorActionCommands = (clock: Clock): OperatorActionCommands => ({
  async recordOperatorAct(tx, id, act) {
    await playerTables(tx)
      .insertInto('identity.house_act')
      .values({ player_id: id, ...act, at: clock.now() })
      .execute();
  },
});
