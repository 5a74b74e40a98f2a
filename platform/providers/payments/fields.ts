import * as v from 'valibot';
import { CurrencySchema } from '@foyer/contract/site/codes.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { MAX_MINOR, money, parseDecimal, type Money } from '@foyer/domain/money.ts';
import { unreadable } from '../../infra/httpClient/httpClient.ts';

/** Text received from a payment provider: not empty, at most 500 characters. */
export const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));

export const optionalText = v.optional(v.nullable(text), null);
export { CurrencySchema as currency };
export const account = v.object({ id: text, label: text });

/** @param amount in major units, `12.50`. @throws Refusal BadRequest */
export function decimalAmount(amount: string, currency: Currency): Money {
  const read = parseDecimal(amount, currency);
  return read ? positive(read) : unreadable('amount');
}

/** @param minor in minor units, `1250`. @throws Refusal BadRequest */
export const minorAmount = (minor: string, currency: Currency): Money =>
  /^\d{1,19}$/.test(minor) && BigInt(minor) <= MAX_MINOR
    ? positive(money(BigInt(minor), currency))
    : unreadable('amount');

const positive = (amount: Money): Money => (amount.minor > 0n ? amount : unreadable('amount'));

/** Translates a provider's code into ours. @throws Refusal BadRequest naming the field of an unknown code */
export function meaningOf<Meaning>(
  meanings: Readonly<Record<string, Meaning>>,
  code: string,
  field: string,
): Meaning {
  const meaning = Object.hasOwn(meanings, code) ? meanings[code] : undefined;
  return meaning ?? unreadable(field);
}

/** Schema of a response of which only one value is used. */
export const response = <Form extends v.GenericSchema, Value>(
  form: Form,
  valueOf: (content: v.InferOutput<Form>) => Value,
) => v.pipe(form, v.transform(valueOf));
