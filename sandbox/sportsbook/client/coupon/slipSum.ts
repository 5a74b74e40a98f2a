import { add, compare, fromDecimal, multiply, toDecimal, zero } from '@foyer/domain/money.ts';
import { byMatch } from '../../bets/selections.ts';
import type { BuilderQuote, Quote } from '../../board.ts';
import type { Pick } from '../api.ts';
import { oddsText } from '../odds/oddsText.ts';
import { settings } from '../settings.ts';
import { isSame } from '../slip.ts';
import { combinedOdds, returnsOf, stakeOf } from './returns.ts';
import type { BetType } from './useBetSlip.ts';

const { currency } = settings.terms;
const mostOnBoost = fromDecimal(settings.terms.mostOnBoost, currency);

interface Slip {
  readonly picks: readonly Pick[];
  readonly quotes: readonly (Quote | null)[];
  readonly builders: readonly BuilderQuote[];
}

/** What the slip has for a match, which counts as one selection of a combination. */
export interface SlipMatch {
  readonly match: string;
  readonly picks: readonly Pick[];
  /** The odds of several picks together; null for a single pick, and before the server has calculated them. */
  readonly builder: BuilderQuote | null;
}

export const slipMatches = ({ picks, builders }: Omit<Slip, 'quotes'>): readonly SlipMatch[] =>
  [...byMatch(picks)].map(([match, own]) => {
    const builder = builders.find((one) => one.match === match) ?? null;
    return { match, picks: own, builder: own.length > 1 ? builder : null };
  });

export const quoteOf = (quotes: Slip['quotes'], pick: Pick | undefined): Quote | null =>
  (pick && quotes.find((one) => one && isSame(one, pick))) ?? null;

/** Odds of a selection, now and when the player chose it. */
interface Priced {
  readonly odds: number | null;
  readonly was: number | null;
  readonly isSuspended: boolean;
}

/** The odds of a pick in a single bet, which has boosted odds as long as they are offered. */
export function singleOdds({ odds, was, boost, isSuspended }: NonNullable<Quote>): Priced {
  if (!boost) return { odds, was, isSuspended };
  return { odds: boost.isOpen ? boost.odds : odds, was: boost.odds, isSuspended };
}

/** Odds, stake and return of the slip, and whether it can be placed. */
export function slipSum(slip: Slip, stakeText: string, betType: BetType) {
  const stake = stakeOf(stakeText) ?? zero(currency);
  const selections = betType === 'singles' ? pricedSingles(slip) : pricedMatches(slip);
  const odds = selections.map((one) => one?.odds ?? 0);
  const coupons = betType === 'singles' ? odds.map((one) => [one]) : [odds];
  const isComplete = selections.every((one) => one !== null && one.odds !== null && !one.isSuspended);
  return {
    odds: isComplete ? oddsText(combinedOdds(odds)) : '–',
    stake: toDecimal(multiply(stake, BigInt(coupons.length))),
    returns: toDecimal(coupons.map((each) => returnsOf(stake, each)).reduce(add, zero(currency))),
    isComplete,
    isAboveBoostLimit: betType === 'singles' && hasBoost(slip) && compare(stake, mostOnBoost) > 0,
    isChanged: selections.some(
      (one) => one !== null && one.odds !== null && one.was !== null && one.odds !== one.was,
    ),
  };
}

const hasBoost = ({ quotes }: Slip): boolean => quotes.some((quote) => quote?.boost?.isOpen);

const pricedSingles = ({ picks, quotes }: Slip): readonly (Priced | null)[] =>
  picks.map((pick) => {
    const quote = quoteOf(quotes, pick);
    return quote && singleOdds(quote);
  });

const pricedMatches = (slip: Slip): readonly (Priced | null)[] =>
  slipMatches(slip).map(({ picks, builder }) => {
    const own = picks.map((pick) => quoteOf(slip.quotes, pick));
    if (picks.length === 1) return own[0] ?? null;
    return builder && { ...builder, isSuspended: own.some((quote) => quote?.isSuspended) };
  });
