import type { Money } from '@foyer/vocabulary/money.ts';
import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/** What a stake gives to one pot of a jackpot beside itself; a stake like any other (L10). */
export interface Contribution {
  /** JACK-38 `mega`; opened by `wallet.openPot`. */
  readonly pot: string;
  readonly amount: Money;
}

/** What a studio may tell of a stake beside its amount. */
interface Bet extends Play {
  readonly contributions?: readonly Contribution[];
  /** The grant of free rounds by which the house pays it: nothing is taken from the player. */
  readonly freeRounds?: string;
  /** How much of it feeds a jackpot of the studio's own, in major units; moves nothing. */
  readonly jackpotPart?: string;
}

/**
 * A stake of a game round. Taken from real money first and from bonus money for the rest; both advance the wagering
 * of a bonus that runs, by the weight of the game. Opens the round when it is the first of it.
 * Contributions are taken with it from the real money it leaves: all of them, or the bet stands without
 * (`posted.contributed`). They are no part of the round: wins and wagering do not know them.
 * A free round is staked by the house, of the stake it was granted with; what it wins is real money, and it wagers
 * no bonus.
 * Refused: SessionEnded, RoundClosed, UnknownRound (another player's), BetRolledBack, InsufficientFunds, BonusMaxBet,
 * UnknownPot, UnknownFreeRounds, FreeRoundsOver, FreeStakeDiffers.
 */
export const bet = ({
  studio,
  transactionId,
  gameSession,
  round,
  amount,
  contributions = [],
  freeRounds,
  jackpotPart,
}: Bet): Command => {
  for (const { amount: share } of contributions)
    if (share.minor <= 0n || share.currency !== amount.currency)
      throw new RangeError('a contribution is above zero, in the currency of its stake');
  return {
    verb: 'stake',
    recipe: freeRounds === undefined ? 'bet' : 'freeBet',
    moneyType: 'CasinoBet',
    caller: studio,
    key: transactionId,
    gameSession,
    round,
    amount,
    ...(contributions.length > 0 && {
      contributions: contributions.map((one) => ({ pot: one.pot, amount: one.amount.minor.toString() })),
    }),
    ...(freeRounds !== undefined && { freeRounds }),
    ...(jackpotPart !== undefined && { jackpotPart }),
  };
};
