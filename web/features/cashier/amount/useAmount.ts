import { useState } from 'react';
import type { Currency } from '@foyer/domain/currency.ts';
import { useLocale, useMoney, useText } from '../../content/index.ts';
import { amountProblem, readAmount, writeAmount, type Bounds } from './amount.ts';

export interface AmountInput {
  /** As it stands in the field. */
  readonly typed: string;
  /** As it goes over the wire; null while it is no amount. */
  readonly value: string | null;
  readonly error: string | null;
  type(typed: string): void;
  /** @returns the amount, or null with the reason beside the field */
  check(): string | null;
}

/** An amount being typed; what is wrong with it is told when it is to be used, and gone when it is mended. */
export function useAmount({
  currency,
  bounds,
  first,
}: {
  currency: Currency;
  bounds: Bounds;
  /** In the decimal of the wire; what is no amount is left out. */
  first: string | null;
}): AmountInput {
  const text = useText();
  const money = useMoney();
  const locale = useLocale();
  const written = { locale, currency };
  const [typed, setTyped] = useState(() => {
    const amount = first === null ? null : readAmount(first, { locale: 'en', currency });
    return amount === null ? '' : writeAmount(amount, written);
  });
  const [isTold, setTold] = useState(false);
  const value = readAmount(typed, written);

  const problem = amountProblem(value, bounds, currency);
  const told = (): string | null => {
    if (!problem) return null;
    const { key, bound } = problem;
    return text(key, bound === null ? {} : { amount: money({ amount: bound, currency }) });
  };

  return {
    typed,
    value,
    error: isTold ? told() : null,
    type(next) {
      setTyped(next);
      setTold(false);
    },
    check() {
      setTold(true);
      return problem ? null : value;
    },
  };
}
