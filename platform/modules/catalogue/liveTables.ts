import type { Currency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';

export interface TableState {
  readonly isOpen: boolean;
  /** Null while the table is open, and if the time is unknown. */
  readonly opensAt: Date | null;
  readonly seats: { readonly taken: number; readonly total: number };
  /** Latest first. */
  readonly results: readonly { readonly text: string; readonly colour: 'red' | 'black' | 'green' | null }[];
  /** The table's stake limits; null in a currency that the table does not accept. */
  limits(currency: Currency): { readonly least: Money; readonly most: Money } | null;
}

/** Live table states reported by studios; the studio integration updates them. */
export interface LiveTables {
  /** Returns a table's cached state synchronously; null without a recent report. */
  of(game: { readonly provider: string; readonly lookupId: string }): TableState | null;
}
