import { Button } from '../../../ui/button/Button.tsx';
import { FieldError } from '../../../ui/field/Field.tsx';
import { PotLine } from './PotLine.tsx';
import { Done } from '../page/Done.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { partOf } from '../amounts.ts';
import { ContributionButton, ContributionPicker } from '../optIn/Contribution.tsx';
import { useConfirmation, useRefusal } from '../optIn/useOptInNews.ts';
import type { JackpotProps } from '../useAmounts.ts';
import { markOf } from '../pots/PotMark.tsx';
import { restOf, usePotFacts } from './usePotFacts.ts';

/** JACK-18, FAIR-03: the effect of the contribution on the odds, above the opt-in button. */
export function OddsView({ jackpot, amounts }: JackpotProps) {
  const text = useText();
  const facts = usePotFacts(jackpot, amounts);
  const { terms, contribution, given, choose } = jackpot;
  const rest = restOf(terms);
  return (
    <>
      <ContributionPicker jackpot={jackpot} amounts={amounts} />
      <ul
        className="fy-potpanel__lines"
        aria-label={text('jackpot.terms.odds', { amount: amounts.contribution(contribution) })}
      >
        {terms.pots.map((pot) => (
          <PotLine
            key={pot.id}
            pot={markOf(pot.id)}
            name={facts.name(pot)}
            {...(pot.oneIn === null
              ? { note: facts.odds(pot) }
              : { value: facts.odds(pot), part: partOf(contribution, terms.contributionOptions) })}
            facts={[
              { name: text('jackpot.terms.share'), value: facts.share(pot) },
              { name: text('jackpot.terms.seed'), value: facts.seed(pot) },
              { name: text('jackpot.terms.ceiling'), value: facts.ceiling(pot) },
            ]}
          />
        ))}
      </ul>
      <p className="fy-potpanel__note">
        {text('jackpot.description')}
        {rest !== null && ` ${text('jackpot.terms.rest', { part: amounts.percent(rest) })}`}
      </p>
      <div className="fy-potpanel__foot">
        <OptInNews jackpot={jackpot} amounts={amounts} />
        <ContributionButton jackpot={jackpot} amounts={amounts} />
        {given !== null && (
          <Button variant="outline" isBlock onClick={() => choose(false)}>
            {text('jackpot.leave')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Not a live region, because the bar announces the same news. */
function OptInNews({ jackpot, amounts }: JackpotProps) {
  const confirmation = useConfirmation(jackpot, amounts);
  const refusal = useRefusal(jackpot);
  if (refusal !== null) return <FieldError>{refusal}</FieldError>;
  return confirmation !== null && <Done>{confirmation}</Done>;
}
