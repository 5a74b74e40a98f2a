import type { JackpotPotsProps, PotAmounts } from './potsProps.ts';
import { useLazyPart } from '../useLazyPart.ts';

const NOTHING_TOLD: PotAmounts = { parts: () => null, isStale: false };
const loadLive = () => import('./LivePots.tsx');

/** PROMO-06: the pots on a page that is not theirs. What they hold is heard once the page is up. */
export function JackpotPots({ terms, children }: JackpotPotsProps) {
  const live = useLazyPart(true, 'jackpot', loadLive);
  return live ? <live.LivePots terms={terms}>{children}</live.LivePots> : children(NOTHING_TOLD);
}
