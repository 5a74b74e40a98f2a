import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/** No further stake in this round. Moves nothing; wins and rollbacks that were overtaken on the way are still taken. */
export const endRound = ({ studio, transactionId, gameSession, round }: Omit<Play, 'amount'>): Command => ({
  verb: 'endRound',
  recipe: 'endRound',
  moneyType: 'CasinoBet',
  caller: studio,
  key: transactionId,
  gameSession,
  round,
});
