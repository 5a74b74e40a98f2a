import { hasPart } from '@foyer/contract/content/pages.ts';
import { useSettings } from '../content/index.ts';
import { useSession } from '../identity/index.ts';
import { useLatePart } from '../jackpot/index.ts';

const loadWins = () => import('./win/Wins.tsx');

/** RAFF-10, RAFF-23: a player of a brand with a raffle is told of a win beside a game as well. */
export function RaffleWinNotifier() {
  const settings = useSettings();
  const isOffered = useSession() !== null && hasPart(settings, 'raffle');
  const wins = useLatePart(isOffered, 'raffle', loadWins);
  return wins && <wins.Wins />;
}
