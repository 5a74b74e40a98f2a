import { useEffect, useRef } from 'react';
import { PanelHead } from './PotPanel.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';
import { OddsView } from './OddsView.tsx';
import type { PanelState, PanelView } from './panelState.ts';
import { PotsView } from './PotsView.tsx';

export interface PanelViewsProps {
  readonly jackpot: Jackpot;
  readonly amounts: Amounts;
  readonly panelId: string;
  readonly panel: PanelState;
  onShow(view: PanelView): void;
}

/** JACK-16: views of the panel. The focus moves into the panel when it opens. */
export function PanelViews({ jackpot, amounts, panelId, panel: { view, phase }, onShow }: PanelViewsProps) {
  const text = useText();
  const current = useRef<HTMLButtonElement>(null);
  const isShown = phase === 'opening' || phase === 'open';
  // Also runs on a change of view, which removes the focused button.
  useEffect(() => void (isShown && current.current?.focus()), [isShown, view]);
  return (
    <>
      <PanelHead
        label={text('jackpot.details')}
        views={[
          { key: 'pots', label: text('jackpot.pots') },
          { key: 'odds', label: text('jackpot.panel.odds') },
        ]}
        current={view}
        onShow={(key) => onShow(key === 'odds' ? 'odds' : 'pots')}
        currentRef={current}
        panelId={panelId}
        closeLabel={text('shell.close')}
      />
      {view === 'pots' ? (
        <PotsView jackpot={jackpot} amounts={amounts} onRaise={() => onShow('odds')} />
      ) : (
        <OddsView jackpot={jackpot} amounts={amounts} />
      )}
    </>
  );
}
