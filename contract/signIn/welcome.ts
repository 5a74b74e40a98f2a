import type { MoneyJson } from '@foyer/domain/money.ts';
import type { DrawnPotId } from '../jackpot/potNames.ts';
import type { DropType } from '../raffle/drops.ts';

/** What the sign-in page shows of a brand as it is now. It names no player. */
export interface Welcome {
  /** Current amounts in the currency of the market, largest pot first; empty for a brand without a jackpot. */
  readonly pots: readonly { readonly id: DrawnPotId; readonly value: MoneyJson }[];
  /** Latest wins of the raffle, newest first, in euros; empty for a brand without a raffle. */
  readonly wins: readonly WelcomeWin[];
}

export interface WelcomeWin {
  readonly id: string;
  readonly amount: MoneyJson;
  readonly drop: DropType;
  /** ISO 8601 */
  readonly at: string;
}
