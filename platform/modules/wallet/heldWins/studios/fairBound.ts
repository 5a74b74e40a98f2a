import type { LargestWin } from '../../games/gameSession.ts';

/** The declaration of a game: a fair round pays between zero and its largest win, and this share on average. */
export interface FairGame {
  /** Return to the player as a share of the stake, such as 0.962. */
  readonly rtp: number;
  readonly largestWin: LargestWin;
}

/** Rounds with stakes of similar size, in minor units. */
export interface StakeSum {
  /** No round of this sum staked more. */
  readonly largestStake: number;
  readonly stakes: number;
  /** Sum of the squared stakes of the rounds. */
  readonly squares: number;
}

export interface GameResult extends FairGame {
  readonly game: string;
  readonly sums: readonly StakeSum[];
  /** Paid to players, in minor units. */
  readonly wins: number;
}

/** The result of one game or of several games together, in minor units. */
export interface Excess {
  readonly stakes: number;
  readonly wins: number;
  /** The most that fair games pay on these stakes, except with a probability below the level. */
  readonly mostFair: number;
}

/** A fair game passes its bound after a given start with at most this probability, however often it is checked. */
export const FALSE_ALARM = 1e-6;

/** The values of λ that `sumFairness` tries, per minor unit. Each gives a valid bound, and the lowest is used. */
const RATES = Array.from({ length: 64 }, (_, at) => 2 ** (3 - at));

/**
 * MONEY-10: compares wins with the stakes that they belong to.
 *
 * A round of stake s pays between 0 and M·s, on average r·s, so its variance is at most r(M − r)s². By Bennett's
 * inequality, exp(λ(wins − expected) − Σ variance·φ(λb)/b²) with φ(x) = eˣ − 1 − x and b = (M − r)s is a
 * supermartingale for each λ > 0, also if stakes depend on earlier results. By Ville's inequality it exceeds 1/p at any
 * time with probability at most p; p is shared equally by all values of λ.
 */
export function sumFairness(games: readonly GameResult[], level: number = FALSE_ALARM): Excess {
  const groups = games.flatMap(varianceGroups);
  const budget = Math.log(RATES.length / level);
  const allowances = RATES.map(
    (rate) => groups.reduce((sum, group) => sum + exponentOf(group, rate), budget) / rate,
  );
  const expected = total(games, ({ rtp, sums }) => rtp * total(sums, ({ stakes }) => stakes));
  return {
    stakes: total(games, ({ sums }) => total(sums, ({ stakes }) => stakes)),
    wins: total(games, ({ wins }) => wins),
    mostFair: expected + Math.min(...allowances),
  };
}

interface VarianceGroup {
  readonly variance: number;
  /** The most that one round can pay above its average. */
  readonly largest: number;
}

/** A multiple and an amount both bound variance and win; the lower value of each holds. */
const varianceGroups = ({ rtp, largestWin, sums }: GameResult): VarianceGroup[] =>
  sums
    .map(({ largestStake, stakes, squares }) => {
      const multiple = largestWin.stakes === null ? Infinity : largestWin.stakes - rtp;
      const amount = largestWin.amount === null ? Infinity : Number(largestWin.amount.minor);
      return {
        variance: Math.min(rtp * multiple * squares, rtp * amount * stakes),
        largest: Math.min(multiple * largestStake, amount),
      };
    })
    .filter(({ variance }) => variance > 0);

const exponentOf = ({ variance, largest }: VarianceGroup, rate: number): number =>
  (variance / largest ** 2) * excessOfExp(rate * largest);

/** eˣ − 1 − x. It loses digits for λ so small that another λ gives a lower bound. */
const excessOfExp = (x: number): number => Math.expm1(x) - x;

const total = <Item>(items: readonly Item[], valueOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0);
