import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { chipsFor, type Limits } from '../play/stakes.ts';

/** Smallest chip and maximum total stake of a round, for every currency, in major units. */
export function limitsByCurrency(limits: Limits) {
  const inCurrency = (currency: Currency) => {
    const { chips, most } = chipsFor(currency, limits);
    return [currency, { least: toDecimal(chips[0] ?? most), most: toDecimal(most) }] as const;
  };
  return Object.fromEntries(CURRENCIES.map(inCurrency));
}
