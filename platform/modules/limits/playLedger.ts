import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';

/** The books of what is staked and won: where limits of stakes and losses bind, and are used. */
export interface PlayLedger {
  /** All limits of the player's stakes, from now on. */
  setPlayLimits(
    tx: Transaction,
    limits: {
      readonly playerId: PlayerId;
      readonly timeZone: string;
      readonly limits: readonly {
        readonly kind: Exclude<LimitKind, 'Deposit'>;
        readonly period: LimitPeriod;
        readonly amount: Money;
      }[];
    },
  ): Promise<void>;
  /** What was staked, and lost net of what was won, since each of these moments. */
  played(
    queryable: Queryable,
    playerId: PlayerId,
    since: readonly Date[],
  ): Promise<readonly { readonly staked: Money; readonly lost: Money }[]>;
}
