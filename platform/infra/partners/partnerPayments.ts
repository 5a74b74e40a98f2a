import * as v from 'valibot';
import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, money, MoneyError, type Money } from '@foyer/domain/money.ts';
import type { Config } from '../config.ts';
import { unreadable } from './partnerCall.ts';
import { Refusal } from '../refusal.ts';

/** Where a payment company is. */
export interface PaymentProviderConfig {
  /** Of what we ask it. */
  readonly url: string;
  /** Signs what is said either way. */
  readonly key: string;
  /** Of the pages that stand in a frame of the lobby. */
  readonly frameOrigin: string;
}

/** The companies that we have an address and a key of, by name. */
export const paymentProviderConfigs = ({
  paymentProviders,
  paymentFrames,
}: Pick<Config, 'paymentProviders' | 'paymentFrames'>): Readonly<Record<string, PaymentProviderConfig>> =>
  Object.fromEntries(
    Object.entries(paymentProviders).map(([name, { url, key }]) => [
      name,
      { url, key, frameOrigin: paymentFrames[name] ?? new URL(url).origin },
    ]),
  );

/** Some text of a company's: never empty, and no longer than any needs. */
export const partnerText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));

export const partnerCurrency = v.picklist(CURRENCIES);

/** @param amount in major units, `12.50`. @throws Refusal BadRequest */
export function decimalAmount(amount: string, currency: Currency): Money {
  try {
    return positive(fromDecimal(amount, currency));
  } catch (error) {
    if (error instanceof MoneyError) return unreadable('amount');
    throw error;
  }
}

/** @param minor in minor units, `1250`. @throws Refusal BadRequest */
export const minorAmount = (minor: string, currency: Currency): Money =>
  /^\d{1,15}$/.test(minor) ? positive(money(BigInt(minor), currency)) : unreadable('amount');

const positive = (amount: Money): Money => (amount.minor > 0n ? amount : unreadable('amount'));

/** What a company's word means, of those that are agreed. @throws Refusal BadRequest, by the name of the field it stands in */
export function meaningOf<Meaning>(
  meanings: Readonly<Record<string, Meaning>>,
  word: string,
  field: string,
): Meaning {
  const meaning = Object.hasOwn(meanings, word) ? meanings[word] : undefined;
  return meaning ?? unreadable(field);
}

/** A company that will not pay out. @throws Refusal PayoutRefused, with its word for why in `keys.reason` */
export function payoutRefused(reason: string): never {
  throw new Refusal('PayoutRefused', { status: 409, keys: { reason } });
}
