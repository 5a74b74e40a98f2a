import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { identityTables } from '../tables.ts';

/** Something done by hand, by whom of the house, and why. */
export interface OperatorAction {
  readonly act: 'PopUpAdded' | 'AccountClosed';
  /** Which pop-up; the cause of the closing. */
  readonly about: string;
  readonly by: string;
  readonly why: string;
}

export interface OperatorActionCommands {
  /** In the transaction of the act itself. */
  recordHouseAct(tx: Transaction, id: PlayerId, act: OperatorAction): Promise<void>;
}

export const operatorActionCommands = (clock: Clock): OperatorActionCommands => ({
  async recordHouseAct(tx, id, act) {
    await identityTables(tx)
      .insertInto('identity.house_act')
      .values({ player_id: id, ...act, at: clock.now() })
      .execute();
  },
});
