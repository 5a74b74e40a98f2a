import { useState } from 'react';
import type { Currency } from '@foyer/domain/currency.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { amountProblem, type Bounds } from './bounds.ts';
import { readAmount, writeAmount } from '../../../i18n/amount.ts';

/**
 * State of an amount field. The error appears on validation and disappears when the amount is corrected.
 * @param first initial amount in the API's decimal format; ignored if it is not an amount
 */
export function useAmount(currency: Currency, bounds: Bounds, first: string | null) {
  const text = useText();
  const money = useMoney();
  const locale = useLocale();
  const written = { locale, currency };
  const [typed, setTyped] = useState(() => {
    const amount = first === null ? null : readAmount(first, { locale: 'en', currency });
    return amount === null ? '' : writeAmount(amount, written);
  });
  const [isErrorShown, setErrorShown] = useState(false);
  /** Amount in the API's decimal format; null while the text is not an amount. */
  const value = readAmount(typed, written);

  const problem = amountProblem(value, bounds, currency);
  const errorText = (): string | null => {
    if (!problem) return null;
    const { key, bound } = problem;
    return text(key, { amount: bound && money({ amount: bound, currency }) });
  };

  return {
    typed,
    value,
    error: isErrorShown ? errorText() : null,
    type(next: string): void {
      setTyped(next);
      setErrorShown(false);
    },
    /** @returns the amount, or null after setting `error` */
    check(): string | null {
      setErrorShown(true);
      return problem ? null : value;
    },
  };
}
