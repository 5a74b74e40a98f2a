import { oddsOf } from '@foyer/contract/jackpot/draw.ts';
import { POT_IDS } from '@foyer/contract/jackpot/pots.ts';
import { Section } from '../../../design/section/Section.tsx';
import { Table } from '../../../design/section/Table.tsx';
import { useText } from '../../content/index.ts';
import { inEuros } from '../amounts.ts';
import { PLACEHOLDER } from '../leaderboard.ts';
import type { JackpotTerms } from '../questions.ts';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';

type Terms = JackpotTerms['pots'][number];

/** D3: before anybody opts in, what each pot is paid with, begins and ends with, and how likely it is. */
export function PotTerms({ jackpot, amounts }: { jackpot: Jackpot; amounts: Amounts }) {
  const text = useText();
  const odds = useOdds(jackpot, amounts);
  const { pots } = jackpot.terms;
  const rest = 1 - pots.reduce((sum, { share }) => sum + share, 0);
  const ceilingOf = ({ ceiling, mustDropWithinHours: hours }: Terms) =>
    hours === null
      ? amounts.euros(ceiling)
      : text('jackpot.terms.within', { ceiling: amounts.euros(ceiling), hours: amounts.whole(hours) });
  const nameOf = ({ id }: Terms) => {
    const known = POT_IDS.find((pot) => pot === id);
    return known ? amounts.name(known) : id;
  };
  return (
    <Section title={text('jackpot.terms')}>
      <Table
        label={text('jackpot.terms')}
        rows={pots}
        keyOf={({ id }) => id}
        columns={[
          { key: 'pot', label: text('jackpot.terms.pot'), cell: (pot) => <b>{nameOf(pot)}</b> },
          { key: 'seed', label: text('jackpot.terms.seed'), cell: (pot) => amounts.euros(pot.seed) },
          { key: 'ceiling', label: text('jackpot.terms.ceiling'), cell: ceilingOf },
          { key: 'share', label: text('jackpot.terms.share'), cell: (pot) => amounts.percent(pot.share) },
          {
            key: 'odds',
            label: text('jackpot.terms.odds', { amount: amounts.contribution(jackpot.contribution) }),
            cell: odds,
          },
        ]}
      />
      {rest > 0.0005 && (
        <p className="fy-field__hint">{text('jackpot.terms.rest', { part: amounts.percent(rest) })}</p>
      )}
    </Section>
  );
}

/** How likely a pot is with what is given, or would be. */
function useOdds({ terms, state, contribution }: Jackpot, amounts: Amounts): (pot: Terms) => string {
  const text = useText();
  const euros = inEuros(contribution, terms.currency, state.multipliers);
  return ({ oneIn }) => {
    if (oneIn === null) return text('jackpot.terms.withMega', { count: amounts.whole(terms.communitySize) });
    if (euros === null) return PLACEHOLDER;
    return text('jackpot.terms.oneIn', { times: amounts.whole(oddsOf(euros, oneIn)) });
  };
}
