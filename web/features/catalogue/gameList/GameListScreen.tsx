import { useCallback } from 'react';
import { CarouselSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useAnswer, useText, useTitle } from '../../content/index.ts';
import { Failure } from '../Failure.tsx';
import { NoSuchGames } from '../NoSuchGames.tsx';
import { gameListQuery } from '../queries.ts';
import { useNumber } from '../useNumber.ts';
import { GameWall } from './GameWall.tsx';
import { listSliceQuery } from './moreQueries.ts';
import type { FetchMore } from './useSlices.ts';

/** ROUTE-50: the whole of one list. */
export function GameListScreen({ params: { slug = '' } }: { params: Readonly<Record<string, string>> }) {
  const text = useText();
  const number = useNumber();
  const { data, error } = useAnswer(gameListQuery(slug));
  const askMore = useCallback<FetchMore>(
    async (graphql, end, where) =>
      (await listSliceQuery(slug, end, where).ask(graphql)).data?.gameList?.games,
    [slug],
  );
  useTitle(data?.gameList?.name ?? text('games.lists'));
  if (!data) return error ? <Failure error={error} /> : <CarouselSkeleton />;
  if (!data.gameList) return <NoSuchGames />;
  const { name, games } = data.gameList;
  return (
    <>
      <PageTitle count={number(games.totalCount)}>{name}</PageTitle>
      {/* By its name too: what a player is shown because of one game is not what another brings. */}
      <GameWall
        key={`${slug} ${name}`}
        name={`list ${slug} ${name}`}
        games={games}
        askMore={askMore}
        showsNew={slug !== 'new'}
      />
    </>
  );
}
