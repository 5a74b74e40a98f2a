import { Section } from '../../../ui/section/Section.tsx';
import { Table } from '../../../ui/section/Table.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { restOf, usePotFacts } from '../details/usePotFacts.ts';
import type { JackpotProps } from '../useAmounts.ts';

/** FAIR-03: the terms of each pot, which players can read before opting in. */
export function PotTerms({ jackpot, amounts }: JackpotProps) {
  const text = useText();
  const facts = usePotFacts(jackpot, amounts);
  const rest = restOf(jackpot.terms);
  return (
    <Section title={text('jackpot.terms')}>
      <Table
        label={text('jackpot.terms')}
        rows={jackpot.terms.pots}
        keyOf={({ id }) => id}
        columns={[
          { key: 'pot', label: text('jackpot.terms.pot'), cell: (pot) => <b>{facts.name(pot)}</b> },
          { key: 'seed', label: text('jackpot.terms.seed'), cell: facts.seed },
          { key: 'ceiling', label: text('jackpot.terms.ceiling'), cell: facts.ceiling },
          { key: 'share', label: text('jackpot.terms.share'), cell: facts.share },
          {
            key: 'odds',
            label: text('jackpot.terms.odds', { amount: amounts.contribution(jackpot.contribution) }),
            cell: facts.odds,
          },
        ]}
      />
      {rest !== null && (
        <p className="fy-field__hint">{text('jackpot.terms.rest', { part: amounts.percent(rest) })}</p>
      )}
    </Section>
  );
}
