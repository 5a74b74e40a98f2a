import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/**
 * Returns a bet to the accounts it came from; bonus money goes to the real account if the bonus has ended. Takes a win
 * back as far as the balance holds it; the player owes the rest (`wallet.owed`). A held win goes back to the game.
 * What has not arrived is remembered and refused if it arrives later. Repeated rollbacks move nothing. Ended sessions,
 * closed rounds, limits and exclusions do not apply (LIMIT-11).
 * Refused: UnknownSession, UnknownRound (archived), TransactionConflict (another player's or round's, or no bet or win).
 */
export const rollback = ({
  studio,
  transactionId,
  gameSession,
  round,
  rollsBack,
}: Omit<Play, 'amount'> & { readonly rollsBack: string }): Command => ({
  verb: 'reversal',
  recipe: 'rollback',
  moneyType: 'CasinoBet',
  caller: studio,
  key: transactionId,
  gameSession,
  round,
  rollsBack,
});
