import { add, compare, type Money, type MoneyJson, fromJson } from '@foyer/domain/money.ts';
import { createShortFormat } from '../amounts.ts';
import type { GameContext } from '../gameContext.ts';
import { allow, byId, element, fill, onPress } from '../page.ts';
import { LaidChips } from './chips.ts';
import type { Cloth, ClothHandlers } from './cloth.ts';
import type { Wheel } from './wheel.ts';

const PAST_NUMBERS = 12;

export interface FeltOptions {
  readonly context: GameContext;
  readonly wheel: Wheel;
  readonly cloth: (handlers: ClothHandlers) => Cloth;
  readonly nameOf: (spot: string) => string;
  readonly pastItem: (outcome: number) => HTMLElement;
  readonly chip: () => Money | null;
  /** Maximum total of new chips in this round; bets already placed are deducted. */
  readonly room: () => Money;
  /** Whether the player has a single chip, which moves when another position is pressed (free spins). */
  readonly isOneChip?: () => boolean;
}

/** The table of a wheel game: wheel, betting layout, past results and chips. It is added to the stage. */
export class Felt {
  readonly laid: LaidChips;
  readonly wheel: Wheel;
  readonly cloth: Cloth;
  readonly #options: FeltOptions;
  readonly #total = element('p', { class: 'total-bet' });
  readonly #past: HTMLElement;
  readonly #acts: Readonly<Record<'undo' | 'clear' | 'repeat', HTMLButtonElement>>;
  #placed: ReadonlyMap<string, Money> = new Map();
  #again: ReadonlyMap<string, Money> = new Map();
  #isAllowed = false;

  constructor(options: FeltOptions) {
    const { context } = options;
    const { texts, settings } = context;
    const short = createShortFormat(settings.language);
    this.#options = options;
    this.laid = new LaidChips(settings.currency);
    this.#past = element('ol', { class: 'past', 'aria-label': texts.roulette.past });
    this.cloth = options.cloth({
      chip: (amount) => short(amount),
      lay: (spot) => this.#lay(spot),
      take: (spot) => this.#take(spot),
      notify: (spot) => this.#tell(spot),
    });
    this.wheel = options.wheel;
    const act = (label: string, run: () => void): HTMLButtonElement =>
      actButton(label, () => {
        run();
        this.refresh();
      });
    const { undo, clear, repeat } = texts.roulette;
    this.#acts = {
      undo: act(undo, () => this.laid.undo()),
      clear: act(clear, () => this.laid.clear()),
      repeat: act(repeat, () => this.#layAgain()),
    };
    const handlers = element('div', { class: 'acts' }, this.#total, ...Object.values(this.#acts));
    const wheelSide = element('div', { class: 'wheel-side' }, this.wheel.element, this.#past);
    const clothSide = element('div', { class: 'cloth-side' }, this.cloth.element, handlers);
    byId('stage').prepend(element('div', { class: 'felt' }, wheelSide, clothSide));
  }

  allow(isAllowed: boolean): void {
    this.#isAllowed = isAllowed;
    this.cloth.allow(isAllowed);
    this.refresh();
  }

  refresh(): void {
    const { context } = this.#options;
    const all = this.#allOn();
    const sum = [...all.values()].reduce(add, context.nothing);
    this.cloth.show(all);
    this.#total.replaceChildren(fill(context.texts.roulette.totalBet, { amount: context.format(sum) }));
    allow(this.#acts.undo, this.#isAllowed && this.laid.mayUndo);
    allow(this.#acts.clear, this.#isAllowed && !this.laid.isEmpty);
    allow(this.#acts.repeat, this.#isAllowed && this.laid.isEmpty && this.#again.size > 0);
  }

  /** Shows bets that are already placed and cannot be removed. */
  setPlaced(bets: readonly { readonly spot: string; readonly stake: MoneyJson }[]): void {
    const one = bets.map(({ spot, stake }) => new Map([[spot, fromJson(stake)]]));
    this.#placed = one.reduce(together, new Map<string, Money>());
    this.refresh();
  }

  remember(): void {
    this.#again = this.#allOn();
  }

  /** Stores the placed bets for the repeat button, without chips that were too late to be placed. */
  rememberPlaced(): void {
    this.#again = this.#placed;
  }

  start(): void {
    this.laid.clear();
    this.#again = new Map();
    this.refresh();
  }

  /** Marks the result and adds it to the past results. */
  addResult(outcome: number): void {
    this.cloth.mark(outcome);
    this.#past.prepend(this.#options.pastItem(outcome));
    while (this.#past.childElementCount > PAST_NUMBERS) this.#past.lastElementChild?.remove();
  }

  showPast(outcomes: readonly number[]): void {
    this.#past.replaceChildren(...outcomes.slice(0, PAST_NUMBERS).map(this.#options.pastItem));
  }

  #allOn(): ReadonlyMap<string, Money> {
    return together(this.#placed, this.laid.on);
  }

  #fits(more: Money): boolean {
    const { context, room } = this.#options;
    if (compare(add(this.laid.total(), more), room()) <= 0) return true;
    context.notice.showMessage(fill(context.texts.roulette.overLimit, { amount: context.format(room()) }));
    return false;
  }

  #lay(spot: string): void {
    const chip = this.#options.chip();
    if (this.#options.isOneChip?.()) this.laid.clear();
    if (!chip || !this.#fits(chip)) return;
    this.#options.context.notice.clear();
    this.cloth.mark(null);
    this.laid.lay(spot, chip);
    this.refresh();
    this.#tell(spot);
  }

  #take(spot: string): void {
    const chip = this.#options.chip();
    if (!chip || !this.#isAllowed) return;
    this.laid.take(spot, chip);
    this.refresh();
    this.#tell(spot);
  }

  #layAgain(): void {
    if (!this.#fits([...this.#again.values()].reduce(add, this.#options.context.nothing))) return;
    this.cloth.mark(null);
    this.laid.layAll(this.#again);
  }

  #tell(spot: string): void {
    const { nameOf, context } = this.#options;
    const lies = this.#allOn().get(spot);
    context.bar.announce(lies ? `${nameOf(spot)}: ${context.format(lies)}` : nameOf(spot));
  }
}

function actButton(label: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'act', 'aria-disabled': 'true' }, label);
  onPress(made, act);
  return made;
}

function together(
  one: ReadonlyMap<string, Money>,
  other: ReadonlyMap<string, Money>,
): ReadonlyMap<string, Money> {
  const sum = new Map(one);
  for (const [spot, amount] of other) {
    const before = sum.get(spot);
    sum.set(spot, before ? add(before, amount) : amount);
  }
  return sum;
}
