import type { ReactNode } from 'react';
import type { PotId } from '@foyer/contract/jackpot/pots.ts';
import type { JackpotTerms } from '../queries.ts';

/** What is in the pots, as the reader's locale writes it. */
export interface PotAmounts {
  /** Null while nothing is known. */
  parts(pot: PotId): Intl.NumberFormatPart[] | null;
  /** They were told, and are told no more. */
  readonly isStale: boolean;
}

export interface JackpotPotsProps {
  readonly terms: JackpotTerms;
  readonly children: (told: PotAmounts) => ReactNode;
}
