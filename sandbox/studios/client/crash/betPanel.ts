import { fromJson, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Slot } from '../../live/flight/flightBet.ts';
import { FIRST_OUT } from '../../maths/crash/flight.ts';
import { button, MINUS, PLUS } from '../bar/bar.ts';
import type { GameContext } from '../gameContext.ts';
import { allow, element, fill, onPress } from '../page.ts';
import { StakeChoice } from '../stakes/stakeChoice.ts';
import type { OwnBet, PanelView } from './flightState.ts';
import { readTarget, targetFormat } from './target.ts';

export interface PanelOptions {
  readonly slot: Slot;
  readonly most: number;
  readonly times: (multiplier: number) => string;
  readonly act: () => void;
}

/** A click on `Cash out` that arrives after the crash must not place the next bet. */
const LATE_CLICK_MS = 800;

/** Controls of one of the two bets: stake, automatic cash-out and one button. */
export class BetPanel {
  readonly element: HTMLElement;
  readonly slot: Slot;
  readonly #context: GameContext;
  readonly #options: PanelOptions;
  readonly #choice: StakeChoice;
  readonly #stake = element('output', { class: 'stake-value' }, '–');
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  readonly #target: HTMLInputElement;
  readonly #targetFormat: (multiplier: number) => string;
  readonly #label = element('span', { class: 'bet-label' });
  readonly #amount = element('span', { class: 'bet-amount' });
  /** Explains which multipliers the automatic cash-out may have. */
  readonly #mistake: string;
  readonly #note = element('p', { class: 'bet-note' });
  readonly #button: HTMLButtonElement;
  #may = { fall: false, rise: false };
  #view: PanelView = { action: 'bet', bet: null, isAhead: false, over: null };
  #isBusy = true;
  #isCalm = false;

  constructor(context: GameContext, options: PanelOptions) {
    const { texts } = context;
    const { crash } = texts;
    this.#context = context;
    this.#options = options;
    this.slot = options.slot;
    this.#targetFormat = targetFormat(context.settings.language);
    this.#less = button('step', texts.lessStake, MINUS);
    this.#more = button('step', texts.moreStake, PLUS);
    this.#target = element('input', { inputmode: 'decimal', autocomplete: 'off', placeholder: crash.never });
    this.#mistake = fill(crash.targetMistake, {
      least: this.#targetFormat(FIRST_OUT),
      most: this.#targetFormat(options.most),
    });
    this.#note.id = `bet-note-${options.slot}`;
    this.#button = element('button', { type: 'button', class: 'bet-act' }, this.#label, ' ', this.#amount);
    this.#choice = new StakeChoice({ stake: (text, may) => this.#showStake(text, may) }, context.format);
    onPress(this.#less, () => this.#step(-1));
    onPress(this.#more, () => this.#step(1));
    onPress(this.#button, options.act);
    this.#target.addEventListener('change', () => this.#rewriteTarget());
    this.#target.addEventListener('input', () => this.#refresh());
    const stake = element('div', { class: 'bet-stake', role: 'group', 'aria-label': texts.stake });
    stake.append(this.#less, this.#stake, this.#more);
    const target = element('label', { class: 'bet-target' }, element('span', {}, crash.target), this.#target);
    this.element = element('section', { class: 'bet-panel' }, stake, target, this.#button, this.#note);
    this.element.setAttribute('aria-label', fill(crash.bet, { number: String(options.slot + 1) }));
    this.#refresh();
  }

  get view(): PanelView {
    return this.#view;
  }

  /** Whether the main button does nothing at the moment. */
  get isBusy(): boolean {
    return this.#isBusy || this.#hasMistake || this.#isCalm;
  }

  get stake(): Money | null {
    return this.#choice.current();
  }

  /** Multiplier of the automatic cash-out in hundredths; null without one. */
  get target(): number | null {
    const target = this.#readTarget();
    return target === 'invalid' ? null : target;
  }

  /** Whether the text of the automatic cash-out has a mistake. A bet without the cash-out would fly on. */
  get #hasMistake(): boolean {
    return this.#view.bet === null && this.#readTarget() === 'invalid';
  }

  #readTarget() {
    return readTarget(this.#target.value, this.#options.most);
  }

  offer(stakes: readonly MoneyJson[], index: number): void {
    this.#choice.offer(stakes, index);
  }

  show(view: PanelView): void {
    if (this.#view.action === 'cashOut' && view.action !== 'cashOut') this.#calm();
    this.#view = view;
    this.#choice.fix(view.bet && fromJson(view.bet.stake));
    if (view.bet) this.#showTarget(view.bet.target);
    this.#refresh();
  }

  #calm(): void {
    this.#isCalm = true;
    setTimeout(() => {
      this.#isCalm = false;
      this.#refresh();
    }, LATE_CLICK_MS);
  }

  /** Disables the controls while a request of this panel is in flight. */
  setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#refresh();
  }

  /** Shows the amount of a cash-out at this moment, and whether it is possible yet. */
  showWorth(text: string, mayCashOut: boolean): void {
    if (this.#view.action !== 'cashOut') return;
    this.#amount.replaceChildren(text);
    allow(this.#button, mayCashOut && !this.#isBusy);
  }

  #step(by: number): void {
    this.#choice.step(by);
    this.#refresh();
  }

  #showStake(text: string, may: { readonly fall: boolean; readonly rise: boolean }): void {
    this.#stake.replaceChildren(text);
    this.#may = may;
  }

  #rewriteTarget(): void {
    if (this.#hasMistake) this.#context.bar.announce(this.#mistake);
    else this.#showTarget(this.target);
    this.#refresh();
  }

  #showTarget(target: number | null): void {
    this.#target.value = target === null ? '' : this.#targetFormat(target);
  }

  #refresh(): void {
    const { action, bet } = this.#view;
    const { crash } = this.#context.texts;
    const isOpen = !this.#isBusy && bet === null;
    this.element.dataset['action'] = action;
    this.#label.replaceChildren({ bet: crash.start, cancel: crash.cancel, cashOut: crash.cashOut }[action]);
    if (action !== 'cashOut') this.#amount.replaceChildren(this.#stake.textContent);
    this.#showNote();
    allow(this.#less, isOpen && this.#may.fall);
    allow(this.#more, isOpen && this.#may.rise);
    this.#target.disabled = !isOpen;
    this.#target.setAttribute('aria-invalid', String(this.#hasMistake));
    if (this.#hasMistake) this.#target.setAttribute('aria-describedby', this.#note.id);
    else this.#target.removeAttribute('aria-describedby');
    allow(this.#button, action !== 'cashOut' && !this.isBusy);
  }

  #showNote(): void {
    const { bet, isAhead, over } = this.#view;
    const { crash } = this.#context.texts;
    const isWon = over !== null && over.at !== null;
    const hasMistake = this.#hasMistake;
    this.element.toggleAttribute('data-won', isWon && !hasMistake);
    this.element.toggleAttribute('data-mistake', hasMistake);
    const ahead = isAhead ? crash.next : bet ? crash.waiting : '';
    const flying = this.#view.action === 'cashOut' ? crash.inFlight : ahead;
    const note = over ? this.#resultText(over) : flying;
    this.#note.replaceChildren(hasMistake ? this.#mistake : note);
  }

  #resultText({ at, win }: OwnBet): string {
    if (at === null || !win) return this.#context.texts.crash.lost;
    return `${this.#options.times(at)} · ${this.#context.format(fromJson(win))}`;
  }
}
