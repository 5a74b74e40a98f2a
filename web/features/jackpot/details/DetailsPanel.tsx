import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { PotPanel } from '../../../ui/money/jackpot/PotPanel.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { fetchCode } from '../../../transport/http/missingCode.ts';
import { useText, useWatched } from '../../content/index.ts';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';
import type { PanelViewsProps } from './PanelViews.tsx';
import { createPanel, type Panel } from './panelState.ts';

/** What opens the panel: a button with `id` for its `popoverTarget`. */
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
  /** It has closed, and the focus with it: what opened it is not there to take it back. */
  onFocusLost(): void;
}

/** JACK-16 to JACK-20: over the page; the code of what it shows comes when it is first opened. */
export function DetailsPanel({ jackpot, amounts, panel, onFocusLost }: Props) {
  const text = useText();
  const element = useRef<HTMLElement>(null);
  const state = useWatched(panel);
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

/** Until the next frame it is still in what has closed. */
const hasLostFocus = (panel: HTMLElement | null): boolean =>
  document.activeElement === document.body || !!panel?.contains(document.activeElement);

/** JACK-20: a press in the game's frame is one the page does not hear of; that the frame takes the focus it does. */
function useCloseOnGame(element: { readonly current: HTMLElement | null }, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const left = () => document.activeElement instanceof HTMLIFrameElement && element.current?.hidePopover();
    window.addEventListener('blur', left);
    return () => window.removeEventListener('blur', left);
  }, [element, isShown]);
}
