import { fromJson, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Format } from '../amounts.ts';
import type { Bar } from '../bar.ts';

export class StakeChoice {
  readonly #bar: Bar;
  readonly #format: Format;
  #offered: readonly Money[] = [];
  #index = 0;
  #held: Money | null = null;

  constructor(bar: Bar, format: Format) {
    this.#bar = bar;
    this.#format = format;
  }

  offer(stakes: readonly MoneyJson[], index: number): void {
    this.#offered = stakes.map(fromJson);
    this.#index = index;
    this.step(0);
  }

  /** Fixes the stake and disables the selection. Null restores the player's previous selection. */
  fix(stake: Money | null): void {
    this.#held = stake;
    this.step(0);
  }

  current(): Money | null {
    return this.#held ?? this.#offered[this.#index] ?? null;
  }

  step(by: number): void {
    const last = this.#offered.length - 1;
    if (!this.#held) this.#index = Math.min(last, Math.max(0, this.#index + by));
    const stake = this.current();
    const isOpen = !this.#held;
    const may = { fall: isOpen && this.#index > 0, rise: isOpen && this.#index < last };
    if (stake) this.#bar.stake(this.#format(stake), may);
  }
}
