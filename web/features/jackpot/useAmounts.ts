import { inCurrency } from '@foyer/contract/jackpot/currencies.ts';
import { languageTag } from '@foyer/domain/locale.ts';
import { POT_LABELS, type PotId } from '@foyer/contract/jackpot/pots.ts';
import { useLocale, useMoney, useText } from '../content/index.ts';
import { contributionMoney, partOf } from './amounts.ts';
import type { Jackpot } from './useJackpot.ts';

/** How the jackpot's amounts, parts and names are said to this reader. */
export function useAmounts({ terms, state }: Pick<Jackpot, 'terms' | 'state'>) {
  const text = useText();
  const money = useMoney();
  const tag = languageTag(useLocale());
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(tag);
  const { currency, contributionOptions, showsPercentage } = terms;
  const ofPot = (euros: string) => inCurrency(euros, currency, state.multipliers);
  const contribution = (value: number) => money(contributionMoney(value, currency));
  return {
    contribution,
    /** What may be picked; JACK-60: beside each how large a part of the largest it is, where the operator shows that. */
    options: contributionOptions.map((value) => ({
      value: String(value),
      label: contribution(value),
      ...(showsPercentage && { detail: percent.format(partOf(value, contributionOptions)) }),
    })),
    /** A decimal of euros, in the reader's currency. */
    euros: (euros: string) => money(ofPot(euros)),
    parts: (euros: string) => money.parts(ofPot(euros)),
    percent: (part: number) => percent.format(part),
    whole: (count: number) => whole.format(count),
    name: (pot: PotId) => POT_LABELS[pot] ?? text('jackpot.shared'),
  };
}

export type Amounts = ReturnType<typeof useAmounts>;
