import { useEffect, useRef } from 'react';
import { IconButton, Button } from '../../../ui/button/Button.tsx';
import '../../../ui/field/field.css';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useText, useHref } from '../../../i18n/i18n.tsx';
import type { JackpotProps } from '../useAmounts.ts';
import type { PanelState, PanelView } from './panelState.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { PotLine } from './PotLine.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { valueOf, partOf } from '../amounts.ts';
import { PLACEHOLDER } from '../leaderboard.ts';
import { markOf } from '../pots/PotMark.tsx';
import { usePotFacts, restOf } from './usePotFacts.ts';
import { FieldError } from '../../../ui/field/Field.tsx';
import { Done } from '../page/Done.tsx';
import { ContributionButton, ContributionPicker } from '../optIn/Contribution.tsx';
import { useConfirmation, useRefusal } from '../optIn/useOptInNews.ts';

export interface PanelViewsProps extends JackpotProps {
  readonly panelId: string;
  readonly panel: PanelState;
  onShow(view: PanelView): void;
}

/** JACK-16: the focus moves into the panel when it opens. */
export function PanelViews({ jackpot, amounts, panelId, panel: { view, phase }, onShow }: PanelViewsProps) {
  const text = useText();
  const current = useRef<HTMLButtonElement>(null);
  const isShown = phase === 'opening' || phase === 'open';
  // A change of view removes the focused button, so this runs then too.
  useEffect(() => void (isShown && current.current?.focus()), [isShown, view]);
  return (
    <>
      <div className="fy-potpanel__head">
        <fieldset className="fy-segment" aria-label={text('jackpot.details')}>
          {(['pots', 'odds'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              {...(one === view && { ref: current })}
              onClick={() => onShow(one)}
            >
              {text(one === 'pots' ? 'jackpot.pots' : 'jackpot.panel.odds')}
            </button>
          ))}
        </fieldset>
        <IconButton label={text('shell.close')} popoverTarget={panelId} popoverTargetAction="hide">
          <Icon name="x" weight="bold" size="small" />
        </IconButton>
      </div>
      {view === 'pots' ? (
        <PotsView jackpot={jackpot} amounts={amounts} onRaise={() => onShow('odds')} />
      ) : (
        <OddsView jackpot={jackpot} amounts={amounts} />
      )}
    </>
  );
}

interface Props extends JackpotProps {
  onRaise(): void;
}

/** JACK-17: the view that lists the pots. */
export function PotsView({ jackpot, amounts, onRaise }: Props) {
  const text = useText();
  const href = useHref();
  const facts = usePotFacts(jackpot, amounts);
  return (
    <>
      <ul className="fy-stack" aria-label={text('jackpot.pots')}>
        {jackpot.terms.pots.map((pot) => {
          const value = valueOf(jackpot.state.pots, pot.id);
          return (
            <PotLine
              key={pot.id}
              pot={markOf(pot.id)}
              name={facts.name(pot)}
              value={value === null ? PLACEHOLDER : <Money parts={amounts.parts(value)} />}
              facts={[
                { name: text('jackpot.terms.seed'), value: facts.seed(pot) },
                { name: text('jackpot.terms.ceiling'), value: facts.ceiling(pot) },
              ]}
            />
          );
        })}
      </ul>
      <button type="button" className="fy-link" onClick={onRaise}>
        {text('jackpot.panel.raise')}
      </button>
      <p className="fy-potpanel__note">{text('jackpot.panel.note')}</p>
      <Link className="fy-link" href={href('/jackpot/')}>
        {text('jackpot.panel.page')}
      </Link>
    </>
  );
}

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
        className="fy-stack"
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
