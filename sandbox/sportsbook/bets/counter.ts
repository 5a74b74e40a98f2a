import { compare, fromDecimal, money, MoneyError, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Fixture } from '../model/fixtures.ts';
import { returnOf } from '../model/odds.ts';
import type { Offer } from '../model/offer.ts';
import type { CouponRequest, Leg, Pick } from './coupon.ts';
import { BookRefusal, type ChangedOdds } from './refusal.ts';
import { stakeTerms } from './stakes.ts';

/** The odds of a pick in a version of the offer; null when it cannot be bet on. */
function oddsAt(offer: Offer, fixture: Fixture, pick: Pick, version: string): number | null {
  const market = offer.markets(fixture, version).find((one) => one.market === pick.market);
  return market?.prices.find(({ outcome }) => outcome === pick.outcome)?.odds ?? null;
}

/**
 * The legs at current odds. Changed odds are accepted if they are better and the player allows it;
 * otherwise the request is refused with the changes.
 * @throws BookRefusal BadRequest, Closed, Suspended, OddsChanged
 */
export function legsOf(offer: Offer, { picks, takesBetter }: CouponRequest): readonly Leg[] {
  if (new Set(picks.map(({ match }) => match)).size < picks.length)
    throw new BookRefusal('BadRequest', { reason: 'related' });
  const changed: ChangedOdds[] = [];
  const legs = picks.map((pick): Leg => {
    const fixture = offer.fixture(pick.match);
    if (!fixture) throw new BookRefusal('BadRequest', { match: pick.match });
    const { version, phase, isSuspended } = offer.stand(fixture);
    if (phase === 'ended' || phase === 'abandoned') throw new BookRefusal('Closed', { match: pick.match });
    if (isSuspended) throw new BookRefusal('Suspended', { match: pick.match });
    const was = oddsAt(offer, fixture, pick, pick.version);
    const now = oddsAt(offer, fixture, pick, version);
    if (now === null) throw new BookRefusal('Closed', { match: pick.match });
    if (was === null) throw new BookRefusal('BadRequest', { match: pick.match });
    const isTaken = now === was || (takesBetter && now > was);
    if (!isTaken) changed.push({ ...pick, was, now, version });
    const { home, away } = fixture;
    return {
      ...pick,
      version: now === was ? pick.version : version,
      odds: now,
      name: { home: home.name, away: away.name },
      state: null,
    };
  });
  if (changed.length > 0) throw new BookRefusal('OddsChanged', {}, changed);
  return legs;
}

/** Validates the stake. Throws BookRefusal BadRequest, StakeTooLow or StakeTooHigh. */
export function stakeOf({ stake }: CouponRequest, currency: Currency, legs: readonly Leg[]): Money {
  const amount = readStake(stake, currency);
  const { least, most, mostReturn } = stakeTerms(currency);
  if (compare(amount, least) < 0) throw new BookRefusal('StakeTooLow', { least: toDecimal(least) });
  if (compare(amount, most) > 0) throw new BookRefusal('StakeTooHigh', { most: toDecimal(most) });
  if (compare(returnAt(amount, legs), mostReturn) > 0)
    throw new BookRefusal('StakeTooHigh', { mostReturn: toDecimal(mostReturn) });
  return amount;
}

export const returnAt = ({ minor, currency }: Money, legs: readonly Leg[]): Money =>
  money(
    returnOf(
      minor,
      legs.map(({ odds }) => odds),
    ),
    currency,
  );

function readStake(stake: string, currency: Currency): Money {
  try {
    return fromDecimal(stake, currency);
  } catch (error) {
    if (error instanceof MoneyError) throw new BookRefusal('BadRequest', { field: 'stake' });
    throw error;
  }
}
