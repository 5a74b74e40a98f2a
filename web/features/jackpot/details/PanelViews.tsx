import { useEffect, useRef } from 'react';
import { PanelHead } from '../../../ui/money/jackpot/PotPanel.tsx';
import { useText } from '../../content/index.ts';
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

/** JACK-16: what the panel shows; the focus is in it as soon as it opens. */
export function PanelViews({ jackpot, amounts, panelId, panel: { view, phase }, onShow }: PanelViewsProps) {
  const text = useText();
  const current = useRef<HTMLButtonElement>(null);
  const isShown = phase === 'opening' || phase === 'open';
  // Also where what was pressed has led to the other view, and is gone.
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
