import type { BonusPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Progress } from '../../../ui/section/Progress.tsx';
import { SumList } from '../../../ui/section/SumList.tsx';
import { useApp } from '../../../app/app.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useLanguageTag, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { usePercent } from '../../../i18n/percent.ts';

export function BonusWagering({ bonus: { required, currency, progress } }: { bonus: BonusPartsFragment }) {
  const text = useText();
  const percent = usePercent();
  const money = useMoney();
  return (
    <Progress
      label={text('account.bonus.wagering', { required: money({ amount: required, currency }) })}
      value={progress}
      text={percent(Math.floor(progress * 100) / 100)}
    />
  );
}

export function BonusTerms({ bonus }: { bonus: BonusPartsFragment }) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const { currency, granted, balance, maxBet, maxPayout, expiresAt } = bonus;
  const terms = [
    { key: 'granted', value: money({ amount: granted, currency }) },
    { key: 'left', value: money({ amount: balance, currency }) },
    { key: 'maxBet', value: maxBet && money({ amount: maxBet, currency }) },
    { key: 'maxPayout', value: maxPayout && money({ amount: maxPayout, currency }) },
    { key: 'expires', value: expiresAt && dateTime(expiresAt) },
  ] as const;
  const facts = terms.flatMap(({ key, value }) =>
    value ? [{ key, name: text(`account.bonus.${key}`), value }] : [],
  );
  return (
    <>
      <SumList facts={facts} />
      <h3>{text('account.bonus.counts')}</h3>
      <SumList facts={useCounts(bonus)} />
    </>
  );
}

/** Categories with the same percentage share a line. Categories that are not listed contribute nothing. */
function useCounts({ weights }: BonusPartsFragment) {
  const { text, has } = useApp().texts;
  const nameOf = (category: string) => {
    const key = `catalogue.category.${category}`;
    return has(key) ? text(key) : category;
  };
  const list = new Intl.ListFormat(useLanguageTag(), { type: 'unit' });
  const percentOf = usePercent();
  const percents = [...new Set(weights.map(({ percent }) => percent))];
  return percents.map((percent) => {
    const kinds = weights.filter((weight) => weight.percent === percent);
    return {
      key: String(percent),
      name: list.format(kinds.map(({ category }) => nameOf(category))),
      value: percentOf(percent / 100),
    };
  });
}
