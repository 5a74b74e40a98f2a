import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { NoSuchGames, PendingGames } from '../pageStates.tsx';
import { gameListQuery } from '../queries.ts';
import { useNumber } from '../../../i18n/useNumber.ts';
import { GameWall } from './GameWall.tsx';
import { moreOfList } from './moreGames.ts';

/** ROUTE-50: the games of one list. */
export function GameListScreen({ params: { slug = '' } }: { params: Readonly<Record<string, string>> }) {
  const text = useText();
  const number = useNumber();
  const { data, error } = useQuery(gameListQuery(slug));
  useTitle(data?.gameList?.name ?? text('games.lists'));
  if (!data) return <PendingGames error={error} />;
  if (!data.gameList) return <NoSuchGames />;
  const { name, games } = data.gameList;
  return (
    <>
      <PageTitle count={number(games.totalCount)}>{name}</PageTitle>
      {/* The key includes the name, because a personal list can change its games under the same slug. */}
      <GameWall
        key={`${slug} ${name}`}
        name={`list ${slug} ${name}`}
        games={games}
        fetchMore={moreOfList(slug)}
        showsNew={slug !== 'new'}
      />
    </>
  );
}
