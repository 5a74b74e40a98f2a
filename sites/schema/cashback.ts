import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { amountOf } from './parts.ts';

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'not a country like "FI"'));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What comes back by it in one currency. */
export interface CashbackBounds {
  /** Less than that is not given. */
  readonly minimum: Money;
  /** More than that is not given for one week. */
  readonly maximum: Money;
}

const BoundsSchema = v.pipe(
  v.record(v.picklist(CURRENCIES), v.strictObject({ minimum: v.string(), maximum: v.string() })),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const bounds = new Map<Currency, CashbackBounds>();
    for (const currency of CURRENCIES) {
      const told = dataset.value[currency];
      if (!told) continue;
      const [minimum, maximum] = [amountOf(told.minimum, currency), amountOf(told.maximum, currency)];
      if (!minimum || !maximum) addIssue({ message: `in ${currency} are not two amounts above zero` });
      else if (minimum.minor > maximum.minor)
        addIssue({ message: `in ${currency} have a minimum above the maximum` });
      else bounds.set(currency, { minimum, maximum });
    }
    const isWhole = bounds.size === Object.keys(dataset.value).length;
    return isWhole ? bounds : NEVER;
  }),
);

/** `sites/brands/<brand>/cashback.json`: what of a week's net losses comes back, where the brand has the page. */
export const CashbackFileSchema = v.strictObject({
  /** The first week of it is the first that begins on this day or after it: no week is given that was not told before. */
  startsOn: v.pipe(v.string(), v.isoDate('not a day like "2026-01-05"')),
  /** Of net losses. */
  percent: whole(1, 50),
  /** By the currency of the wallet. */
  bounds: BoundsSchema,
  /** So long it can be claimed. */
  claimDays: whole(1, 60),
  /** Whose players have it; all that the brand serves unless it names them. */
  countries: v.optional(v.nullable(v.pipe(v.array(country), v.nonEmpty('names no country'))), null),
});
export type CashbackFile = v.InferOutput<typeof CashbackFileSchema>;
