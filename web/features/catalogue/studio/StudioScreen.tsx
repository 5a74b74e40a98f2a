import { gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import type { GameStudioPageQuery } from '@foyer/contract/generated/operations.ts';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { GameGrid } from '../../../ui/tile/GameGrid.tsx';
import { Spotlight } from '../../../ui/spotlight/Spotlight.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { MoreButton, MoreFailed, NothingMatches } from '../gameList/GameWall.tsx';
import { GameTools } from '../refine/GameTools.tsx';
import { refinementName, refinementOf, type Refinement } from '../refine/refinement.ts';
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

interface StudioScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
}

/** ROUTE-52: games of one studio, newest first. */
export function StudioScreen({ params: { slug = '' }, search }: StudioScreenProps) {
  const text = useText();
  const refinement = refinementOf(search);
  const { data, error } = useQuery(studioQuery(slug, refinement));
  useTitle(data?.gameStudio?.studio.name ?? text('games.studios'));
  if (!data) return <PendingGames error={error} />;
  if (!data.gameStudio) return <NoSuchGames />;
  const key = `${slug} ${refinementName(refinement)}`;
  return <StudioGames key={key} {...data.gameStudio} refinement={refinement} />;
}

function StudioGames({
  studio: { slug, name, imageUrl },
  games,
  facets,
  refinement,
}: Studio & { readonly refinement: Refinement }) {
  const text = useText();
  const number = useNumber();
  const memory = `studio ${slug} ${refinementName(refinement)}`;
  const { slices, isLoading, hasFailed, loadMore } = useSlices(memory, games, moreOfStudio(slug, refinement));
  const path = gameStudioPath(slug);
  const isRefined = Object.keys(refinement).length > 0;
  // The newest games stand in the spotlight, except in a list that is sorted or filtered.
  const spotlight = isRefined ? 0 : SPOTLIGHT;
  const tiles = slices.games.map(({ node }, index) => (
    <Tile key={node.id} game={node} isEager={index < EAGER_TILES} />
  ));
  // GAME-11: further games are loaded by a button.
  const more = slices.pageInfo.hasNextPage && <MoreButton isLoading={isLoading} onClick={loadMore} />;
  return (
    <GameList>
      <PageTitle count={number(games.totalCount)}>{name}</PageTitle>
      <GameTools path={path} refinement={refinement} facets={facets} />
      {spotlight > 0 && (
        <Spotlight markUrl={imageUrl} title={text('games.newest')}>
          {tiles.slice(0, spotlight)}
        </Spotlight>
      )}
      {tiles.length === 0 && <NothingMatches path={path} />}
      {tiles.length > spotlight && (
        <Section title={text(isRefined ? 'games.games' : 'games.moreOf', { studio: name })}>
          <GameGrid more={more}>{tiles.slice(spotlight)}</GameGrid>
          {hasFailed && <MoreFailed />}
        </Section>
      )}
    </GameList>
  );
}
