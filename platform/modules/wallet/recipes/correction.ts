import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface Correction {
  /** The operator's idempotency key (MONEY-07). */
  readonly key: string;
  readonly playerId: PlayerId;
  /** Real money: positive to the player, negative from the player. */
  readonly amount: Money;
  /** Free text for auditors. */
  readonly reason: string;
  readonly operator: string;
  /** Repays debt left by a chargeback; otherwise the counter account is `correction`. */
  readonly repaysDebt?: boolean;
}

/** The ledger's caller name for operator commands. */
export const OPERATOR = 'foyer:operator';

/** Moves real money by hand; `correct` stores the operator and the reason. Refused: InsufficientFunds. */
export const correction = ({
  key,
  playerId,
  amount,
  reason,
  operator,
  repaysDebt = false,
}: Correction): Command => ({
  verb: 'move',
  recipe: repaysDebt ? 'debtRepayment' : 'correction',
  moneyType: amount.minor > 0n ? 'Deposit' : 'Withdrawal',
  caller: OPERATOR,
  key,
  player: playerId,
  account: 'real',
  operatorAccount: repaysDebt ? 'owed' : 'correction',
  amount,
  status: 'posted',
  terms: JSON.stringify([reason, operator]),
});
