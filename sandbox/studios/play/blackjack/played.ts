import { money, type Money } from '@foyer/domain/money.ts';
import type { Shoe } from '../../maths/blackjack/cards.ts';
import type { GameWallet } from '../gameWallet.ts';
import { PlayRefusal } from '../refusal.ts';
import { FIRST_STAKE, type Round } from '../../maths/blackjack/round.ts';

/** A round on the table and what became of it. */
export interface Played {
  readonly roundId: string;
  /** The first bet. */
  readonly stake: Money;
  readonly shoe: Shoe;
  round: Round;
  movedAt: number;
  /** Null while it is played. */
  win: Money | null;
  isPaid: boolean;
}

/**
 * Stakes what a double, a split or an insurance costs, in half bets.
 * @throws PlayRefusal when it is refused: the hand stands as before, and can be played without it
 */
export async function stakeBeside(
  purse: GameWallet,
  { roundId, stake }: Pick<Played, 'roundId' | 'stake'>,
  halves: number,
): Promise<void> {
  try {
    await purse.stake(roundId, inHalves(halves, stake));
  } catch (error) {
    // The wallet takes no more bets of this session; what is staked already is played on.
    if (error instanceof PlayRefusal && error.type === 'SessionEnded')
      throw new PlayRefusal('RoundRefused', [error.type, ...error.reasons]);
    throw error;
  }
}

/** How much a number of half bets is, exactly: every bet on offer is an even number of minor units. */
export const inHalves = (halves: number, { minor, currency }: Money): Money =>
  money((minor * BigInt(halves)) / BigInt(FIRST_STAKE), currency);
