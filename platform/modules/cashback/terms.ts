import { money, zero, type Money } from '@foyer/domain/money.ts';

export interface CashbackTerms {
  readonly percent: number;
  /** The minimum and maximum cashback of a week, by currency. */
  readonly bounds: ReadonlyMap<string, { readonly minimum: Money; readonly maximum: Money }>;
}

/** The percentage of the loss, rounded down: nothing below the minimum, at most the maximum. */
export function cashbackOf(lost: Money, { percent, bounds }: CashbackTerms): Money {
  const bound = bounds.get(lost.currency);
  if (!bound || lost.minor <= 0n) return zero(lost.currency);
  const minor = (lost.minor * BigInt(percent)) / 100n;
  if (minor < bound.minimum.minor) return zero(lost.currency);
  return minor > bound.maximum.minor ? bound.maximum : money(minor, lost.currency);
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
