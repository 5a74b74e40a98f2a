import { money, smallerOf, zero, type Money } from '@foyer/domain/money.ts';

export interface CashbackTerms {
  readonly percent: number;
  /** The minimum and maximum cashback of a week, by currency. */
  readonly bounds: ReadonlyMap<string, { readonly minimum: Money; readonly maximum: Money }>;
}

/** The percentage of the loss, rounded down: nothing below the minimum, at most the maximum. */
export function cashbackOf(lost: Money, { percent, bounds }: CashbackTerms): Money {
  const bound = bounds.get(lost.currency);
  if (!bound) return zero(lost.currency);
  // A net win gives a negative amount, which is below every minimum.
  const back = money((lost.minor * BigInt(percent)) / 100n, lost.currency);
  return back.minor < bound.minimum.minor ? zero(lost.currency) : smallerOf(back, bound.maximum);
}

/** The minimum and maximum cashback by currency, as stored with a week: minor units as text. */
export type StoredBounds = Readonly<Record<string, { readonly minimum: string; readonly maximum: string }>>;

export const toStoredBounds = ({ bounds }: CashbackTerms): StoredBounds =>
  Object.fromEntries(
    [...bounds].map(([currency, { minimum, maximum }]) => [
      currency,
      { minimum: String(minimum.minor), maximum: String(maximum.minor) },
    ]),
  );
