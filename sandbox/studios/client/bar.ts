import type { Texts } from '../texts/texts.ts';
import { allow, element, icon, onPress } from './page.ts';

const MINUS = 'M5 11h14v2H5z';
const PLUS = 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z';
const INFO = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1 5h2v2h-2zm0 4h2v6h-2z';
/** Icon of the main button in games that spin. */
export const TURN = {
  viewBox: '-.72 -.72 1.44 1.44',
  icon: 'M-.5 -.1A.52 .52 0 0 1 .44 -.3L.56 -.46V.02H.1L.28 -.16A.34 .34 0 0 0 -.32 -.06ZM.5 .1A.52 .52 0 0 1 -.44 .3L-.56 .46V-.02H-.1L-.28 .16A.34 .34 0 0 0 .32 .06Z',
};

export interface BarOptions {
  readonly main: string;
  readonly icon: string;
  readonly viewBox?: string;
  /** Whether the less and more buttons change the chip instead of the stake. */
  readonly isOfChips?: boolean;
}
export interface BarHandlers {
  readonly main: () => void;
  readonly lessStake: () => void;
  readonly moreStake: () => void;
  readonly showRules: () => void;
}

export type Bar = ReturnType<typeof createBar>;

function button(name: string, label: string, path: string, viewBox?: string): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: name, 'aria-label': label, title: label },
    icon(path, viewBox),
  );
}

function meter(name: string, label: string): [meter: HTMLElement, value: HTMLElement] {
  const value = element('dd', {}, '–');
  return [element('div', { class: `meter ${name}` }, element('dt', {}, label), value), value];
}

/** The bar at the bottom of a game: balance, win, stake and the main button. */
export function createBar(
  host: HTMLElement,
  texts: Texts,
  options: BarOptions & { readonly isFun: boolean },
  handlers: BarHandlers,
) {
  const { roulette } = texts;
  const [amount, lessText, moreText] = options.isOfChips
    ? [roulette.chip, roulette.lessChip, roulette.moreChip]
    : [texts.stake, texts.lessStake, texts.moreStake];
  const [balanceMeter, balance] = meter('balance', options.isFun ? texts.playMoney : texts.balance);
  const [winMeter, win] = meter('win', texts.win);
  const stake = element('output', { class: 'stake-value', 'aria-live': 'polite' }, '–');
  const less = button('step', lessText, MINUS);
  const more = button('step', moreText, PLUS);
  const rules = button('rules-button', texts.rules, INFO);
  const spin = button('spin', options.main, options.icon, options.viewBox);
  const voice = element('p', { class: 'unseen', role: 'status' });

  onPress(spin, handlers.main);
  onPress(less, handlers.lessStake);
  onPress(more, handlers.moreStake);
  onPress(rules, handlers.showRules);
  allow(spin, false);

  const label = element('span', { class: 'stake-label', id: 'stake-label' }, amount);
  const stepper = element('div', { class: 'stake', role: 'group', 'aria-labelledby': 'stake-label' });
  stepper.append(less, element('div', { class: 'stake-text' }, label, stake), more);
  host.append(rules, element('dl', { class: 'meters' }, balanceMeter, winMeter), stepper, spin, voice);

  let isBusy = true;
  let isActing = false;
  let may = { fall: false, rise: false };
  const refresh = (): void => {
    allow(spin, !isBusy || isActing);
    allow(less, !isBusy && may.fall);
    allow(more, !isBusy && may.rise);
    spin.toggleAttribute('data-turning', isBusy && !isActing);
  };

  return {
    balance: (text: string) => balance.replaceChildren(text),
    win(text: string, isCelebrated: boolean) {
      win.replaceChildren(text);
      winMeter.toggleAttribute('data-celebrated', isCelebrated);
    },
    stake(text: string, allowed: typeof may) {
      stake.replaceChildren(text);
      may = allowed;
      refresh();
    },
    /** Overrides the label of the stake; null restores the default. */
    nameStake: (name: string | null) => label.replaceChildren(name ?? amount),
    /** Disables the controls while busy; with `mayAct` the main button stays enabled. */
    busy(now: boolean, mayAct = false) {
      isBusy = now;
      isActing = mayAct;
      refresh();
    },
    main(label: string, path: string) {
      spin.setAttribute('aria-label', label);
      spin.title = label;
      spin.replaceChildren(icon(path));
    },
    /** Announces a text to screen readers. */
    announce: (text: string) => voice.replaceChildren(text),
    focusMain: () => spin.focus(),
    hasFocus: () => document.activeElement === spin,
  };
}
