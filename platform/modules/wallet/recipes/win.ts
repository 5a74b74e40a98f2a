import type { Command } from '../command.ts';
import { noteInRound } from './noteInRound.ts';
import type { Play } from './play.ts';

/** Optional fields of a studio's win. */
interface Win extends Play {
  /** The part that comes from the studio's own jackpot, in major units; informational, moves no money. */
  readonly jackpotPart?: string;
  /** Further fields of the studio's call, with which a repeated key is compared. */
  readonly terms?: string;
}

/**
 * Pays a win of a round with a stake that was not rolled back, split in the proportion of real and bonus
 * money staked; the remainder, and everything if no bonus is active, is real money. A win above the round's
 * maximum is held (MONEY-09, `posted.held`). Ended sessions, closed rounds, limits and exclusions do not
 * apply (LIMIT-11). A win of zero with `terms` moves nothing and is stored.
 */
export const win = ({
  studio,
  transactionId,
  gameSession,
  round,
  amount,
  jackpotPart,
  terms,
}: Win): Command => {
  if (amount.minor === 0n && terms !== undefined)
    return noteInRound({ studio, transactionId, gameSession, round, terms });
  return {
    verb: 'payout',
    recipe: 'win',
    moneyType: 'CasinoBet',
    caller: studio,
    key: transactionId,
    gameSession,
    round,
    amount,
    ...(jackpotPart !== undefined && { jackpotPart }),
    ...(terms !== undefined && { terms }),
  };
};
