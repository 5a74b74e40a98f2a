import { HUB88_DIGITS } from '@foyer/contract/studios/hub88.ts';
import { minorDigits, type Currency } from '@foyer/domain/currency.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import { badRequest, LARGEST_AMOUNT_MINOR } from '../body.ts';

const unitsPerMinor = (currency: Currency): bigint => 10n ** BigInt(HUB88_DIGITS - minorDigits(currency));

/**
 * An amount in units of 10^-5, zero included.
 * @throws Refusal BadRequest for a fraction of a minor unit, which is never rounded, or more than `LARGEST_AMOUNT_MINOR`
 */
export function ofUnits(units: number, currency: Currency): Money {
  const perMinor = unitsPerMinor(currency);
  if (BigInt(units) % perMinor !== 0n) throw badRequest('amount', 'tooManyDecimals');
  const minor = BigInt(units) / perMinor;
  if (minor > LARGEST_AMOUNT_MINOR) throw badRequest('amount', 'tooLarge');
  return money(minor, currency);
}

export const toUnits = ({ minor, currency }: Money): bigint => minor * unitsPerMinor(currency);
