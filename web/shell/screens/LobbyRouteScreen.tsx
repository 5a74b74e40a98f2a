import { useCountries } from '../../app/app.tsx';
import { useQuery } from '../../app/graphql.tsx';
import { LobbyScreen } from '../../features/catalogue/lobby/LobbyScreen.tsx';
import { lobbyQuery } from '../../features/catalogue/queries.ts';
import { JackpotStrip } from '../../features/jackpot/index.ts';
import { lobbyBlocks } from './seen/lobbyBlocks.ts';

/** ROUTE-27, OPEN-45: the lobby with the jackpot and the operator's content blocks. */
export function LobbyRouteScreen() {
  const { data } = useQuery(lobbyQuery(useCountries()));
  const jackpot = data?.lobby.jackpot;
  return (
    <LobbyScreen
      jackpot={jackpot?.enabled && <JackpotStrip terms={jackpot} />}
      blocks={<lobbyBlocks.Part blocks={data?.contentBlocks ?? []} />}
    />
  );
}
