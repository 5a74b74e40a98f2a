import { fromDecimal, money, toDecimal } from '@foyer/domain/money.ts';
import type { OwedRound } from '../../studios/wallet/journal.ts';
import { returnOf } from '../model/odds.ts';
import type { Offer } from '../model/offer.ts';
import type { Coupon, Leg } from './coupon.ts';

/** Null until the match of the leg is decided. */
function legState(offer: Offer, leg: Leg): Leg['state'] {
  const fixture = offer.fixture(leg.match);
  // The match is no longer in the offer, so the leg is void.
  if (!fixture) return 'void';
  const result = offer.result(fixture);
  if (!result) return null;
  if (result.kind === 'abandoned') return 'void';
  const answer = offer.answer(fixture, result.score, leg.market);
  if (answer === null) return 'void';
  return answer === leg.outcome ? 'won' : 'lost';
}

/** Adds results to a coupon. One lost leg loses the coupon; if all legs are void, the stake is returned. */
export function judged(offer: Offer, coupon: Coupon): Coupon {
  const legs = coupon.legs.map((leg) => ({ ...leg, state: leg.state ?? legState(offer, leg) }));
  if (legs.some(({ state }) => state === 'lost'))
    return { ...coupon, legs, state: 'lost', paid: zero(coupon) };
  if (legs.some(({ state }) => state === null)) return { ...coupon, legs };
  const won = legs.filter(({ state }) => state === 'won');
  if (won.length === 0) return { ...coupon, legs, state: 'void', paid: coupon.stake };
  const { stake, currency } = coupon;
  const minor = returnOf(
    fromDecimal(stake, currency).minor,
    won.map(({ odds }) => odds),
  );
  return { ...coupon, legs, state: 'won', paid: toDecimal(money(minor, currency)) };
}

const zero = ({ currency }: Coupon): string => toDecimal(money(0n, currency));

export const betIdOf = (id: string): string => `${id}:bet`;

/** The wallet calls that settle a coupon. Transaction ids are derived from the coupon id, so repeats are harmless. */
export function owedFor({ id, sessionId, currency, state, paid }: Coupon): OwedRound {
  const call = (what: string) => ({ sessionId, roundId: id, transactionId: `${id}:${what}` });
  const end = { name: 'endRound' as const, body: call('end') };
  if (state === 'void')
    return {
      roundId: id,
      calls: [{ name: 'rollback', body: { ...call('void'), rollsBack: betIdOf(id) } }, end],
    };
  if (state !== 'won' || paid === null) return { roundId: id, calls: [end] };
  return { roundId: id, calls: [{ name: 'win', body: { ...call('win'), amount: paid, currency } }, end] };
}
