import { compare, money, type Money } from '@foyer/domain/money.ts';
import { stakeTerms } from '../stakes.ts';

/** What the sportsbook keeps of the value of a bet that is cashed out, in per cent. */
export const CASH_OUT_MARGIN = 5n;

/** The value of one unit of a stake, in millionths. */
export type UnitValue = bigint;
export const UNIT = 1_000_000n;

export const valueAt = ({ minor, currency }: Money, unit: UnitValue): Money =>
  money((minor * unit) / UNIT, currency);

/** The offer for the whole running stake: its value less the margin, rounded down once. */
export const offerAt = ({ minor, currency }: Money, unit: UnitValue): Money =>
  money((minor * unit * (100n - CASH_OUT_MARGIN)) / (UNIT * 100n), currency);

/** The smallest part that is cashed out: the least stake, or all that runs. It limits the number of parts. */
export const leastPart = (running: Money): Money => {
  const { least } = stakeTerms(running.currency);
  return compare(least, running) < 0 ? least : running;
};

/** What is paid for a part of the running stake, rounded down. The client and the server both calculate it. */
export const partOf = (offer: Money, part: Money, running: Money): Money =>
  money((offer.minor * part.minor) / running.minor, offer.currency);
