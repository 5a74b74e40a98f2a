import type { Currency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { amountOf, byCurrency, currencyKey, day } from './fields.ts';

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'not a country like "FI"'));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export interface CashbackBounds {
  readonly minimum: Money;
  /** Largest amount for one week. */
  readonly maximum: Money;
}

const BoundsSchema = v.pipe(
  v.record(currencyKey, v.strictObject({ minimum: v.string(), maximum: v.string() })),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const bounds = new Map<Currency, CashbackBounds>();
    for (const [currency, text] of byCurrency(dataset.value)) {
      const [minimum, maximum] = [amountOf(text.minimum, currency), amountOf(text.maximum, currency)];
      if (!minimum || !maximum) addIssue({ message: `in ${currency} are not two amounts above zero` });
      else if (minimum.minor > maximum.minor)
        addIssue({ message: `in ${currency} have a minimum above the maximum` });
      else bounds.set(currency, { minimum, maximum });
    }
    const isWhole = bounds.size === Object.keys(dataset.value).length;
    return isWhole ? bounds : NEVER;
  }),
);

/** `sites/brands/<brand>/cashback.json`: cashback on weekly net losses, for brands with the cashback page. */
export const CashbackFileSchema = v.strictObject({
  /**
   * The first cashback week is the first week that begins on or after this date, so that cashback is never
   * granted for weeks before its announcement.
   */
  startsOn: day,
  /** Percentage of net losses. */
  percent: whole(1, 50),
  bounds: BoundsSchema,
  /** Days within which the cashback can be claimed. */
  claimDays: whole(1, 60),
  /** Countries whose players get cashback; null for all countries of the brand. */
  countries: v.optional(v.nullable(v.pipe(v.array(country), v.nonEmpty('names no country'))), null),
});
export type CashbackFile = v.InferOutput<typeof CashbackFileSchema>;
