import type { JackpotPotsProps, PotAmounts } from './LivePots.tsx';
import { useLazyPart } from '../../../app/useLazyPart.ts';

const NO_AMOUNTS: PotAmounts = { parts: () => null, isStale: false };
const loadLive = () => import('./LivePots.tsx');

/** PROMO-06: the pots on a page of another feature. The code for live values is loaded after the page. */
export function JackpotPots({ terms, children }: JackpotPotsProps) {
  const live = useLazyPart(true, 'jackpot', loadLive);
  return live ? <live.LivePots terms={terms}>{children}</live.LivePots> : children(NO_AMOUNTS);
}
