import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/**
 * Takes a bet back, to the accounts it came from; bonus money goes to the real account when the bonus has ended
 * meanwhile. A bet that was never seen is remembered and refused when it comes late; one that is taken back already
 * moves nothing again. Never refused for an ended session, a closed round, a limit or an exclusion (LIMIT-11).
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
