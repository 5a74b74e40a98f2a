import { add, compare, fromJson, money, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import { createShortFormat } from '../stakes/amounts.ts';
import type { GameContext } from '../gameContext.ts';
import { allow, byId, element, fill, onPress } from '../page.ts';
import { chipColour } from '../bar/chipTray.ts';
import { LaidChips } from './chips.ts';
import type { Cloth, ClothHandlers } from './cloth.ts';
import type { Racetrack, RacetrackOptions } from './racetrack.ts';
import type { Wheel } from './wheel.ts';

const PAST_NUMBERS = 12;
const COUNTED_RESULTS = 100;

export interface ResultGroup {
  readonly name: string;
  /** CSS colours of the group's bar and its text. */
  readonly colours: readonly [ground: string, ink: string];
  has(outcome: number): boolean;
}

/** An outcome as the player sees it. */
export interface Result {
  readonly text: string;
  readonly label: string;
  readonly colours: readonly [ground: string, ink: string];
}

export interface FeltOptions {
  readonly context: GameContext;
  readonly wheel: Wheel;
  readonly cloth: (handlers: ClothHandlers) => Cloth;
  readonly nameOf: (spot: string) => string;
  readonly resultOf: (outcome: number) => Result;
  readonly isWon: (spot: string, outcome: number) => boolean;
  /** Bets on neighbours and sections of the wheel, where the game has them. */
  readonly racetrack?: (layEach: RacetrackOptions['layEach']) => Racetrack;
  /** The groups whose share of the past results is shown, such as the colours. */
  readonly groups: readonly ResultGroup[];
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
  readonly #shares = element('dl', { class: 'shares' });
  readonly #acts: Readonly<Record<'undo' | 'clear' | 'repeat' | 'double', HTMLButtonElement>>;
  readonly #racetrack: Racetrack | null;
  readonly #plate = element('p', { class: 'result-plate', 'aria-hidden': 'true', hidden: '' });
  #result: number | null = null;
  #placed: ReadonlyMap<string, Money> = new Map();
  #again: ReadonlyMap<string, Money> = new Map();
  #outcomes: readonly number[] = [];
  #isAllowed = false;

  constructor(options: FeltOptions) {
    const { context } = options;
    const { texts, settings } = context;
    const short = createShortFormat(settings.language);
    this.#options = options;
    this.laid = new LaidChips(settings.currency);
    this.#past = element('ol', { class: 'past', 'aria-label': texts.roulette.past });
    this.cloth = options.cloth({
      chip: (amount) => chipOf(short(amount), context.choice.rankOf(amount)),
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
    const { undo, clear, repeat, double } = texts.roulette;
    this.#acts = {
      undo: act(undo, () => this.laid.undo()),
      clear: act(clear, () => this.laid.clear()),
      repeat: act(repeat, () => this.#layAgain()),
      double: act(double, () => this.#double()),
    };
    this.#racetrack = options.racetrack?.((spots, name) => this.#layEach(spots, name)) ?? null;
    const handlers = element('div', { class: 'acts' }, this.#total, ...Object.values(this.#acts));
    const wheelSide = element('div', { class: 'wheel-side' }, this.wheel.element, this.#past, this.#shares);
    const clothSide = element('div', { class: 'cloth-side' }, this.cloth.element, handlers);
    if (this.#racetrack) this.#addRacetrack(this.#racetrack, clothSide, handlers);
    byId('stage').prepend(element('div', { class: 'felt' }, wheelSide, clothSide, this.#plate));
  }

  /** Where there is no room for it, the racetrack takes the place of the betting layout when the player opens it. */
  #addRacetrack(racetrack: Racetrack, clothSide: HTMLElement, handlers: HTMLElement): void {
    const { notice, texts } = this.#options.context;
    const { track } = texts.roulette;
    const toggle = element(
      'button',
      { type: 'button', class: 'act track-toggle', 'aria-pressed': 'false' },
      track,
    );
    onPress(toggle, () => {
      const isOpen = clothSide.toggleAttribute('data-track');
      toggle.setAttribute('aria-pressed', String(isOpen));
      notice.clear();
    });
    handlers.append(toggle);
    this.cloth.element.after(racetrack.element);
  }

  allow(isAllowed: boolean): void {
    this.#isAllowed = isAllowed;
    this.cloth.allow(isAllowed);
    this.#racetrack?.allow(isAllowed);
    this.refresh();
  }

  refresh(): void {
    const { context } = this.#options;
    const all = this.#allOn();
    const sum = sumOf(all, context.nothing);
    const result = this.#result;
    const { isWon } = this.#options;
    this.cloth.show(all, result === null ? null : (spot) => isWon(spot, result));
    this.#total.replaceChildren(fill(context.texts.roulette.totalBet, { amount: context.format(sum) }));
    allow(this.#acts.undo, this.#isAllowed && this.laid.mayUndo);
    allow(this.#acts.clear, this.#isAllowed && !this.laid.isEmpty);
    allow(this.#acts.double, this.#isAllowed && all.size > 0);
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
    this.showResult(outcome);
    this.showPast([outcome, ...this.#outcomes].slice(0, COUNTED_RESULTS));
  }

  /** Shows the result over the table and which chips have won; null removes both. */
  showResult(outcome: number | null): void {
    this.#result = outcome;
    this.cloth.mark(outcome);
    this.#plate.hidden = outcome === null;
    if (outcome !== null) {
      const { text, colours } = this.#options.resultOf(outcome);
      this.#plate.replaceChildren(element('b', {}, text));
      colourIn(this.#plate, colours);
    }
    this.refresh();
  }

  /** Adds the amount of a celebrated win to the result. */
  showWin(amount: string): void {
    const { youWon } = this.#options.context.texts.live;
    this.#plate.append(element('span', {}, element('i', {}, `${youWon} `), element('strong', {}, amount)));
  }

  /** Shows the newest results singly, and all of them counted. */
  showPast(outcomes: readonly number[]): void {
    this.#outcomes = outcomes;
    const { resultOf, groups, context } = this.#options;
    this.#racetrack?.showPast(outcomes);
    this.#past.replaceChildren(
      ...outcomes.slice(0, PAST_NUMBERS).map((outcome) => {
        const { text, label, colours } = resultOf(outcome);
        const item = element('li', { 'aria-label': label }, text);
        colourIn(item, colours);
        return item;
      }),
    );
    this.#shares.replaceChildren(...groups.map((group) => shareOf(group, outcomes)));
    const label = fill(context.texts.roulette.shares, { count: String(outcomes.length) });
    this.#shares.setAttribute('aria-label', label);
    this.#shares.title = label;
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
    this.#options.context.sound.play('chip');
    this.laid.lay(spot, chip);
    this.showResult(null);
    this.#tell(spot);
  }

  #layEach(spots: readonly string[], name: string): void {
    const { context, chip, isOneChip } = this.#options;
    const amount = chip();
    if (!amount || !this.#isAllowed || isOneChip?.() || !this.#fits(times(amount, spots.length))) return;
    context.notice.clear();
    context.sound.play('chip');
    this.laid.layEach(spots, amount);
    this.showResult(null);
    context.bar.announce(`${name}: ${context.format(times(amount, spots.length))}`);
  }

  /** Lays the same chips again, also those that are placed already. */
  #double(): void {
    const all = this.#allOn();
    if (!this.#fits(sumOf(all, this.#options.context.nothing))) return;
    this.#options.context.sound.play('chip');
    this.laid.layAll(together(this.laid.on, all));
  }

  #take(spot: string): void {
    const chip = this.#options.chip();
    if (!chip || !this.#isAllowed) return;
    this.laid.take(spot, chip);
    this.refresh();
    this.#tell(spot);
  }

  #layAgain(): void {
    if (!this.#fits(sumOf(this.#again, this.#options.context.nothing))) return;
    this.#options.context.sound.play('chip');
    this.laid.layAll(this.#again);
    this.showResult(null);
  }

  #tell(spot: string): void {
    const { nameOf, context } = this.#options;
    const lies = this.#allOn().get(spot);
    context.bar.announce(lies ? `${nameOf(spot)}: ${context.format(lies)}` : nameOf(spot));
  }
}

/** How many of the outcomes are of the group, as a bar of that length. */
function shareOf({ name, colours, has }: ResultGroup, outcomes: readonly number[]): HTMLElement {
  const count = outcomes.filter(has).length;
  const share = element('div', {}, element('dt', {}, name), element('dd', {}, String(count)));
  share.style.setProperty('--count', String(count));
  colourIn(share, colours);
  return share;
}

function colourIn({ style }: HTMLElement, [ground, ink]: Result['colours']): void {
  style.setProperty('--number', ground);
  style.setProperty('--number-ink', ink);
}

const times = ({ minor, currency }: Money, count: number): Money => money(minor * BigInt(count), currency);

const sumOf = (chips: ReadonlyMap<string, Money>, nothing: Money): Money =>
  [...chips.values()].reduce(add, nothing);

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

const chipOf = (text: string, rank: number): HTMLElement =>
  element('span', { class: 'chip', 'data-chip': chipColour(rank) }, text);
