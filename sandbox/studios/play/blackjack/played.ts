import { money, type Money } from '@foyer/vocabulary/money.ts';
import type { Shoe } from '../../maths/blackjack/cards.ts';
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

/** How much a number of half bets is, exactly: every bet on offer is an even number of minor units. */
export const inHalves = (halves: number, { minor, currency }: Money): Money =>
  money((minor * BigInt(halves)) / BigInt(FIRST_STAKE), currency);
