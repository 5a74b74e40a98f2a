import type { Currency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';

/** A live table as its studio told it last. */
export interface TableState {
  readonly isOpen: boolean;
  /** Null while it is open, and where nobody says. */
  readonly opensAt: Date | null;
  readonly seats: { readonly taken: number; readonly total: number };
  /** The latest first. */
  readonly results: readonly { readonly text: string; readonly colour: 'red' | 'black' | 'green' | null }[];
  /** Null in a currency that the table does not take. */
  limits(currency: Currency): { readonly least: Money; readonly most: Money } | null;
}

/** What studios tell of their live tables; whoever speaks with studios keeps it fresh. */
export interface LiveTables {
  /** Null for a table that nobody has told of lately. Answers at once. */
  of(game: { readonly provider: string; readonly lookupId: string }): TableState | null;
}
