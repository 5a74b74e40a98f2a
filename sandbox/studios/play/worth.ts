import { money, subtract, toJson, type Money } from '@foyer/domain/money.ts';
import { COINS_IN_STAKE } from '../maths/coins.ts';

const IN_STAKE = BigInt(COINS_IN_STAKE);

/** Amount of a number of coins. Not every free stake divides evenly; it is rounded up for the player. */
export const worth = (coins: number, { minor, currency }: Money): Money =>
  money((minor * BigInt(coins) + IN_STAKE - 1n) / IN_STAKE, currency);

/** The win of a step is a difference of cumulative wins, so that the rounded amounts sum to the round's win. */
export function amountsOf<Step extends { readonly coins: number }>(
  steps: readonly Step[],
  { stake, before }: { readonly stake: Money; readonly before: number },
) {
  let won = before;
  return steps.map(({ coins, ...step }) => {
    const win = subtract(worth(won + coins, stake), worth(won, stake));
    won += coins;
    return { ...step, win: toJson(win) };
  });
}
