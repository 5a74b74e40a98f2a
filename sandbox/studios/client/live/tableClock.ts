import type { TableState } from './tableState.ts';

/** Clock of the table. Uses `performance.now()`, because the browser's wall clock may be wrong or change. */
export class TableClock {
  #aheadMs = 0;
  #endsAt = 0;

  set({ at, endsInMs }: Pick<TableState, 'at' | 'endsInMs'>): void {
    this.#aheadMs = at - performance.now();
    this.#endsAt = at + endsInMs;
  }

  /** Time until the current phase ends. */
  leftMs(): number {
    return Math.max(0, this.#endsAt - this.#aheadMs - performance.now());
  }
}

/** Time of day at which a phase ends, in the player's time zone. */
export const hourOfEnd = ({ at, endsInMs }: Pick<TableState, 'at' | 'endsInMs'>, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at + endsInMs);
