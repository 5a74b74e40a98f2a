import { add, compare, money, multiply, toJson, zero, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { amountText, stakeOf, parseBody } from '../requestBody.ts';
import { PlayRefusal } from '../refusal.ts';
import { isInChips, type Chips } from '../stakes.ts';

export interface LaidBet<Spot> {
  readonly spot: Spot;
  readonly stake: Money;
}

const MOST_BETS = 160;
const betsSchema = v.object({
  bets: v.pipe(
    v.array(v.object({ spot: v.string(), amount: amountText })),
    v.nonEmpty(),
    v.maxLength(MOST_BETS),
  ),
});

/** Creates a parser for the chips of a request; bet positions are given by id. */
export function createReadBets<Spot>(
  spots: ReadonlyMap<string, Spot>,
  chips: Chips,
): (request: unknown) => readonly LaidBet<Spot>[] {
  const { currency } = chips.most;
  /** Throws PlayRefusal BadRequest for an unknown position, BadStake for an amount that chips cannot make up. */
  return (request) =>
    parseBody(betsSchema, request).bets.map((bet) => {
      const spot = spots.get(bet.spot);
      if (!spot) throw new PlayRefusal('BadRequest', [bet.spot]);
      const stake = stakeOf(bet.amount, currency);
      if (!isInChips(stake, chips)) throw new PlayRefusal('BadStake');
      return { spot, stake };
    });
}

export const totalOf = (bets: readonly LaidBet<unknown>[], currency: Money['currency']): Money =>
  bets.reduce((sum, { stake }) => add(sum, stake), zero(currency));

export function refuseAbove(total: Money, { most }: Chips): void {
  if (compare(total, most) > 0) throw new PlayRefusal('BadStake');
}

/** Total return of the bets, stakes of winning bets included. `returned` is per unit staked. */
export const wonBy = <Spot>(
  bets: readonly LaidBet<Spot>[],
  returned: (spot: Spot) => number,
  currency: Money['currency'],
): Money =>
  bets.reduce(
    (sum, { spot, stake }) => add(sum, multiply(stake, BigInt(returned(spot)))),
    money(0n, currency),
  );

export const betsJson = (bets: readonly LaidBet<{ readonly id: string }>[]) =>
  bets.map(({ spot, stake }) => ({ spot: spot.id, stake: toJson(stake) }));
