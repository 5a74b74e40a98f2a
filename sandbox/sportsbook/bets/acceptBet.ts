import { compare, fromDecimal, money, MoneyError, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { isBoosted, ordinaryVersion } from '../model/boosts/boostVersion.ts';
import type { Fixture } from '../model/fixtures.ts';
import { returnOf, type Odds } from '../model/odds.ts';
import { isOver } from '../model/matchState.ts';
import type { Offer } from '../model/offer.ts';
import type { Accepted, Builder, CouponRequest, Leg, Pick } from './coupon.ts';
import { BookRefusal, type ChangedOdds } from './refusal.ts';
import { byMatch } from './selections.ts';
import { stakeTerms } from './stakes.ts';

/**
 * The legs at current odds. Changed odds are accepted if they are better and the player allows it;
 * otherwise the request is refused with the changes. Several legs of one match have odds together, and only these count.
 * Boosted odds are for single bets: in a combination, their selections have the ordinary odds.
 * @throws BookRefusal BadRequest, Closed, Suspended, CannotCombine, OddsChanged, BoostEnded
 */
export function acceptedAt(offer: Offer, request: CouponRequest): Accepted {
  const [only, ...others] = request.picks;
  if (only && others.length === 0 && isBoosted(only.version))
    return { legs: [boostedLeg(offer, only)], builders: [] };
  const picks = request.picks.map((pick) => ({ ...pick, version: ordinaryVersion(pick.version) }));
  return acceptedAtOrdinaryOdds(offer, { ...request, picks });
}

/** @throws BookRefusal BadRequest, Closed, Suspended, BoostEnded */
function boostedLeg(offer: Offer, pick: Pick): Leg {
  const { fixture, version } = openMatch(offer, pick.match);
  const boost = offer.boostOf(fixture);
  if (!boost || boost.market !== pick.market || boost.outcome !== pick.outcome)
    throw new BookRefusal('BadRequest', { match: pick.match, reason: 'boost' });
  const ordinaryOdds = offer.oddsAt(fixture, pick, version);
  if (ordinaryOdds === null) throw new BookRefusal('Closed', { match: pick.match });
  if (!offer.openBoost(fixture))
    throw new BookRefusal('BoostEnded', {}, [{ ...pick, was: boost.odds, now: ordinaryOdds, version }]);
  const name = { home: fixture.home.name, away: fixture.away.name };
  return { ...pick, odds: boost.odds, ordinaryOdds, name, state: null };
}

function acceptedAtOrdinaryOdds(offer: Offer, { picks, takesBetter }: CouponRequest): Accepted {
  if (new Set(picks.map(({ match, market }) => `${match} ${market}`)).size < picks.length)
    throw new BookRefusal('BadRequest', { reason: 'related' });
  const changed: ChangedOdds[] = [];
  const legs: Leg[] = [];
  const builders: Builder[] = [];
  for (const [match, own] of byMatch(picks)) {
    const { fixture, version } = openMatch(offer, match);
    const { home, away } = fixture;
    const alone = own.map((pick) => ({ pick, ...oddsAlone(offer, fixture, pick, version) }));
    const together = own.length > 1 ? oddsTogether(offer, fixture, own, version) : null;
    for (const { pick, ...odds } of alone) {
      const { was, now } = together ?? odds;
      if (now !== was && !(takesBetter && now > was)) changed.push({ ...pick, was, now, version });
      const name = { home: home.name, away: away.name };
      legs.push({
        ...pick,
        version: now === was ? pick.version : version,
        odds: now === was ? odds.was : odds.now,
        name,
        state: null,
      });
    }
    if (together) builders.push({ match, odds: together.now });
  }
  if (changed.length > 0) throw new BookRefusal('OddsChanged', {}, changed);
  return { legs, builders };
}

/** @throws BookRefusal BadRequest, Closed, Suspended */
function openMatch(offer: Offer, match: string): { readonly fixture: Fixture; readonly version: string } {
  const fixture = offer.fixture(match);
  if (!fixture || !offer.isListed(fixture)) throw new BookRefusal('BadRequest', { match });
  const { version, phase, isSuspended } = offer.stateOf(fixture);
  if (isOver(phase)) throw new BookRefusal('Closed', { match });
  if (isSuspended) throw new BookRefusal('Suspended', { match });
  return { fixture, version };
}

interface OddsSeen {
  /** In the version that the player saw. */
  readonly was: Odds;
  readonly now: Odds;
}

/** @throws BookRefusal BadRequest, Closed */
function oddsAlone(offer: Offer, fixture: Fixture, pick: Pick, version: string): OddsSeen {
  const was = offer.oddsAt(fixture, pick, pick.version);
  const now = offer.oddsAt(fixture, pick, version);
  if (now === null) throw new BookRefusal('Closed', { match: pick.match });
  if (was === null) throw new BookRefusal('BadRequest', { match: pick.match });
  return { was, now };
}

/** @throws BookRefusal BadRequest, CannotCombine */
function oddsTogether(offer: Offer, fixture: Fixture, picks: readonly Pick[], version: string): OddsSeen {
  const [seen = version, ...others] = new Set(picks.map((pick) => pick.version));
  if (others.length > 0) throw new BookRefusal('BadRequest', { match: fixture.id, reason: 'version' });
  const now = offer.builder(fixture, picks, version);
  if (now.odds === null)
    throw new BookRefusal('CannotCombine', { match: fixture.id, reason: now.refusal ?? 'closed' });
  const was = offer.builder(fixture, picks, seen).odds;
  if (was === null) throw new BookRefusal('BadRequest', { match: fixture.id });
  return { was, now: now.odds };
}

/** Validates the stake. Throws BookRefusal BadRequest, StakeTooLow or StakeTooHigh. */
export function stakeOf({ stake }: CouponRequest, currency: Currency, odds: readonly Odds[]): Money {
  const amount = readStake(stake, currency);
  const { least, most, mostReturn } = stakeTerms(currency);
  if (compare(amount, least) < 0) throw new BookRefusal('StakeTooLow', { least: toDecimal(least) });
  if (compare(amount, most) > 0) throw new BookRefusal('StakeTooHigh', { most: toDecimal(most) });
  if (compare(returnAt(amount, odds), mostReturn) > 0)
    throw new BookRefusal('StakeTooHigh', { mostReturn: toDecimal(mostReturn) });
  return amount;
}

export const returnAt = ({ minor, currency }: Money, odds: readonly Odds[]): Money =>
  money(returnOf(minor, odds), currency);

/** @throws BookRefusal BadRequest */
export function readStake(stake: string, currency: Currency): Money {
  try {
    return fromDecimal(stake, currency);
  } catch (error) {
    if (error instanceof MoneyError) throw new BookRefusal('BadRequest', { field: 'stake' });
    throw error;
  }
}
