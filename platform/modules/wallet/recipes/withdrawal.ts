import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command, PaymentReversal } from '../command.ts';

export interface Withdrawal {
  readonly caller: string;
  readonly key: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/**
 * Debits the real account at once as a pending transfer. `conclude` posts it when the bank has paid, or voids it, which
 * returns the money. Bonus money is never withdrawn, and an active bonus stays active.
 * Refused: InsufficientFunds.
 */
export const withdrawalInitiated = ({ caller, key, playerId, amount }: Withdrawal): Command => {
  if (amount.minor <= 0n) throw new RangeError('a withdrawal is above zero');
  return {
    verb: 'move',
    recipe: 'withdrawal',
    moneyType: 'InitWithdrawal',
    caller,
    key,
    player: playerId,
    account: 'real',
    operatorAccount: 'funding',
    amount: { ...amount, minor: -amount.minor },
    status: 'pending',
  };
};

export interface PaymentToReverse {
  /** The caller of both this command and the reversed payment. */
  readonly caller: string;
  readonly key: string;
  readonly playerId: PlayerId;
  /** The key of the reversed payment. */
  readonly undoes: string;
}

/**
 * Returns a paid withdrawal that the bank sent back, in full.
 * Refused: UnknownTransfer, TransactionConflict when it was not paid or was returned before.
 */
export const withdrawalRolledBack = ({
  caller,
  key,
  playerId,
  undoes,
}: PaymentToReverse): PaymentReversal => ({
  verb: 'undoing',
  recipe: 'withdrawalRollback',
  moneyType: 'Withdrawal',
  caller,
  key,
  player: playerId,
  undoes: 'withdrawal',
  rollsBack: undoes,
});
