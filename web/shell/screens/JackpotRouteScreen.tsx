import { JackpotScreen } from '../../features/jackpot/page/JackpotScreen.tsx';
import { RaffleBell } from '../../features/raffle/index.ts';

/** ROUTE-62: whoever listens to the jackpot is told of what he wins in the raffle too (RAFF-10). */
export const JackpotRouteScreen = () => (
  <>
    <JackpotScreen />
    <RaffleBell />
  </>
);
