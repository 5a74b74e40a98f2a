import { isCurrency, minorDigits, type Currency } from './currency.ts';

/** An amount in integer minor units (such as cents) of one currency. */
export interface Money {
  readonly minor: bigint;
  readonly currency: Currency;
}

export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

export const money = (minor: bigint, currency: Currency): Money => ({ minor, currency });
export const zero = (currency: Currency): Money => money(0n, currency);

const sameCurrency = (a: Money, b: Money): Currency => {
  if (a.currency !== b.currency) throw new MoneyError(`${a.currency} and ${b.currency} do not mix`);
  return a.currency;
};

export const add = (a: Money, b: Money): Money => money(a.minor + b.minor, sameCurrency(a, b));
export const subtract = (a: Money, b: Money): Money => money(a.minor - b.minor, sameCurrency(a, b));
export const multiply = (a: Money, times: bigint): Money => money(a.minor * times, a.currency);
export const negate = (a: Money): Money => money(-a.minor, a.currency);

/**
 * Comparator for `Array.sort`.
 * @throws MoneyError when the currencies differ
 */
export const compare = (a: Money, b: Money): number => {
  sameCurrency(a, b);
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0;
};

/** @throws MoneyError when the currencies differ, like `smallerOf` */
export const largerOf = (a: Money, b: Money): Money => (compare(a, b) < 0 ? b : a);
export const smallerOf = (a: Money, b: Money): Money => (compare(a, b) > 0 ? b : a);

/**
 * Money in JSON: major units as a decimal string, `{ amount: '12.50', currency: 'EUR' }`. A string, because
 * JSON numbers lose cents above 2^53.
 */
export interface MoneyJson {
  readonly amount: string;
  readonly currency: Currency;
}

export function toDecimal({ minor, currency }: Money): string {
  const digits = minorDigits(currency);
  const sign = minor < 0n ? '-' : '';
  const text = minor
    .toString()
    .slice(sign.length)
    .padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The largest value of a bigint column. */
export const MAX_MINOR = 2n ** 63n - 1n;

/**
 * @returns null when the text is not a plain decimal of at most the currency's minor digits, or is larger than
 *   `MAX_MINOR` in either direction
 */
export function parseDecimal(amount: string, currency: Currency): Money | null {
  const match = /^(-?)(\d{1,19})(?:\.(\d+))?$/.exec(amount);
  const digits = minorDigits(currency);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > digits) return null;
  const minor = BigInt(match[2] + fraction.padEnd(digits, '0'));
  if (minor > MAX_MINOR) return null;
  return money(match[1] ? -minor : minor, currency);
}

/** @throws MoneyError where `parseDecimal` returns null */
export function fromDecimal(amount: string, currency: Currency): Money {
  const parsed = parseDecimal(amount, currency);
  if (!parsed) throw new MoneyError(`'${amount}' is not an amount of ${currency}`);
  return parsed;
}

export const toJson = (value: Money): MoneyJson => ({ amount: toDecimal(value), currency: value.currency });

/** @throws MoneyError when the currency is unknown or the amount is invalid for it. */
export function fromJson(json: { amount: string; currency: string }): Money {
  if (!isCurrency(json.currency)) throw new MoneyError(`'${json.currency}' is not a currency`);
  return fromDecimal(json.amount, json.currency);
}
