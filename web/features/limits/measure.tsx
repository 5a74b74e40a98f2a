import type { ReactNode } from 'react';
import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { LimitPeriod } from '@foyer/contract/generated/operations.ts';
import { LONGEST_SESSION_MINUTES } from '@foyer/contract/limits/longestSession.ts';
import { Money } from '../../ui/money/Money.tsx';
import { readAmount, writeAmount } from '../../i18n/amount.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { formatMinutes, minuteSign } from '../../i18n/minutes.ts';
import { useMoney } from '../../i18n/money.ts';
import { useCurrencySign } from '../../i18n/useCurrencySign.ts';
import type { Limit } from './limitStatus.ts';
import { readMinutes } from './sessionLimit.ts';

/** How the amounts of a limit are written and read. */
interface Measure {
  shown(amount: string): string;
  display(amount: string): ReactNode;
  write(amount: string): string;
  /** Null if the text is not a valid amount. */
  read(typed: string): string | null;
  readonly sign: { readonly text: string; readonly isBehind: boolean };
  readonly hint: MessageKey & `profile.limit.hint.${string}`;
  /** Text that says what to enter, and its argument. */
  readonly problem: 'profile.limit.refused.amount' | 'profile.limit.refused.minutes';
  readonly most: string;
}

export function useMeasure({ currency, period }: Pick<Limit, 'currency' | 'period'>): Measure {
  const money = useMoneyMeasure(currency ?? 'EUR');
  const minutes = useMinutesMeasure(period);
  return currency === null ? minutes : money;
}

function useMoneyMeasure(currency: Currency): Measure {
  const money = useMoney();
  const written = { locale: useLocale(), currency };
  return {
    shown: (amount) => money({ amount, currency }),
    display: (amount) => <Money parts={money.parts({ amount, currency })} isDisplay />,
    write: (amount) => writeAmount(amount, written),
    read: (typed) => readAmount(typed, written),
    sign: useCurrencySign(currency),
    hint: 'profile.limit.hint.stricter',
    problem: 'profile.limit.refused.amount',
    most: '',
  };
}

function useMinutesMeasure(period: LimitPeriod): Measure {
  const locale = useLocale();
  const shown = (amount: string) => formatMinutes(locale, Number(amount));
  return {
    shown,
    display: shown,
    write: (amount) => amount,
    read: (typed) => readMinutes(typed, period),
    sign: { text: minuteSign(locale), isBehind: true },
    hint: 'profile.limit.hint.minutes',
    problem: 'profile.limit.refused.minutes',
    most: String(LONGEST_SESSION_MINUTES[period]),
  };
}
