import type { Currency } from '@foyer/domain/currency.ts';
import { useMoney } from '../../content/index.ts';

/** The currency's sign, and on which side of an amount the reader's locale writes it. */
export function useCurrencySign(currency: Currency): { readonly text: string; readonly isBehind: boolean } {
  const parts = useMoney().parts({ amount: '1', currency });
  const place = parts.findIndex(({ type }) => type === 'currency');
  return { text: parts[place]?.value ?? currency, isBehind: place > 0 };
}
