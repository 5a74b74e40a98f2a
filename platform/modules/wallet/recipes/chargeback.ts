import type { Undoing } from '../command.ts';
import type { Undone } from './withdrawal.ts';

/**
 * The provider takes a deposit back. As much as the real account holds is taken; what it does not hold is written
 * down as owed by the player (`wallet.owed`), and no balance goes below nothing.
 * Refused: UnknownTransfer, TransactionConflict when it was not completed or is taken back already.
 */
export const chargeback = ({ caller, key, playerId, undoes }: Undone): Undoing => ({
  verb: 'undoing',
  recipe: 'chargeback',
  moneyType: 'Deposit',
  caller,
  key,
  player: playerId,
  undoes: 'deposit',
  rollsBack: undoes,
});
