import type { GameStudioPageQuery } from '@foyer/contract/generated/operations.ts';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { GameGrid } from '../../../ui/tile/GameGrid.tsx';
import { Spotlight } from '../../../ui/spotlight/Spotlight.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { MoreButton, MoreFailed } from '../gameList/GameWall.tsx';
import { moreOfStudio } from '../gameList/moreGames.ts';
import { useSlices } from '../gameList/useSlices.ts';
import { NoSuchGames, PendingGames } from '../pageStates.tsx';
import { studioQuery } from '../queries.ts';
import { GameList } from '../tile/gameListContext.tsx';
import { Tile } from '../tile/Tile.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';

/** GAME-12, AMB-30: number of games in the spotlight; the other games are in the list. */
const SPOTLIGHT = 10;
const EAGER_TILES = 6;

type Studio = NonNullable<GameStudioPageQuery['gameStudio']>;

/** ROUTE-52: games of one studio, newest first. */
export function StudioScreen({ params: { slug = '' } }: { params: Readonly<Record<string, string>> }) {
  const text = useText();
  const { data, error } = useQuery(studioQuery(slug));
  useTitle(data?.gameStudio?.studio.name ?? text('games.studios'));
  if (!data) return <PendingGames error={error} />;
  return data.gameStudio ? <StudioGames key={slug} {...data.gameStudio} /> : <NoSuchGames />;
}

function StudioGames({ studio: { slug, name, imageUrl }, games }: Studio) {
  const text = useText();
  const number = useNumber();
  const { slices, isLoading, hasFailed, loadMore } = useSlices(`studio ${slug}`, games, moreOfStudio(slug));
  const tiles = slices.games.map(({ node }, index) => (
    <Tile key={node.id} game={node} isEager={index < EAGER_TILES} />
  ));
  // GAME-11: further games are loaded by a button.
  const more = slices.pageInfo.hasNextPage && <MoreButton isLoading={isLoading} onClick={loadMore} />;
  return (
    <GameList>
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
    </GameList>
  );
}
