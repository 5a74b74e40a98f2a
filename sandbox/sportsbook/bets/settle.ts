import { add, compare, fromDecimal, subtract, toDecimal, zero, type Money } from '@foyer/domain/money.ts';
import type { OwedRound } from '../../studios/wallet/journal.ts';
import { decidingMarkets } from '../model/lines/quarterLines.ts';
import type { Odds } from '../model/odds.ts';
import type { Offer } from '../model/offer.ts';
import { returnAt } from './acceptBet.ts';
import type { Coupon, Leg } from './coupon.ts';
import { cashedAmount, runningStake } from './running.ts';
import { selectionsOf, type MatchSelection } from './selections.ts';

/** Null until the match of the leg is decided. */
function legState(offer: Offer, leg: Leg): Leg['state'] {
  const fixture = offer.fixture(leg.match);
  // The match is no longer in the offer, so the leg is void.
  if (!fixture) return 'void';
  const result = offer.result(fixture);
  if (!result) return null;
  if (!('score' in result)) return 'void';
  const halves = decidingMarkets(leg.market).map((market) => {
    const winner = offer.winningOutcome(fixture, result.score, market);
    return winner === null ? 'void' : winner === leg.outcome ? 'won' : 'lost';
  });
  return stateOfHalves(halves);
}

/** The state of a leg that is decided by one market, or in halves by two. */
function stateOfHalves(
  halves: readonly ('won' | 'lost' | 'void')[],
): 'won' | 'halfWon' | 'halfLost' | 'lost' | 'void' {
  const isIn = (state: 'won' | 'lost' | 'void'): boolean => halves.includes(state);
  if (isIn('void')) return isIn('won') ? 'halfWon' : isIn('lost') ? 'halfLost' : 'void';
  return isIn('won') ? 'won' : 'lost';
}

/**
 * Adds results to a coupon. One lost leg loses the coupon; if all legs are void, the stake is returned. Parts that
 * were cashed out are final: results concern the stake that still runs.
 */
export function applyResults(offer: Offer, coupon: Coupon): Coupon {
  const legs = coupon.legs.map((leg) => ({ ...leg, state: leg.state ?? legState(offer, leg) }));
  const running = runningStake(coupon);
  const settled = (state: 'won' | 'lost' | 'void', returned: Money): Coupon => ({
    ...coupon,
    legs,
    state,
    paid: toDecimal(add(cashedAmount(coupon), returned)),
  });
  if (legs.some(({ state }) => state === 'lost')) return settled('lost', zero(coupon.currency));
  if (legs.some(({ state }) => state === null)) return { ...coupon, legs };
  const odds = oddsLeft(offer, { ...coupon, legs });
  if (odds.length === 0) return settled('void', running);
  const returned = returnAt(running, odds);
  // Less than the stake returns if the half of a quarter line is lost.
  return settled(compare(returned, running) < 0 ? 'lost' : 'won', returned);
}

/** The odds of the selections without their void legs; empty when all legs are void. */
export const oddsLeft = (offer: Offer, coupon: Coupon): readonly Odds[] =>
  selectionsOf(coupon).flatMap((one) => oddsWithoutVoid(offer, one) ?? []);

/**
 * The odds of a selection without its void legs; null when all of them are void. A half of the stake
 * that is returned has odds of 1. What is left of several legs of one match has the odds at which it could have been bet
 * on alone, at most those that were accepted.
 */
export function oddsWithoutVoid(offer: Offer, { match, legs, odds }: MatchSelection): Odds | null {
  const left = legs.filter(({ state }) => state !== 'void');
  const [first] = left;
  if (!first) return null;
  if (first.state === 'halfWon') return (odds + EVEN) / 2;
  if (first.state === 'halfLost') return EVEN / 2;
  if (left.length === legs.length) return odds;
  const fixture = offer.fixture(match);
  const price = fixture && offer.builder(fixture, left, first.version);
  return Math.min(odds, price?.odds ?? EVEN);
}

/** Odds that return the stake. */
const EVEN: Odds = 100;

export const betIdOf = (id: string): string => `${id}:bet`;

/** The wallet calls that settle a coupon. Transaction ids are derived from the coupon id, so repeats are harmless. */
export function owedFor(coupon: Coupon): OwedRound {
  const { id, sessionId, currency, state, paid, cashOuts } = coupon;
  const call = (what: string) => ({ sessionId, roundId: id, transactionId: `${id}:${what}` });
  const end = { name: 'endRound' as const, body: call('end') };
  // A rollback returns the whole stake, so the rest of a partly cashed-out stake is returned as a win.
  if (state === 'void' && cashOuts.length === 0)
    return {
      roundId: id,
      calls: [{ name: 'rollback', body: { ...call('void'), rollsBack: betIdOf(id) } }, end],
    };
  const returned = subtract(fromDecimal(paid ?? '0', currency), cashedAmount(coupon));
  if (returned.minor === 0n) return { roundId: id, calls: [end] };
  const amount = toDecimal(returned);
  return { roundId: id, calls: [{ name: 'win', body: { ...call('win'), amount, currency } }, end] };
}
