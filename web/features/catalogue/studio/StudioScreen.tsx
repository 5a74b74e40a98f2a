import { useCallback } from 'react';
import type { GameStudioPageQuery } from '@foyer/contract/generated/operations.ts';
import { CarouselSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { GameGrid } from '../../../ui/tile/GameGrid.tsx';
import { Spotlight } from '../../../ui/tile/studios/Spotlight.tsx';
import { useAnswer, useText, useTitle } from '../../content/index.ts';
import { Failure } from '../Failure.tsx';
import { MoreButton, MoreFailed } from '../gameList/GameWall.tsx';
import { studioGamesQuery } from '../gameList/moreQueries.ts';
import { useSlices, type FetchMore } from '../gameList/useSlices.ts';
import { NoSuchGames } from '../NoSuchGames.tsx';
import { studioQuery } from '../queries.ts';
import { Tile } from '../tile/Tile.tsx';
import { useNumber } from '../useNumber.ts';

/** GAME-12, AMB-30: of the games first asked for, these stand in the spotlight and the others in the list. */
const SPOTLIGHT = 10;
const EAGER_TILES = 6;

type Studio = NonNullable<GameStudioPageQuery['gameStudio']>;

/** ROUTE-52: one studio, its newest games first. */
export function StudioScreen({ params: { slug = '' } }: { params: Readonly<Record<string, string>> }) {
  const text = useText();
  const { data, error } = useAnswer(studioQuery(slug));
  useTitle(data?.gameStudio?.studio.name ?? text('games.studios'));
  if (!data) return error ? <Failure error={error} /> : <CarouselSkeleton />;
  return data.gameStudio ? <StudioGames key={slug} {...data.gameStudio} /> : <NoSuchGames />;
}

function StudioGames({ studio: { slug, name, imageUrl }, games }: Studio) {
  const text = useText();
  const number = useNumber();
  const askMore = useCallback<FetchMore>(
    async (graphql, end, where) =>
      (await studioGamesQuery(slug, end, where).ask(graphql)).data?.gameStudio?.games,
    [slug],
  );
  const { slices, isLoading, hasFailed, loadMore } = useSlices(`studio ${slug}`, games, askMore);
  const tiles = slices.games.map(({ node }, place) => (
    <Tile key={node.id} game={node} isEager={place < EAGER_TILES} />
  ));
  // GAME-11
  const more = slices.pageInfo.hasNextPage && <MoreButton isLoading={isLoading} onClick={loadMore} />;
  return (
    <>
      <PageTitle count={number(games.totalCount)}>{name}</PageTitle>
      <Spotlight markUrl={imageUrl} title={text('games.newest')}>
        {tiles.slice(0, SPOTLIGHT)}
      </Spotlight>
      {tiles.length > SPOTLIGHT && (
        <Section title={text('games.moreOf', { studio: name })}>
          <GameGrid more={more}>{tiles.slice(SPOTLIGHT)}</GameGrid>
          {hasFailed && <MoreFailed />}
        </Section>
      )}
    </>
  );
}
