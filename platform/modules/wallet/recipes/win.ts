import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/** What a studio may tell of a win beside its amount. */
interface Win extends Play {
  /** How much of it comes from a jackpot of the studio's own, in major units; moves nothing. */
  readonly jackpotPart?: string;
}

/**
 * A win of a round with a stake that stands. It goes back in the proportion in which the round was staked from real
 * and bonus money, what does not divide to real money, and all to real money when no bonus runs any more.
 * Held instead of paid where it is more than the round may still win (MONEY-09, `posted.held`).
 * Never refused because a session has ended, the round is closed, or a limit or exclusion holds (LIMIT-11).
 */
export const win = ({ studio, transactionId, gameSession, round, amount, jackpotPart }: Win): Command => ({
  verb: 'payout',
  recipe: 'win',
  moneyType: 'CasinoBet',
  caller: studio,
  key: transactionId,
  gameSession,
  round,
  amount,
  ...(jackpotPart !== undefined && { jackpotPart }),
});
