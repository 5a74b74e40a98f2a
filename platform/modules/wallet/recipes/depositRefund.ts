import type { PaymentReversal } from '../command.ts';
import type { PaymentToReverse } from './withdrawal.ts';

/**
 * Takes a deposit out of the real account, in full, to return it to its payer. Unlike a chargeback it leaves no debt.
 * Refused: InsufficientFunds where the player no longer has all of it, UnknownTransfer, TransactionConflict when it was
 * not completed or was reversed before.
 */
export const depositRefund = ({ caller, key, playerId, undoes }: PaymentToReverse): PaymentReversal => ({
  verb: 'undoing',
  recipe: 'depositRefund',
  moneyType: 'Deposit',
  caller,
  key,
  player: playerId,
  undoes: 'deposit',
  rollsBack: undoes,
  mustCover: true,
});
