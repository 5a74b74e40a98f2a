import { add, compare, type Money, type MoneyJson, fromJson } from '@foyer/vocabulary/money.ts';
import type { RouletteModel } from '../../maths/roulette/model.ts';
import { colourOf, spotsOf, type Spot } from '../../maths/roulette/spots.ts';
import { createShortFormat } from '../amounts.ts';
import type { Desk } from '../desk.ts';
import { byId, element, fill } from '../page.ts';
import { LaidChips } from './chips.ts';
import { createCloth, type Cloth } from './cloth.ts';
import { nameOf, numberInWords } from './names.ts';
import { createWheel, type Wheel } from './wheel.ts';

const PAST_NUMBERS = 12;

export interface FeltParts {
  readonly desk: Desk;
  readonly model: RouletteModel;
  /** The chip that is chosen. */
  readonly chip: () => Money | null;
  /** In one round, chips of this round that are placed already left out. */
  readonly room: () => Money;
}

/** A roulette's table: wheel, cloth, the numbers that came, and the chips that lie on it. Built into the stage. */
export class Felt {
  readonly laid: LaidChips;
  readonly wheel: Wheel;
  readonly cloth: Cloth;
  readonly #parts: FeltParts;
  readonly #total = element('p', { class: 'total-bet' });
  readonly #past: HTMLElement;
  readonly #acts: Readonly<Record<'undo' | 'clear' | 'repeat', HTMLButtonElement>>;
  #placed: ReadonlyMap<string, Money> = new Map();
  #again: ReadonlyMap<string, Money> = new Map();
  #isAllowed = false;

  constructor(parts: FeltParts) {
    const { desk, model } = parts;
    const { texts, settings, isStill } = desk;
    const short = createShortFormat(settings.language);
    this.#parts = parts;
    this.laid = new LaidChips(settings.currency);
    this.#past = element('ol', { class: 'past', 'aria-label': texts.roulette.past });
    this.cloth = createCloth({
      model,
      spots: spotsOf(model),
      label: texts.roulette.cloth,
      name: (spot) => nameOf(spot, texts),
      chip: (amount) => short(amount),
      lay: (spot) => this.#lay(spot),
      take: (spot) => this.#take(spot),
      tell: (spot) => this.#tell(spot),
    });
    this.wheel = createWheel(model, { rim: settings.game.palette.s, isStill });
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
    const acts = element('div', { class: 'acts' }, this.#total, ...Object.values(this.#acts));
    const wheelSide = element('div', { class: 'wheel-side' }, this.wheel.element, this.#past);
    const clothSide = element('div', { class: 'cloth-side' }, this.cloth.element, acts);
    byId('stage').prepend(element('div', { class: 'felt' }, wheelSide, clothSide));
  }

  /** Chips may be laid, or not. */
  allow(isAllowed: boolean): void {
    this.#isAllowed = isAllowed;
    this.cloth.allow(isAllowed);
    this.refresh();
  }

  refresh(): void {
    const { desk } = this.#parts;
    const all = this.#allOn();
    const sum = [...all.values()].reduce(add, desk.nothing);
    this.cloth.show(all);
    this.#total.replaceChildren(fill(desk.texts.roulette.totalBet, { amount: desk.format(sum) }));
    enable(this.#acts.undo, this.#isAllowed && this.laid.mayUndo);
    enable(this.#acts.clear, this.#isAllowed && !this.laid.isEmpty);
    enable(this.#acts.repeat, this.#isAllowed && this.laid.isEmpty && this.#again.size > 0);
  }

  /** Chips that are staked already, and cannot be taken back. */
  setPlaced(bets: readonly { readonly spot: string; readonly stake: MoneyJson }[]): void {
    this.#placed = new Map(bets.map(({ spot, stake }) => [spot, fromJson(stake)]));
    this.refresh();
  }

  /** What lies now is what the player may lay again. */
  keepForAgain(): void {
    this.#again = this.#allOn();
  }

  /** A number has come: it is marked, and joins those before it. */
  come(number: number): void {
    this.cloth.mark(number);
    this.#past.prepend(this.#pastItem(number));
    while (this.#past.childElementCount > PAST_NUMBERS) this.#past.lastElementChild?.remove();
  }

  #pastItem(number: number): HTMLElement {
    const { model, desk } = this.#parts;
    const label = numberInWords(number, model, desk.texts);
    return element('li', { 'data-colour': colourOf(model, number), 'aria-label': label }, String(number));
  }

  #allOn(): ReadonlyMap<string, Money> {
    return together(this.#placed, this.laid.on);
  }

  #fits(more: Money): boolean {
    const { desk, room } = this.#parts;
    if (compare(add(this.laid.total(), more), room()) <= 0) return true;
    desk.notice.say(fill(desk.texts.roulette.overLimit, { amount: desk.format(room()) }));
    return false;
  }

  #lay(spot: Spot): void {
    const chip = this.#parts.chip();
    if (!chip || !this.#fits(chip)) return;
    this.#parts.desk.notice.clear();
    this.cloth.mark(null);
    this.laid.lay(spot.id, chip);
    this.refresh();
    this.#tell(spot);
  }

  #take(spot: Spot): void {
    const chip = this.#parts.chip();
    if (!chip || !this.#isAllowed) return;
    this.laid.take(spot.id, chip);
    this.refresh();
    this.#tell(spot);
  }

  #layAgain(): void {
    if (!this.#fits([...this.#again.values()].reduce(add, this.#parts.desk.nothing))) return;
    this.cloth.mark(null);
    this.laid.layAll(this.#again);
  }

  #tell(spot: Spot): void {
    const { bar, format, texts } = this.#parts.desk;
    const lies = this.#allOn().get(spot.id);
    bar.announce(lies ? `${nameOf(spot, texts)}: ${format(lies)}` : nameOf(spot, texts));
  }
}

const enable = (control: HTMLButtonElement, isEnabled: boolean): void =>
  control.setAttribute('aria-disabled', String(!isEnabled));

function actButton(label: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'act', 'aria-disabled': 'true' }, label);
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') !== 'true') act();
  });
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
