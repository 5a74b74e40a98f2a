import { isCurrency, MINOR_DIGITS, type Currency } from './currency.ts';

/** An amount in whole minor units (cents, or yen) of one currency. */
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

/** Negative, zero or positive, as `Array.sort` wants it. */
export const compare = (a: Money, b: Money): number => {
  sameCurrency(a, b);
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0;
};

/**
 * The form of money on every wire: major units as a decimal string, `{ amount: '12.50', currency: 'EUR' }`.
 * A string, because JSON numbers lose cents above 2^53.
 */
export interface MoneyJson {
  readonly amount: string;
  readonly currency: Currency;
}

export function toDecimal({ minor, currency }: Money): string {
  const digits = MINOR_DIGITS[currency];
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** @throws MoneyError when the text is not a plain decimal of at most the currency's minor digits. */
export function fromDecimal(amount: string, currency: Currency): Money {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(amount);
  const digits = MINOR_DIGITS[currency];
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > digits) throw new MoneyError(`'${amount}' is not an amount of ${currency}`);
  const minor = BigInt(match[2] + fraction.padEnd(digits, '0'));
  return money(match[1] ? -minor : minor, currency);
}

export const toJson = (value: Money): MoneyJson => ({ amount: toDecimal(value), currency: value.currency });

/** @throws MoneyError when the currency is unknown or the amount is not one of it. */
export function fromJson(json: { amount: string; currency: string }): Money {
  if (!isCurrency(json.currency)) throw new MoneyError(`'${json.currency}' is not a currency`);
  return fromDecimal(json.amount, json.currency);
}
