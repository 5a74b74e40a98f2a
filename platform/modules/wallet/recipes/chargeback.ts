import type { PaymentReversal } from '../command.ts';
import type { PaymentToReverse } from './withdrawal.ts';

/**
 * The payer's bank charges a deposit back. Debits what the real account holds and records the rest as the
 * player's debt (`wallet.owed`); no balance becomes negative.
 * Refused: UnknownTransfer, TransactionConflict when it was not completed or was charged back before.
 */
export const chargeback = ({ caller, key, playerId, undoes }: PaymentToReverse): PaymentReversal => ({
  verb: 'undoing',
  recipe: 'chargeback',
  moneyType: 'Deposit',
  caller,
  key,
  player: playerId,
  undoes: 'deposit',
  rollsBack: undoes,
});
