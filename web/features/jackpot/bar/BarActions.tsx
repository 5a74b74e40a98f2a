import { Button } from '../../../ui/button/Button.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';
import { InChip } from '../optIn/OptIn.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { PanelTrigger } from '../details/DetailsPanel.tsx';
import type { PanelView } from '../details/panelState.ts';
import type { JackpotProps } from '../useAmounts.ts';
import type { BarPhase } from './barState.ts';

interface Props extends JackpotProps {
  readonly phase: BarPhase;
  readonly panel: PanelTrigger;
}

/** Opt-out button for opted-in players; for others a button that opens the odds first (FAIR-03). */
export function BarActions({ jackpot, amounts, phase, panel }: Props) {
  const text = useText();
  const { given, choose, state } = jackpot;
  const opens = (view: PanelView) => ({
    popoverTarget: panel.id,
    onClick: () => panel.show(view),
  });
  if (state.optedIn === 'failed')
    return (
      <Button variant="jackpot" size="small" onClick={() => location.reload()}>
        {text('jackpot.reload')}
      </Button>
    );
  const isIn = given !== null;
  const inFor = isIn && text('jackpot.bar.in', { amount: amounts.contribution(given) });
  const size = phase === 'spotlight' ? 'large' : 'small';
  return (
    <>
      {isIn && phase === 'expanded' && (
        <label>
          <Switch className="fy-switch--jackpot" checked onChange={() => choose(false)} />
          {inFor}
        </label>
      )}
      {isIn && phase !== 'expanded' && <InChip>{inFor}</InChip>}
      {state.optedIn === false && (
        <Button variant="jackpot" size={size} {...opens('odds')}>
          {phase === 'spotlight'
            ? text('jackpot.join', { amount: amounts.contribution(jackpot.contribution) })
            : text('jackpot.bar.join')}
        </Button>
      )}
      {phase !== 'collapsed' && (
        <Button variant={isIn ? 'jackpot' : 'outline'} size={size} {...opens('pots')}>
          {text('jackpot.details')}
        </Button>
      )}
    </>
  );
}
