import { fromJson, type Money, type MoneyJson } from '@foyer/vocabulary/money.ts';
import type { Format } from './amounts.ts';
import type { Texts } from '../texts/texts.ts';
import type { Bar, BarWords } from './bar.ts';

/** How the bar calls a bet and its steps. */
export const stakeWords = (texts: Texts): Pick<BarWords, 'amount' | 'less' | 'more'> => ({
  amount: texts.stake,
  less: texts.lessStake,
  more: texts.moreStake,
});

/** The bet the player has set, one of those offered. */
export class StakeChoice {
  readonly #bar: Bar;
  readonly #format: Format;
  #offered: readonly Money[] = [];
  #index = 0;

  constructor(bar: Bar, format: Format) {
    this.#bar = bar;
    this.#format = format;
  }

  offer(stakes: readonly MoneyJson[], index: number): void {
    this.#offered = stakes.map(fromJson);
    this.#index = index;
    this.step(0);
  }

  current(): Money | null {
    return this.#offered[this.#index] ?? null;
  }

  step(by: number): void {
    const last = this.#offered.length - 1;
    this.#index = Math.min(last, Math.max(0, this.#index + by));
    const stake = this.current();
    if (stake) this.#bar.stake(this.#format(stake), { fall: this.#index > 0, rise: this.#index < last });
  }
}
