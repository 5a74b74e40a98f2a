import { add, subtract, toJson, zero, type Money } from '@foyer/domain/money.ts';

export class LaidChips {
  readonly #currency: Money['currency'];
  #laid = new Map<string, Money>();
  #before: (readonly (readonly [string, Money])[])[] = [];

  constructor(currency: Money['currency']) {
    this.#currency = currency;
  }

  get on(): ReadonlyMap<string, Money> {
    return this.#laid;
  }

  get isEmpty(): boolean {
    return this.#laid.size === 0;
  }

  get mayUndo(): boolean {
    return this.#before.length > 0;
  }

  total(): Money {
    return [...this.#laid.values()].reduce(add, zero(this.#currency));
  }

  lay(spot: string, chip: Money): void {
    this.layEach([spot], chip);
  }

  /** Lays one chip on each position, as a single step for `undo`. */
  layEach(spots: readonly string[], chip: Money): void {
    this.#remember();
    for (const spot of spots) this.#laid.set(spot, add(this.#laid.get(spot) ?? zero(this.#currency), chip));
  }

  /** Removes one chip from a bet position, or what is left there if it is less. */
  take(spot: string, chip: Money): void {
    const lies = this.#laid.get(spot);
    if (!lies) return;
    this.#remember();
    if (lies.minor > chip.minor) this.#laid.set(spot, subtract(lies, chip));
    else this.#laid.delete(spot);
  }

  /** Replaces the chips, as a single step for `undo`. */
  layAll(chips: ReadonlyMap<string, Money>): void {
    this.#remember();
    this.#laid = new Map(chips);
  }

  undo(): void {
    const before = this.#before.pop();
    if (before) this.#laid = new Map(before);
  }

  /** Called when the chips were placed as bets: nothing can be undone any more. */
  clear(): void {
    this.#laid = new Map();
    this.#before = [];
  }

  asBets(): { readonly spot: string; readonly amount: string }[] {
    return [...this.#laid].map(([spot, lies]) => ({ spot, amount: toJson(lies).amount }));
  }

  #remember(): void {
    this.#before.push([...this.#laid]);
  }
}
