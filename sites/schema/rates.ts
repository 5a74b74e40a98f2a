import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import * as v from 'valibot';

const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(\.\d{1,8})?$/, 'not a rate like "0.8593"'),
  v.check((text) => Number(text) > 0, 'is nothing'),
);

/** `sites/payments/rates.json`: value of one unit of each currency in euros, for thresholds that are set in euros. */
export const RatesFileSchema = v.strictObject({
  euros: v.strictObject(
    Object.fromEntries(CURRENCIES.map((currency) => [currency, rate])) as Record<Currency, typeof rate>,
  ),
});
export type RatesFile = v.InferOutput<typeof RatesFileSchema>;
