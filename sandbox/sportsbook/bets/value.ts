import { toDecimal } from '@foyer/domain/money.ts';
import type { Offer } from '../model/offer.ts';
import { offerAt, UNIT, valueAt, type UnitValue } from './cashOut/terms.ts';
import { returnAt } from './acceptBet.ts';
import type { Coupon } from './coupon.ts';
import { runningStake } from './running.ts';
import { selectionsOf, type MatchSelection } from './selections.ts';
import { oddsLeft, oddsWithoutVoid } from './settle.ts';

export interface ValuedCoupon extends Coupon {
  /** The stake without the parts that were cashed out. */
  readonly running: string;
  /** Expected return at the moment, as a decimal string; null when it is settled or suspended. */
  readonly value: string | null;
  /** Return of the running stake if all undecided selections win; null when it is settled. */
  readonly possible: string | null;
  /** What a cash-out of the whole running stake pays now; null when there is none. */
  readonly cashOut: string | null;
}

export function valued(offer: Offer, coupon: Coupon): ValuedCoupon {
  const unit = unitValueOf(offer, coupon);
  const cashOut = unitValueOf(offer, withoutBoost(coupon));
  const running = runningStake(coupon);
  return {
    ...coupon,
    running: toDecimal(running),
    value: unit === null ? null : toDecimal(valueAt(running, unit)),
    possible: coupon.state === 'open' ? toDecimal(returnAt(running, oddsLeft(offer, coupon))) : null,
    cashOut: cashOut === null ? null : toDecimal(offerAt(running, cashOut)),
  };
}

/**
 * The coupon at ordinary odds, by which a cash-out pays: a boost is paid only when its bet wins. An immediate cash-out
 * therefore returns less than the stake.
 */
export const withoutBoost = (coupon: Coupon): Coupon => ({
  ...coupon,
  legs: coupon.legs.map((leg) => ({ ...leg, odds: leg.ordinaryOdds ?? leg.odds })),
});

/**
 * Expected return of one unit of the stake with the probabilities of now, rounded down; null when the coupon is
 * settled or when a match is suspended.
 */
export function unitValueOf(offer: Offer, coupon: Coupon): UnitValue | null {
  if (coupon.state !== 'open') return null;
  let value = 1;
  for (const selection of selectionsOf(coupon)) {
    const own = selectionValue(offer, selection);
    if (own === null) return null;
    value *= own;
  }
  return BigInt(Math.floor(value * Number(UNIT)));
}

function selectionValue(offer: Offer, selection: MatchSelection): number | null {
  const { match, legs, odds } = selection;
  if (legs.every(({ state }) => state !== null)) return (oddsWithoutVoid(offer, selection) ?? 100) / 100;
  const fixture = offer.fixture(match);
  const [leg, ...others] = legs;
  if (!fixture || !leg) return null;
  if (others.length === 0) return offer.valueOf(fixture, leg.market, leg.outcome, odds);
  const together = offer.jointNow(fixture, legs);
  return together && together * (odds / 100);
}
