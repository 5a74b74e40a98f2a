import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/**
 * A stake of a game round. Taken from real money first and from bonus money for the rest; both advance the wagering
 * of a bonus that runs. Opens the round when it is the first of it.
 * Refused: SessionEnded, RoundClosed, UnknownRound (another player's), BetRolledBack, InsufficientFunds.
 */
export const bet = ({ studio, transactionId, gameSession, round, amount }: Play): Command => ({
  verb: 'stake',
  recipe: 'bet',
  moneyType: 'CasinoBet',
  caller: studio,
  key: transactionId,
  gameSession,
  round,
  amount,
});
