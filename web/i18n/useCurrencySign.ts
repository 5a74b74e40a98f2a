import type { Currency } from '@foyer/domain/currency.ts';
import { useMoney } from './money.ts';

/** The currency's symbol, and whether the reader's locale writes it after the amount. */
export function useCurrencySign(currency: Currency): { readonly text: string; readonly isBehind: boolean } {
  const parts = useMoney().parts({ amount: '1', currency });
  const index = parts.findIndex(({ type }) => type === 'currency');
  return { text: parts[index]?.value ?? currency, isBehind: index > 0 };
}
