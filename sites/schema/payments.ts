import { CountrySchema } from '@foyer/contract/content/lobbySettings.ts';
import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { LICENCES } from '@foyer/domain/licence.ts';
import { compare, fromDecimal, MoneyError, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const flag = v.optional(v.boolean(), false);

/** What a method takes in one currency; amounts in major units. */
const LimitsSchema = v.strictObject({
  min: v.string(),
  max: v.string(),
  /** Paid on top of a deposit, kept back of a payout, whatever the amount. */
  feeFixed: v.optional(v.string(), '0'),
});

/** The same as amounts of its currency. */
export interface MethodLimits {
  readonly min: Money;
  readonly max: Money;
  readonly feeFixed: Money;
}

const LimitsByCurrencySchema = v.pipe(
  v.record(v.picklist(CURRENCIES, 'not a currency'), LimitsSchema),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const wrong = (currency: string, field: string, message: string) =>
      addIssue({ message, path: [step(dataset.value, currency), step({}, field)] });
    const limits = new Map<Currency, MethodLimits>();
    for (const currency of CURRENCIES) {
      const given = dataset.value[currency];
      if (!given) continue;
      const [min, max, feeFixed] = (['min', 'max', 'feeFixed'] as const).map((field) => {
        const amount = amountOf(given[field], currency);
        if (!amount) wrong(currency, field, `'${given[field]}' is not an amount of ${currency}`);
        return amount;
      });
      if (!min || !max || !feeFixed) continue;
      if (min.minor === 0n) wrong(currency, 'min', 'is nothing');
      if (compare(max, min) < 0) wrong(currency, 'max', 'is below the minimum');
      // Beside it a tenth of the amount may be asked for, and something must be left of the least.
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

/** One way of money: in, or out. */
const DeskSchema = v.strictObject({
  /** CASH-21 */
  speed: v.picklist(['Instant', 'Manual']),
  /** Until the money is there, as the player is told; 0 is at once. */
  takesMinutes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Ten thousandths of the amount, paid beside it. */
  feeBasisPoints: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)), 0),
  limits: LimitsByCurrencySchema,
});

export const PaymentMethodSchema = v.pipe(
  v.strictObject({
    id: slug,
    /** Who moves the money: the name of the company in addresses, as in `FOYER_PAYMENT_URLS`. */
    provider: slug,
    /** What the company itself calls the method, where it has several. */
    providerMethod: slug,
    kind: v.picklist(['BANK', 'CARD', 'WALLET']),
    /** A proper name, the same in all languages, or a key of the area `payments`. */
    label: v.pipe(v.string(), v.nonEmpty()),
    /** CASH-26: closed to players who may not bank at once. */
    isInstantBanking: flag,
    countries: v.pipe(v.array(CountrySchema), v.nonEmpty()),
    /** Under which nobody is offered it. */
    blockedLicences: v.optional(v.array(v.picklist(LICENCES)), []),
    /** Null: no money goes in by it. */
    deposit: v.nullable(DeskSchema),
    /** Null: no money goes out by it. */
    withdrawal: v.nullable(DeskSchema),
  }),
  v.check(({ deposit, withdrawal }) => deposit !== null || withdrawal !== null, 'moves no money either way'),
);
export type PaymentMethodData = v.InferOutput<typeof PaymentMethodSchema>;

/** `sites/payments/methods.json`: every way to pay there is; the first is offered first. */
export const PaymentMethodsFileSchema = v.array(PaymentMethodSchema);

/** Whether a label is a key of texts and no proper name. */
export const isLabelKey = (label: string): boolean => /^cashier(\.[A-Za-z0-9-]+)+$/.test(label);
