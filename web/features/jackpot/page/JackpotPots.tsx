import type { ReactNode } from 'react';
import type { PotId } from '@foyer/contract/jackpot/pots.ts';
import type { JackpotTerms } from '../questions.ts';
import { useLatePart } from '../useLatePart.ts';

/** What is in the pots, as the reader's locale writes it. */
export interface ToldPots {
  /** Null while nothing is known. */
  parts(pot: PotId): Intl.NumberFormatPart[] | null;
  /** They were told, and are told no more. */
  readonly isStale: boolean;
}

export interface JackpotPotsProps {
  readonly terms: JackpotTerms;
  readonly children: (told: ToldPots) => ReactNode;
}

const NOTHING_TOLD: ToldPots = { parts: () => null, isStale: false };
const loadLive = () => import('./LivePots.tsx');

/** PROMO-06: the pots on a page that is not theirs. What they hold is heard once the page is up. */
export function JackpotPots({ terms, children }: JackpotPotsProps) {
  const live = useLatePart(true, 'jackpot', loadLive);
  return live ? <live.LivePots terms={terms}>{children}</live.LivePots> : children(NOTHING_TOLD);
}
