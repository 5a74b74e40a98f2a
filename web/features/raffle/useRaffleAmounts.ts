import { inCurrency } from '@foyer/contract/jackpot/currencies.ts';
import type { Multipliers } from '@foyer/contract/jackpot/pots.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { useMoney } from '../../i18n/money.ts';

export function useRaffleAmounts(currency: Currency, multipliers: Multipliers | null) {
  const money = useMoney();
  return {
    euros: (euros: string) => money(inCurrency(euros, currency, multipliers)),
    parts: (euros: string) => money.parts(inCurrency(euros, currency, multipliers)),
  };
}

export type RaffleAmounts = ReturnType<typeof useRaffleAmounts>;
