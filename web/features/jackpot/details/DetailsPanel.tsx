import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { PotPanel } from './PotPanel.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { fetchCode } from '../../../transport/http/missingCode.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useStore } from '../../../app/useStore.ts';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';
import type { PanelViewsProps } from './PanelViews.tsx';
import { createPanel, type Panel } from './panelState.ts';

/** Button that opens the panel: it refers to `id` in its `popoverTarget`. */
export interface PanelTrigger extends Panel {
  readonly id: string;
}

export function usePanel(): PanelTrigger {
  const id = useId();
  const [panel] = useState(() =>
    createPanel(browserClock, matchMedia('(prefers-reduced-motion: reduce)').matches),
  );
  useEffect(() => panel.stop, [panel]);
  return { ...panel, id };
}

interface Props {
  readonly jackpot: Jackpot;
  readonly amounts: Amounts;
  readonly panel: PanelTrigger;
  /** Called when the panel has closed and the button that opened it no longer exists to receive the focus. */
  onFocusLost(): void;
}

/** JACK-16 to JACK-20: details panel over the page. Its content's code is loaded when it is first opened. */
export function DetailsPanel({ jackpot, amounts, panel, onFocusLost }: Props) {
  const text = useText();
  const element = useRef<HTMLElement>(null);
  const state = useStore(panel);
  const [Views, setViews] = useState<ComponentType<PanelViewsProps> | null>(null);
  useCloseOnGame(element, state.phase !== 'closed');
  const load = () => {
    fetchCode(() => import('./PanelViews.tsx')).then(
      (code) => setViews(() => code.PanelViews),
      (error: unknown) => {
        console.error(error);
        element.current?.hidePopover();
      },
    );
  };
  return (
    <PotPanel
      id={panel.id}
      label={text('jackpot.details')}
      panelRef={element}
      onBeforeShow={load}
      onShown={(isShown) => {
        panel.shown(isShown);
        if (!isShown && hasLostFocus(element.current)) onFocusLost();
      }}
    >
      {Views && state.phase !== 'closed' && (
        <Views jackpot={jackpot} amounts={amounts} panelId={panel.id} panel={state} onShow={panel.show} />
      )}
    </PotPanel>
  );
}

/** Until the next frame the focus is still inside the closed panel. */
const hasLostFocus = (panel: HTMLElement | null): boolean =>
  document.activeElement === document.body || !!panel?.contains(document.activeElement);

/**
 * JACK-20: a click in the game's iframe does not reach the page, but the window's loss of focus to the
 * iframe does.
 */
function useCloseOnGame(element: { readonly current: HTMLElement | null }, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const left = () => document.activeElement instanceof HTMLIFrameElement && element.current?.hidePopover();
    window.addEventListener('blur', left);
    return () => window.removeEventListener('blur', left);
  }, [element, isShown]);
}
