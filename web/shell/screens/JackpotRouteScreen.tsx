import { JackpotScreen } from '../../features/jackpot/page/JackpotScreen.tsx';
import { RaffleWinNotifier } from '../../features/raffle/index.ts';

/** ROUTE-62: the jackpot page also notifies the player of raffle wins (RAFF-10). */
export const JackpotRouteScreen = () => (
  <>
    <JackpotScreen />
    <RaffleWinNotifier />
  </>
);
