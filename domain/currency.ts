/** Account currencies (ISO 4217) with their number of decimal places. */
export const MINOR_DIGITS = {
  EUR: 2,
  CAD: 2,
  CHF: 2,
  USD: 2,
  NOK: 2,
  INR: 2,
  JPY: 0,
  ZAR: 2,
  NZD: 2,
  GBP: 2,
} as const;

export type Currency = keyof typeof MINOR_DIGITS;

export const CURRENCIES = Object.keys(MINOR_DIGITS) as readonly Currency[];

export const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(MINOR_DIGITS, value);

/** @throws RangeError for an unknown code, such as a stored currency that is no longer supported */
export function toCurrency(code: unknown): Currency {
  if (!isCurrency(code)) throw new RangeError(`'${String(code)}' is not a currency`);
  return code;
}
