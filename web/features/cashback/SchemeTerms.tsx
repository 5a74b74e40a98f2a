import { Prose } from '../../design/pageHead/Prose.tsx';
import { Section } from '../../design/section/Section.tsx';
import { SumList } from '../../design/section/SumList.tsx';
import { useHref, useMoney, useText } from '../content/index.ts';
import type { Scheme } from './standing.ts';

const RULES = ['1', '2', '3', '4', '5'] as const;

/** What comes back and what does not, in plain words. */
export function SchemeTerms({ scheme }: { scheme: Scheme }) {
  const text = useText();
  const href = useHref();
  const money = useMoney();
  const { percent, minimum, maximum, claimDays, currency, timeZone } = scheme;
  const values = {
    percent: `${percent} %`,
    minimum: money({ amount: minimum, currency }),
    maximum: money({ amount: maximum, currency }),
    claim: text('cashback.days', { count: claimDays }),
  };
  const facts = Object.entries(values).map(([key, value]) => ({
    key,
    name: text(`cashback.terms.${key}`),
    value,
  }));
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  const rules = RULES.map((rule) => `<li>${text(`cashback.rule.${rule}`, { place })}</li>`).join('');
  return (
    <Section title={text('cashback.terms')}>
      <SumList facts={facts} />
      <Prose html={`<ul>${rules}</ul><p>${text('cashback.harm')}</p>`} href={href} />
    </Section>
  );
}
