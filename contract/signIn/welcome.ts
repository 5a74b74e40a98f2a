import type { Locale } from '@foyer/domain/locale.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import type { ProductMode } from '@foyer/domain/productMode.ts';
import type { DrawnPotId } from '../jackpot/potNames.ts';
import type { DropType } from '../raffle/drops.ts';

/** What the sign-in page shows of a brand as it is now. It names no player. */
export interface Welcome {
  /** Current amounts in the currency of the market, largest pot first; empty for a brand without a jackpot. */
  readonly pots: readonly { readonly id: DrawnPotId; readonly value: MoneyJson }[];
  /** Latest wins of the raffle, newest first, in euros; empty for a brand without a raffle. */
  readonly wins: readonly WelcomeWin[];
  /** What the brand offers a new player; null where it may not be advertised before the sign-in, or there is none. */
  readonly offer: WelcomeOffer | null;
}

/** Texts in the reader's language. */
export interface WelcomeOffer {
  readonly title: string;
  readonly teaser: string;
  /** The significant conditions, one sentence each. */
  readonly terms: readonly string[];
  /** Page with all conditions, path without locale. */
  readonly termsPage: { readonly path: string; readonly title: string };
}

export interface WelcomeReader {
  readonly locale: Locale;
  readonly productMode: ProductMode;
}

export interface WelcomeWin {
  readonly id: string;
  readonly amount: MoneyJson;
  readonly drop: DropType;
  /** ISO 8601 */
  readonly at: string;
}
