import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/** What a studio may tell of a stake beside its amount. */
interface Bet extends Play {
  /** The grant of free rounds by which the house pays it: nothing is taken from the player. */
  readonly freeRounds?: string;
  /** How much of it feeds a jackpot of the studio's own, in major units; moves nothing. */
  readonly jackpotPart?: string;
  /** The most it can win by its own terms, as a coupon at its accepted odds: in the currency of `amount`. */
  readonly largestWin?: Money;
}

/**
 * A stake of a game round. Taken from real money first and from bonus money for the rest; both advance the wagering
 * of a bonus that runs, by the weight of the game. Opens the round when it is the first of it.
 * What the player gives to a jackpot (`wallet.setContribution`) is taken with it from the real money it leaves: all of
 * it, or the bet stands without (`posted.contributed`). It is no part of the round: wins and wagering do not know it.
 * A free round is staked by the house, of the stake it was granted with; what it wins is real money, and it wagers
 * no bonus.
 * Refused: SessionEnded, RoundClosed, UnknownRound (another player's), BetRolledBack, InsufficientFunds, BonusMaxBet, RealityCheckDue,
 * UnknownPot, UnknownFreeRounds, FreeRoundsOver, FreeStakeDiffers.
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
