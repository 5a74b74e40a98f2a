import { useLazyPart } from '../../../app/useLazyPart.ts';
import type { RefusedBet } from './refusedBet.ts';

const loadNotice = () => import('./LimitReached.tsx');

/** Shows the limit that a bet would have exceeded. The code is loaded with the first such bet. */
export function LimitNotice({ bet }: { bet: RefusedBet | null }) {
  const notice = useLazyPart(bet !== null, 'profile', loadNotice);
  return bet && notice && <notice.LimitReached bet={bet} />;
}
