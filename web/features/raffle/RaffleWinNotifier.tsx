import { hasPart } from '@foyer/contract/content/pages.ts';
import { useSettings } from '../../app/app.tsx';
import { useSession } from '../signIn/index.ts';
import { useLazyPart } from '../../app/useLazyPart.ts';

const loadWins = () => import('./win/Wins.tsx');

/** RAFF-10, RAFF-23: shows raffle wins also on pages without a raffle. */
export function RaffleWinNotifier() {
  const settings = useSettings();
  const isOffered = useSession() !== null && hasPart(settings, 'raffle');
  const wins = useLazyPart(isOffered, 'raffle', loadWins);
  return wins && <wins.Wins />;
}
