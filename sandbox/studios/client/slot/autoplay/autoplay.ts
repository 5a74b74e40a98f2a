import { button } from '../../bar/bar.ts';
import type { GameContext } from '../../gameContext.ts';
import { allow, element, fill, icon, onPress } from '../../page.ts';
import { createPanel } from './panel.ts';
import {
  afterRound,
  startAutoplay,
  stopReason,
  type Autoplay,
  type NextRound,
  type PlayedRound,
  type StopReason,
} from './stops.ts';

const AUTO =
  'M12 4a8 8 0 0 1 7.7 5.8l-2 .6A6 6 0 0 0 6.8 9H10v2H3V4h2v4a8 8 0 0 1 7-4zm-7.7 10.2 2-.6A6 6 0 0 0 17.2 15H14v-2h7v7h-2v-4a8 8 0 0 1-14.7-1.8z';

export type AutoplayControl = ReturnType<typeof createAutoplay>;

/**
 * Autoplay of a slot, where the licence allows it (FAIR-01). `begin` starts a round. The control ends the series by
 * its rules, at a press and when the page is hidden; the game ends it at any refusal.
 */
export function createAutoplay(context: GameContext, begin: () => void) {
  const { texts, settings, bar, notice, choice } = context;
  const { autoplay } = texts;
  const number = new Intl.NumberFormat(settings.language);
  const panel = createPanel(context);
  const control = button('auto-button', autoplay.title, AUTO);
  const count = element('span', { class: 'auto-count', 'aria-hidden': 'true' });
  control.hidden = true;
  bar.addButton(control);
  let series: Autoplay | null = null;
  let last: PlayedRound | null = null;

  const show = (): void => {
    const left = series === null ? null : number.format(series.left);
    const label = left === null ? autoplay.title : fill(autoplay.stopLeft, { count: left });
    control.setAttribute('aria-label', label);
    control.title = label;
    control.replaceChildren(left === null ? icon(AUTO) : count);
    count.replaceChildren(left ?? '');
  };
  const stop = (reason: StopReason | 'hidden' | 'pressed' | 'refused'): void => {
    if (!series) return;
    series = null;
    last = null;
    show();
    // After a refusal, its own message says why.
    if (reason === 'refused') return bar.announce(autoplay.ended.pressed);
    bar.announce(autoplay.ended[reason]);
    if (reason !== 'pressed') notice.showMessage(autoplay.ended[reason]);
  };

  onPress(control, () => {
    const stake = choice.current();
    if (series) return stop('pressed');
    if (!stake) return;
    panel.show(stake, (plan) => {
      series = startAutoplay(plan);
      show();
      bar.focusMain();
      begin();
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop('hidden');
  });
  show();

  return {
    offer: (isAllowed: boolean): void => void (control.hidden = !isAllowed),
    isOpen: panel.isOpen,
    isRunning: (): boolean => series !== null,
    /** The control stays enabled while a series runs, because it stops the series. */
    enable: (isEnabled: boolean): void => allow(control, isEnabled || series !== null),
    stop,
    /** Counts a round of the series when it begins, so that the number left is true while it is played. */
    count(round: PlayedRound): void {
      if (!series) return;
      series = afterRound(series, round);
      last = round;
      show();
    },
    /** Whether the next round may start; otherwise the series has ended. */
    mayGoOn(next: NextRound): boolean {
      if (!series) return false;
      const reason = stopReason(series, last, next);
      if (reason) stop(reason);
      return reason === null;
    },
  };
}
