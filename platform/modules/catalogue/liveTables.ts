import type { Currency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';

export interface TableState {
  readonly isOpen: boolean;
  /** When a closed table opens again; null while the table is open, or if the time is unknown. */
  readonly opensAt: Date | null;
  readonly seats: { readonly taken: number; readonly total: number };
  /** The latest results of the table, latest first. */
  readonly results: readonly { readonly text: string; readonly colour: 'red' | 'black' | 'green' | null }[];
  /** The table's stake limits; null in a currency that the table does not accept. */
  limits(currency: Currency): { readonly least: Money; readonly most: Money } | null;
}

/** Live table states reported by studios; the studio integration updates them. */
export interface LiveTables {
  /** Returns a table's cached state synchronously; null without a recent report. */
  of(game: { readonly provider: string; readonly lookupId: string }): TableState | null;
}
