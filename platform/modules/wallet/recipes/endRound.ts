import type { Command } from '../command.ts';
import type { Play } from './play.ts';

interface RoundEnd extends Omit<Play, 'amount'> {
  /** What the studio reports as the result of the round, for the player's history. */
  readonly result?: string;
}

/**
 * Closes a round for further stakes. Moves no money; wins and rollbacks that arrive later are still
 * accepted.
 */
export const endRound = ({ studio, transactionId, gameSession, round, result }: RoundEnd): Command => ({
  verb: 'endRound',
  recipe: 'endRound',
  moneyType: 'CasinoBet',
  caller: studio,
  key: transactionId,
  gameSession,
  round,
  ...(result !== undefined && { result }),
});
