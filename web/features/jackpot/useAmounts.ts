import { inCurrency } from '@foyer/contract/jackpot/currencies.ts';
import { POT_LABELS, type PotId } from '@foyer/contract/jackpot/potNames.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useMoney } from '../../i18n/money.ts';
import { usePercent } from '../../i18n/percent.ts';
import { useNumber } from '../../i18n/useNumber.ts';
import { contributionMoney, partOf } from './amounts.ts';
import type { Jackpot } from './useJackpot.ts';

export function useAmounts({ terms, state }: Pick<Jackpot, 'terms' | 'state'>) {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  const integer = useNumber();
  const { currency, contributionOptions, showsPercentage } = terms;
  const ofPot = (euros: string) => inCurrency(euros, currency, state.multipliers);
  const contribution = (value: number) => money(contributionMoney(value, currency));
  return {
    contribution,
    /** JACK-60: each option has its share of the largest one, if the operator shows shares. */
    options: contributionOptions.map((value) => ({
      value: String(value),
      label: contribution(value),
      ...(showsPercentage && { detail: percent(partOf(value, contributionOptions)) }),
    })),
    /** Formats a decimal euro amount in the reader's currency. */
    euros: (euros: string) => money(ofPot(euros)),
    parts: (euros: string) => money.parts(ofPot(euros)),
    percent,
    integer,
    name: (pot: PotId) => POT_LABELS[pot] ?? text('jackpot.shared'),
  };
}

export type Amounts = ReturnType<typeof useAmounts>;

export interface JackpotProps {
  readonly jackpot: Jackpot;
  readonly amounts: Amounts;
}
