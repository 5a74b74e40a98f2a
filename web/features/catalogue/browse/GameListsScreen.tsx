import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { gameListsQuery } from '../queries.ts';
import { GroupList } from './GroupList.tsx';

/** ROUTE-49: all game lists. */
export function GameListsScreen() {
  const { data, error } = useQuery(gameListsQuery());
  return <GroupList title={useText()('games.lists')} groups={data?.gameLists} error={error} />;
}
