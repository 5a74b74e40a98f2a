import { money, type Money } from '@foyer/domain/money.ts';
import type { Shoe } from '../../maths/blackjack/cards.ts';
import type { GameWallet } from '../gameWallet.ts';
import { PlayRefusal } from '../refusal.ts';
import { FIRST_STAKE, type Round } from '../../maths/blackjack/round.ts';

export interface Played {
  readonly roundId: string;
  readonly stake: Money;
  readonly shoe: Shoe;
  round: Round;
  movedAt: number;
  win: Money | null;
  isPaid: boolean;
}

/** Stakes a double, a split or an insurance. Throws PlayRefusal; the hand can then be played without it. */
export async function stakeBeside(
  wallet: GameWallet,
  { roundId, stake }: Pick<Played, 'roundId' | 'stake'>,
  halves: number,
): Promise<void> {
  try {
    await wallet.stake(roundId, inHalves(halves, stake));
  } catch (error) {
    // The wallet accepts no more bets in this session, but a round that is already staked can be finished.
    if (error instanceof PlayRefusal && error.type === 'SessionEnded')
      throw new PlayRefusal('RoundRefused', [error.type, ...error.reasons]);
    throw error;
  }
}

/** Amount of a number of half bets. Exact, because every offered bet is an even number of minor units. */
export const inHalves = (halves: number, { minor, currency }: Money): Money =>
  money((minor * BigInt(halves)) / BigInt(FIRST_STAKE), currency);
