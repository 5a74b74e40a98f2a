/** Of the demonstration, for types, tests and tools: `sites/` may have others. */
export const DEMO_CURRENCIES = [
  'EUR',
  'CAD',
  'CHF',
  'USD',
  'NOK',
  'INR',
  'JPY',
  'ZAR',
  'NZD',
  'GBP',
] as const;

/**
 * A well-formed ISO 4217 code. The demonstration's may be written as literals; every other code comes from site data, the
 * wire or the database, through `isCurrency` or `toCurrency`. Which currencies a site uses is data: those with a rate in
 * `sites/payments/rates.json`.
 */
export type Currency = (typeof DEMO_CURRENCIES)[number] | (string & { readonly __code: 'currency' });

/**
 * ISO 4217: currencies without two decimal places. `Intl` is no source for a ledger: its digits follow CLDR and differ
 * between versions of Node.js and browsers (such as `HUF`, `IQD`).
 */
const UNUSUAL_DIGITS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
};

/** Number of decimal places, 0 to 4. */
export const minorDigits = (currency: Currency): number => UNUSUAL_DIGITS[currency] ?? 2;

/** Three capital letters, except for the codes that ISO 4217 reserves for tests (`XTS`) and for no currency (`XXX`). */
export const CURRENCY_CODE = /^(?!XTS|XXX)[A-Z]{3}$/;

/** Whether a value is written like a currency; it does not say that a site uses it. */
export const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && CURRENCY_CODE.test(value);

/** @throws RangeError for a value that is no ISO 4217 code */
export function toCurrency(code: unknown): Currency {
  if (!isCurrency(code)) throw new RangeError(`'${String(code)}' is not a currency`);
  return code;
}
