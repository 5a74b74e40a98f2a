import type { TableState } from './tableState.ts';

/**
 * The clock of the table, set by what it tells. The browser's own clock may be an hour wrong, or be set while the game
 * runs: of it only counts how much time has gone by, which nobody can set.
 */
export class TableClock {
  #aheadMs = 0;
  #endsAt = 0;

  set({ at, endsInMs }: Pick<TableState, 'at' | 'endsInMs'>): void {
    this.#aheadMs = at - performance.now();
    this.#endsAt = at + endsInMs;
  }

  /** Until the phase that was told of ends. */
  leftMs(): number {
    return Math.max(0, this.#endsAt - this.#aheadMs - performance.now());
  }
}

/** The hour at which a phase ends, where the player is. */
export const hourOfEnd = ({ at, endsInMs }: Pick<TableState, 'at' | 'endsInMs'>, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at + endsInMs);
