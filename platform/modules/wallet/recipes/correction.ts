import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface Correction {
  /** The operator's own name for the act: the same twice is once (MONEY-07). */
  readonly key: string;
  readonly playerId: PlayerId;
  /** Positive to the player, negative from the player; real money. */
  readonly amount: Money;
  /** Why, in words for who reads the books. */
  readonly reason: string;
  /** Who. */
  readonly operator: string;
  /** Takes money for what a chargeback left owed; without it the money comes from and goes to corrections. */
  readonly repaysDebt?: boolean;
}

/** Who acts by hand is known to the books by this name. */
export const OPERATOR = 'foyer:operator';

/** Real money moved by hand. `correct` writes down who and why beside it. Refused: InsufficientFunds. */
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
  house: repaysDebt ? 'owed' : 'correction',
  amount,
  status: 'posted',
  terms: JSON.stringify([reason, operator]),
});
