import { defaultMinimumDeposit } from '@foyer/contract/cashier/minimumDeposit.ts';
import * as v from 'valibot';
import { AmountsSchema, byCurrency, currencyKey } from './fields.ts';

const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(\.\d{1,8})?$/, 'not a rate like "0.8593"'),
  v.check((text) => Number(text) > 0, 'is nothing'),
);

/** `sites/payments/rates.json`: the currencies that the site data uses. */
export const RatesFileSchema = v.pipe(
  v.strictObject({
    /** Value of one unit of each currency in euros, for thresholds that are set in euros. */
    euros: v.pipe(
      v.record(currencyKey, rate),
      v.check((euros) => euros['EUR'] === '1', 'must have the rate "EUR": "1"'),
    ),
    /** CASH-02: smallest deposit in each currency that the product has no default for. */
    minimumDeposits: v.optional(AmountsSchema, {}),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { euros, minimumDeposits } = dataset.value;
    const path: [v.IssuePathItem] = [
      {
        type: 'object',
        origin: 'value',
        input: dataset.value,
        key: 'minimumDeposits',
        value: minimumDeposits,
      },
    ];
    for (const [currency] of byCurrency(euros))
      if (!defaultMinimumDeposit(currency) && !minimumDeposits.has(currency))
        addIssue({ message: `has no smallest deposit in ${currency}: add one, such as "20.00"`, path });
  }),
);
export type RatesFile = v.InferOutput<typeof RatesFileSchema>;
