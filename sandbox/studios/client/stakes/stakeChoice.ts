import { compare, fromJson, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Format } from './amounts.ts';
import type { Bar } from '../bar/bar.ts';

export class StakeChoice {
  readonly #bar: Pick<Bar, 'stake'>;
  readonly #format: Format;
  readonly #short: Format;
  #offered: readonly Money[] = [];
  #index = 0;
  #held: Money | null = null;

  constructor(bar: Pick<Bar, 'stake'>, format: Format, short: Format = format) {
    this.#bar = bar;
    this.#format = format;
    this.#short = short;
  }

  offer(stakes: readonly MoneyJson[], index: number): void {
    this.#offered = stakes.map(fromJson);
    this.choose(index);
  }

  /** Fixes the stake and disables the selection. Null restores the player's previous selection. */
  fix(stake: Money | null): void {
    this.#held = stake;
    this.choose(this.#index);
  }

  current(): Money | null {
    return this.#held ?? this.#offered[this.#index] ?? null;
  }

  /** Index of the largest offered amount that is not above this one; 0 when all are. */
  rankOf(amount: Money): number {
    return Math.max(
      0,
      this.#offered.findLastIndex((offered) => compare(offered, amount) <= 0),
    );
  }

  step(by: number): void {
    if (!this.#held) this.choose(this.#index + by);
  }

  choose(index: number): void {
    const last = this.#offered.length - 1;
    this.#index = Math.min(last, Math.max(0, index));
    const stake = this.current();
    const isFixed = this.#held !== null;
    const may = { fall: !isFixed && this.#index > 0, rise: !isFixed && this.#index < last };
    const shown = this.#held ? [this.#held] : this.#offered;
    const amounts = shown.map((one) => ({ text: this.#format(one), short: this.#short(one) }));
    if (stake)
      this.#bar.stake(this.#format(stake), may, { amounts, index: isFixed ? 0 : this.#index, isFixed });
  }
}
