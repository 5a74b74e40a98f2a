import { LicenceSchema } from '@foyer/contract/site/codes.ts';
import { CountrySchema } from '@foyer/contract/content/lobbySettings.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { compare, fromDecimal, MoneyError, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { byCurrency, currencyKey } from './fields.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const flag = v.optional(v.boolean(), false);

/** Amount limits and fixed fee of a method in one currency, in major units. */
const LimitsSchema = v.strictObject({
  min: v.string(),
  max: v.string(),
  /** Fixed fee, added to a deposit or deducted from a payout. */
  feeFixed: v.optional(v.string(), '0'),
});

/** Parsed `LimitsSchema`, as money of its currency. */
export interface MethodLimits {
  readonly min: Money;
  readonly max: Money;
  readonly feeFixed: Money;
}

const LimitsByCurrencySchema = v.pipe(
  v.record(currencyKey, LimitsSchema),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const wrong = (currency: string, field: string, message: string) =>
      addIssue({ message, path: [step(dataset.value, currency), step({}, field)] });
    const limits = new Map<Currency, MethodLimits>();
    for (const [currency, given] of byCurrency(dataset.value)) {
      const [min, max, feeFixed] = (['min', 'max', 'feeFixed'] as const).map((field) => {
        const amount = amountOf(given[field], currency);
        if (!amount) wrong(currency, field, `'${given[field]}' is not an amount of ${currency}`);
        return amount;
      });
      if (!min || !max || !feeFixed) continue;
      if (min.minor === 0n) wrong(currency, 'min', 'is nothing');
      if (compare(max, min) < 0) wrong(currency, 'max', 'is below the minimum');
      // The percentage fee can be 10 %, so the fixed fee must stay below 90 % of the minimum amount.
      if (feeFixed.minor * 10n >= min.minor * 9n)
        wrong(currency, 'feeFixed', 'leaves nothing of the minimum');
      limits.set(currency, { min, max, feeFixed });
    }
    if (limits.size > 0 || dataset.issues) return limits;
    addIssue({ message: 'has no currency' });
    return NEVER;
  }),
);

function amountOf(text: string, currency: Currency): Money | null {
  try {
    const amount = fromDecimal(text, currency);
    return amount.minor < 0n ? null : amount;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

const step = (input: Record<string, unknown>, key: string): v.IssuePathItem => ({
  type: 'object',
  origin: 'value',
  input,
  key,
  value: input[key],
});

/** Minimum amounts by currency, in major units. */
const MinimumsSchema = v.pipe(
  v.record(currencyKey, v.string()),
  v.rawTransform(({ dataset, addIssue }) => {
    const minimums = new Map<Currency, Money>();
    for (const [currency, given] of byCurrency(dataset.value)) {
      const amount = amountOf(given, currency);
      if (amount && amount.minor > 0n) minimums.set(currency, amount);
      else
        addIssue({
          message: `'${given}' is not an amount of ${currency}`,
          path: [step(dataset.value, currency)],
        });
    }
    return minimums;
  }),
);

/** CASH-01, CASH-27: a brand's own minimum amounts, beside those of the payment methods. */
export const BrandMinimumsSchema = v.strictObject({
  deposit: v.optional(MinimumsSchema, {}),
  withdrawal: v.optional(MinimumsSchema, {}),
});

/** MONEY-13: the withdrawals that wait until an operator approves them. One that is named in any way waits. */
export const WithdrawalApprovalSchema = v.pipe(
  v.strictObject({
    /** Every withdrawal. */
    all: flag,
    /** Each withdrawal to an account to which none of the player's withdrawals has been paid yet. */
    newAccounts: flag,
    /** A withdrawal that reaches this amount with those that the player requested in the 24 hours before. */
    from: v.optional(MinimumsSchema, {}),
    /** How long the operator takes at most, as the player reads it. */
    withinHours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240)),
  }),
  v.check(
    ({ all, newAccounts, from }) => all || newAccounts || from.size > 0,
    'names no withdrawals: set "all", "newAccounts" or "from"',
  ),
);
export type WithdrawalApproval = v.InferOutput<typeof WithdrawalApprovalSchema>;

const MethodTermsSchema = v.strictObject({
  speed: v.picklist(['Instant', 'Manual']),
  /** Expected minutes until the money arrives, shown to the player; 0 means immediately. */
  takesMinutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Fee in ten-thousandths of the amount, on top of `feeFixed`. */
  feeBasisPoints: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)), 0),
  limits: LimitsByCurrencySchema,
});

export const PaymentMethodSchema = v.pipe(
  v.strictObject({
    id: slug,
    /** Slug of the payment provider, as used in `FOYER_PAYMENT_URLS`. */
    provider: slug,
    /** The provider's name of the method. */
    providerMethod: slug,
    kind: v.picklist(['BANK', 'CARD', 'WALLET']),
    /** A brand name shown as it is in all languages, or a key of the `payments` texts. */
    label: v.pipe(v.string(), v.nonEmpty()),
    /** CASH-26: unavailable to players with an instant banking block. */
    isInstantBanking: flag,
    countries: v.pipe(v.array(CountrySchema), v.nonEmpty()),
    blockedLicences: v.optional(v.array(LicenceSchema), []),
    /** Null when the method does not support deposits. */
    deposit: v.nullable(MethodTermsSchema),
    /** Null when the method does not support withdrawals. */
    withdrawal: v.nullable(MethodTermsSchema),
  }),
  v.check(({ deposit, withdrawal }) => deposit !== null || withdrawal !== null, 'moves no money either way'),
);
export type PaymentMethodData = v.InferOutput<typeof PaymentMethodSchema>;

/** `sites/payments/methods.json`: all payment methods, in the order in which they are offered. */
export const PaymentMethodsFileSchema = v.array(PaymentMethodSchema);

/** Whether a label is a text key rather than a brand name. */
export const isLabelKey = (label: string): boolean => /^cashier(\.[A-Za-z0-9-]+)+$/.test(label);
