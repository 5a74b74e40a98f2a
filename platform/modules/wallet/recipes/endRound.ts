import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/**
 * Closes a round for further stakes. Moves no money; wins and rollbacks that arrive later are still
 * accepted.
 */
export const endRound = ({ studio, transactionId, gameSession, round }: Omit<Play, 'amount'>): Command => ({
  verb: 'endRound',
  recipe: 'endRound',
  moneyType: 'CasinoBet',
  caller: studio,
  key: transactionId,
  gameSession,
  round,
});
