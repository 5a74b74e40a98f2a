import type { Texts } from '../../texts/texts.ts';
import { allow, element, icon, onPress } from '../page.ts';
import { createBetPicker } from './betPicker.ts';
import { createChipTray, type Offer } from './chipTray.ts';
import type { SoundPlayer } from './sound.ts';

export const MINUS = 'M5 11h14v2H5z';
export const PLUS = 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z';
const INFO = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1 5h2v2h-2zm0 4h2v6h-2z';
const SPEAKER = 'M4 9v6h4l5 4V5L8 9zm11-.5v7a4 4 0 0 0 0-7z';
const MUTED =
  'M4 9v6h4l5 4V5L8 9zm12.4.2L18 10.8l1.6-1.6 1.2 1.2-1.6 1.6 1.6 1.6-1.2 1.2-1.6-1.6-1.6 1.6-1.2-1.2 1.6-1.6-1.6-1.6z';
/** Icon of the main button in games that spin. */
export const TURN = {
  viewBox: '-.72 -.72 1.44 1.44',
  icon: 'M-.5 -.1A.52 .52 0 0 1 .44 -.3L.56 -.46V.02H.1L.28 -.16A.34 .34 0 0 0 -.32 -.06ZM.5 .1A.52 .52 0 0 1 -.44 .3L-.56 .46V-.02H-.1L-.28 .16A.34 .34 0 0 0 .32 .06Z',
};

export interface BarOptions {
  readonly main: string;
  readonly icon: string;
  /** Whether the game has controls of its own for its bets: the bar then has neither the stake nor the main button. */
  readonly hasOwnControls?: boolean;
  readonly viewBox?: string;
  /** Whether the player selects a chip instead of the stake. */
  readonly isOfChips?: boolean;
}
export interface BarHandlers {
  readonly main: () => void;
  readonly lessStake: () => void;
  readonly moreStake: () => void;
  readonly chooseStake: (index: number) => void;
  readonly showRules: () => void;
}

export type Bar = ReturnType<typeof createBar>;

export function button(name: string, label: string, path: string, viewBox?: string): HTMLButtonElement {
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
  options: BarOptions & { readonly isFun: boolean; readonly sound: SoundPlayer },
  handlers: BarHandlers,
) {
  const [balanceMeter, balance] = meter('balance', options.isFun ? texts.playMoney : texts.balance);
  const [winMeter, win] = meter('win', texts.win);
  const rules = button('rules-button', texts.rules, INFO);
  const spin = button('spin', options.main, options.icon, options.viewBox);
  const voice = element('p', { class: 'unseen', role: 'status' });
  const stakes = stakeControls(texts, options, handlers);
  const { stake, label, less, more, picker } = stakes;

  onPress(spin, handlers.main);
  onPress(rules, handlers.showRules);
  allow(spin, false);

  const controls = options.hasOwnControls ? [] : [stakes.element, spin];
  const corner = element('div', { class: 'corner' }, rules, soundButton(texts, options.sound));
  host.append(corner, element('dl', { class: 'meters' }, balanceMeter, winMeter), ...controls, voice);

  let [isBusy, isActing] = [true, false];
  let may = { fall: false, rise: false };
  let offer: Offer = { amounts: [], index: 0, isFixed: true };
  const refresh = (): void => {
    allow(spin, !isBusy || isActing);
    allow(less, !isBusy && may.fall);
    allow(more, !isBusy && may.rise);
    // Chips may be selected at any time; they are placed only while the table takes bets.
    picker.show(offer, options.isOfChips === true || !isBusy);
    spin.toggleAttribute('data-turning', isBusy && !isActing);
  };

  return {
    balance: (text: string) => balance.replaceChildren(text),
    win(text: string, isCelebrated: boolean) {
      win.replaceChildren(text);
      winMeter.toggleAttribute('data-celebrated', isCelebrated);
    },
    stake(text: string, allowed: typeof may, offered: Offer) {
      stake.replaceChildren(text);
      may = allowed;
      offer = offered;
      refresh();
    },
    /** Overrides the label of the stake; null restores the default. */
    nameStake: (name: string | null) => label.replaceChildren(name ?? texts.stake),
    /** Disables the controls while busy; with `mayAct` the main button stays enabled. */
    busy(now: boolean, mayAct = false) {
      isBusy = now;
      isActing = mayAct;
      refresh();
    },
    main(label: string, path: string, viewBox?: string) {
      spin.setAttribute('aria-label', label);
      spin.title = label;
      spin.replaceChildren(icon(path, viewBox));
    },
    /** Adds a button of the game beside those of the rules and the sound. */
    addButton: (made: HTMLButtonElement) => corner.append(made),
    /** Announces a text to screen readers. */
    announce: (text: string) => voice.replaceChildren(text),
    focusMain: () => spin.focus(),
    hasFocus: () => document.activeElement === spin,
  };
}

function soundButton(texts: Texts, sound: SoundPlayer): HTMLButtonElement {
  const made = button('rules-button', texts.sound, SPEAKER);
  const show = (): void => {
    made.setAttribute('aria-pressed', String(!sound.isMuted()));
    made.replaceChildren(icon(sound.isMuted() ? MUTED : SPEAKER));
  };
  onPress(made, () => {
    sound.mute(!sound.isMuted());
    show();
    sound.play('chip');
  });
  show();
  return made;
}

/** The controls of the stake: the chips, or buttons for less and more with a list of all stakes. */
function stakeControls(
  texts: Texts,
  { isOfChips }: BarOptions,
  { lessStake, moreStake, chooseStake }: BarHandlers,
) {
  const stake = element('span', { class: 'stake-value', 'aria-live': 'polite' }, '–');
  const label = element('span', { class: 'stake-label', id: 'stake-label' }, texts.stake);
  const less = button('step', texts.lessStake, MINUS);
  const more = button('step', texts.moreStake, PLUS);
  onPress(less, lessStake);
  onPress(more, moreStake);
  const opener = element('button', { type: 'button', class: 'stake-text' }, label, ' ', stake);
  const picker = isOfChips
    ? createChipTray(texts.roulette.chip, chooseStake)
    : createBetPicker(opener, texts.stake, chooseStake);
  const stepper = element('div', { class: 'stake', role: 'group', 'aria-labelledby': 'stake-label' });
  stepper.append(less, opener, more, picker.element);
  return { stake, label, less, more, picker, element: isOfChips ? picker.element : stepper };
}
