import { CURRENCY_CODE, toCurrency, type Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, MoneyError, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';

/** An image file in the brand's folder; null for none. */
export const picture = v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.(svg|png)$/, 'not a picture')));

/** A date that exists; `2026-02-30` is rejected. */
export const day = v.pipe(
  v.string(),
  v.isoDate('not a day like "2026-12-01"'),
  v.check((date) => {
    const time = Date.parse(date);
    const isOther = !/^\d{4}-\d{2}-\d{2}$/.test(date);
    return isOther || (!Number.isNaN(time) && new Date(time).toISOString().startsWith(date));
  }, 'there is no such day'),
);

/** An amount in euros, the currency of prizes and pots. */
export const euros = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const amount = amountOf(dataset.value, 'EUR');
    if (amount !== null) return amount;
    addIssue({ message: `'${dataset.value}' is not an amount of EUR above zero` });
    return NEVER;
  }),
);

/** Returns null if the text is not a valid amount of the currency above zero. */
export function amountOf(text: string, currency: Currency): Money | null {
  try {
    const amount = fromDecimal(text, currency);
    return amount.minor > 0n ? amount : null;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/** A currency as the key of a record. */
export const currencyKey = v.pipe(v.string(), v.regex(CURRENCY_CODE, 'not a currency'));

/** The entries of a record whose keys are currencies, such as `{ "EUR": "20.00" }`. */
export const byCurrency = <Value>(record: Readonly<Record<string, Value>>): readonly [Currency, Value][] =>
  Object.entries(record).map(([code, value]) => [toCurrency(code), value]);

/** Amounts by wallet currency, each above zero. */
export const AmountsSchema = v.pipe(
  v.record(currencyKey, v.string()),
  v.rawTransform(({ dataset, addIssue }) => {
    const amounts = new Map<Currency, Money>();
    for (const [currency, text] of byCurrency(dataset.value)) {
      const amount = amountOf(text, currency);
      if (amount) amounts.set(currency, amount);
      else addIssue({ message: `'${text}' is not an amount of ${currency} above zero` });
    }
    return amounts;
  }),
);
