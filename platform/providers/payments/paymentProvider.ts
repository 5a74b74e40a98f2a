import * as v from 'valibot';
import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { MAX_MINOR, money, parseDecimal, type Money } from '@foyer/domain/money.ts';
import type { Config } from '../../infra/config.ts';
import { unreadable } from '../../infra/httpClient/httpClient.ts';
import { Refusal } from '../../infra/refusal.ts';

/** Connection settings of a payment provider. */
export interface PaymentProviderConfig {
  /** Base URL of the provider's API. */
  readonly url: string;
  /** Signs messages in both directions. */
  readonly key: string;
  /** Origin of the provider's pages, which are shown in a frame of the lobby. */
  readonly frameOrigin: string;
}

/** The configured payment providers by name. */
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

/** Text received from a payment provider: not empty, at most 500 characters. */
export const partnerText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));

export const partnerCurrency = v.picklist(CURRENCIES);

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

/**
 * Translates a provider's code into ours. @throws Refusal BadRequest naming the field if the code is
 * unknown
 */
export function meaningOf<Meaning>(
  meanings: Readonly<Record<string, Meaning>>,
  code: string,
  field: string,
): Meaning {
  const meaning = Object.hasOwn(meanings, code) ? meanings[code] : undefined;
  return meaning ?? unreadable(field);
}

/** The provider refuses a payout. @throws Refusal PayoutRefused, with the provider's reason in `keys.reason` */
export function payoutRefused(reason: string): never {
  throw new Refusal('PayoutRefused', { status: 409, keys: { reason } });
}
