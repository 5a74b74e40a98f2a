import { fromDecimal, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { PlayRefusal } from './refusal.ts';

/** Parses a request body. Throws PlayRefusal BadRequest. */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new PlayRefusal('BadRequest', [v.summarize(parsed.issues)]);
  return parsed.output;
}

export const amountText = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/));

/** Parses a stake. Throws PlayRefusal BadStake for an amount that the currency does not have. */
export function stakeOf(amount: string, currency: Money['currency']): Money {
  try {
    return fromDecimal(amount, currency);
  } catch {
    throw new PlayRefusal('BadStake');
  }
}
