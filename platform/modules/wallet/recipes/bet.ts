import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/** Optional fields of a studio's stake. */
interface Bet extends Play {
  /** The free rounds grant from which the operator pays the stake; the player is not debited. */
  readonly freeRounds?: string;
  /** The part that feeds the studio's own jackpot, in major units; informational, moves no money. */
  readonly jackpotPart?: string;
  /** The maximum win of this bet, such as a coupon's at its accepted odds, in the currency of `amount`. */
  readonly largestWin?: Money;
}

/**
 * A stake in a game round; the first one opens the round. Debits real money first, then bonus money; both
 * count towards wagering by the game's weight. The player's jackpot contribution is debited in addition, in
 * full or not at all (`posted.contributed`). A free round is staked by the operator, wins real money and does
 * not count towards wagering.
 * Refused: SessionEnded, RoundClosed, UnknownRound (another player's), BetRolledBack, InsufficientFunds,
 * BonusMaxBet, ContentAcceptRequired, RealityCheckDue, UnknownPot, UnknownFreeRounds, FreeRoundsOver, FreeStakeDiffers.
 */
export const bet = ({
  studio,
  transactionId,
  gameSession,
  round,
  amount,
  freeRounds,
  jackpotPart,
  largestWin,
}: Bet): Command => ({
  verb: 'stake',
  recipe: freeRounds === undefined ? 'bet' : 'freeBet',
  moneyType: 'CasinoBet',
  caller: studio,
  key: transactionId,
  gameSession,
  round,
  amount,
  ...(freeRounds !== undefined && { freeRounds }),
  ...(jackpotPart !== undefined && { jackpotPart }),
  ...(largestWin !== undefined && { largestWin: largestWin.minor.toString() }),
});
