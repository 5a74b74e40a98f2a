import { useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button/Button.tsx';
import '../../../ui/field/field.css';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { JackpotProps } from '../useAmounts.ts';
import { OddsView } from './OddsView.tsx';
import type { PanelState, PanelView } from './panelState.ts';
import { PotsView } from './PotsView.tsx';

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
