import { useCountries } from '../../app/app.tsx';
import { useQuery } from '../../app/graphql.tsx';
import { LobbyScreen } from '../../features/catalogue/lobby/LobbyScreen.tsx';
import { lobbyQuery } from '../../features/catalogue/queries.ts';
import { Blocks } from '../../features/promotions/index.ts';

/** ROUTE-27, OPEN-45: the lobby with the operator's content blocks. */
export function LobbyRouteScreen() {
  const { data } = useQuery(lobbyQuery(useCountries()));
  return <LobbyScreen blocks={<Blocks blocks={data?.contentBlocks ?? []} />} />;
}
