import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { browserClock } from '../../../transport/clock/clock.ts';
import { fetchCode } from '../../../transport/http/missingCode.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useStore } from '../../../app/useStore.ts';
import type { JackpotProps } from '../useAmounts.ts';
import type { PanelViewsProps } from './PanelViews.tsx';
import { createPanel } from './panelState.ts';
import './potPanel.css';

export type PanelTrigger = ReturnType<typeof usePanel>;

/** State of the panel. A button that opens the panel refers to `id` in its `popoverTarget`. */
export function usePanel() {
  const id = useId();
  const [panel] = useState(() =>
    createPanel(browserClock, matchMedia('(prefers-reduced-motion: reduce)').matches),
  );
  useEffect(() => panel.stop, [panel]);
  return { ...panel, id };
}

interface Props extends JackpotProps {
  readonly panel: PanelTrigger;
  /** Called when the panel has closed and the button that opened it no longer exists. */
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
    // A native popover: Escape or a click outside closes it and returns the focus.
    <section
      ref={element}
      className="fy-potpanel"
      id={panel.id}
      popover="auto"
      aria-label={text('jackpot.details')}
      onBeforeToggle={({ newState }) => newState === 'open' && load()}
      onToggle={({ newState }) => {
        panel.shown(newState === 'open');
        if (newState !== 'open' && hasLostFocus(element.current)) onFocusLost();
      }}
    >
      {Views && state.phase !== 'closed' && (
        <Views jackpot={jackpot} amounts={amounts} panelId={panel.id} panel={state} onShow={panel.show} />
      )}
    </section>
  );
}

/** Until the next frame the browser reports the focus inside the closed panel. */
const hasLostFocus = (panel: HTMLElement | null): boolean =>
  document.activeElement === document.body || !!panel?.contains(document.activeElement);

/**
 * JACK-20: when the player clicks in the game's iframe, the page only notices that the window has lost the
 * focus.
 */
function useCloseOnGame(element: { readonly current: HTMLElement | null }, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const left = () => document.activeElement instanceof HTMLIFrameElement && element.current?.hidePopover();
    window.addEventListener('blur', left);
    return () => window.removeEventListener('blur', left);
  }, [element, isShown]);
}
