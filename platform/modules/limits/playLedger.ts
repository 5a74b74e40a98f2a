import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import type { AmountLimitKind } from './limitsOf.ts';

/** Port to the wallet, which enforces stake and loss limits and knows their use. */
export interface PlayLedger {
  /** Replaces all stake and loss limits of the player. */
  setPlayLimits(
    tx: Transaction,
    limits: {
      readonly playerId: PlayerId;
      readonly timeZone: string;
      readonly limits: readonly {
        readonly kind: Exclude<AmountLimitKind, 'Deposit'>;
        readonly period: LimitPeriod;
        readonly amount: Money;
      }[];
    },
  ): Promise<void>;
  /** LIMIT-13: replaces the accounts and loss limits of a group. Other groups that one of the accounts was in are deleted. */
  setGroupLimits(
    tx: Transaction,
    group: {
      readonly groupId: string;
      readonly timeZone: string;
      readonly members: readonly { readonly playerId: PlayerId; readonly rate: bigint }[];
      readonly limits: readonly { readonly period: LimitPeriod; readonly amount: Money }[];
    },
  ): Promise<void>;
  /** Returns the stakes and the net losses of the player since each of these moments. */
  played(
    queryable: Queryable,
    playerId: PlayerId,
    since: readonly Date[],
  ): Promise<readonly { readonly staked: Money; readonly lost: Money }[]>;
}
