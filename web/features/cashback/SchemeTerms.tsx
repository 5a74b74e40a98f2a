import { languageTag } from '@foyer/domain/locale.ts';
import { Passage } from '../../ui/pageHead/Passage.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SumList } from '../../ui/section/SumList.tsx';
import { useApp } from '../../app/app.tsx';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useMoney } from '../../i18n/money.ts';
import type { Scheme } from './weekStatus.ts';
import { usePercent } from './usePercent.ts';

const RULES = ['1', '2', '3', '4', '5'] as const;

export function SchemeTerms({ scheme }: { scheme: Scheme }) {
  const text = useText();
  const money = useMoney();
  const percentOf = usePercent();
  const zone = useZoneName(scheme.timeZone);
  const { percent, minimum, maximum, claimDays, currency } = scheme;
  const facts = (
    [
      { key: 'percent', value: percentOf(percent) },
      { key: 'minimum', value: money({ amount: minimum, currency }) },
      { key: 'maximum', value: money({ amount: maximum, currency }) },
      { key: 'claim', value: text('cashback.days', { count: claimDays }) },
    ] as const
  ).map((term) => ({ ...term, name: text(`cashback.terms.${term.key}`) }));
  return (
    <Section title={text('cashback.terms')}>
      <SumList facts={facts} />
      <Passage>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{text(`cashback.rule.${rule}`, { zone })}</li>
          ))}
        </ul>
        <p>{text('cashback.harm')}</p>
      </Passage>
    </Section>
  );
}

/** Generic name of the brand's time zone in the reader's language, independent of daylight saving time. */
function useZoneName(timeZone: string): string {
  const tag = languageTag(useLocale());
  const { renderedAtMs } = useApp();
  return (
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(renderedAtMs)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}
