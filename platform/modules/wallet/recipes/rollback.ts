import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/**
 * Returns a bet to the accounts it came from; bonus money goes to the real account if the bonus has ended.
 * An unknown bet is remembered and refused if it arrives later. Repeated rollbacks move nothing. Ended
 * sessions, closed rounds, limits and exclusions do not apply (LIMIT-11).
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
