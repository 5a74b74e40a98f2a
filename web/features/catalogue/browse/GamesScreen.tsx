import type { GamesPageQuery } from '@foyer/contract/generated/operations.ts';
import { STUDIOS } from '@foyer/contract/catalogue/paths.ts';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { CategoryFilters } from '../category/CategoryFilters.tsx';
import { ListCarousel } from '../lobby/ListCarousel.tsx';
import { PendingGames } from '../pageStates.tsx';
import { GameTools } from '../refine/GameTools.tsx';
import { gamesQuery } from '../queries.ts';
import { Studios } from '../studio/Studios.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';

/** ROUTE-45: all games, one row per category, and the studios. */
export function GamesScreen() {
  const text = useText();
  const { data, error } = useQuery(gamesQuery());
  useTitle(text('games.games'));
  return data ? <Games {...data} /> : <PendingGames error={error} />;
}

function Games({ gameCategories, gameStudios, gameList }: GamesPageQuery) {
  const text = useText();
  const href = useHref();
  const number = useNumber();
  const count = gameCategories.reduce((sum, { games }) => sum + games.totalCount, 0);
  return (
    <>
      <CategoryFilters
        title={<PageTitle count={number(count)}>{text('games.games')}</PageTitle>}
        categories={gameCategories}
      />
      {gameList && (
        <GameTools path={gameList.path} refinement={{}} facets={gameList.facets} isInPlace={false} />
      )}
      {gameCategories.map((category, index) => (
        <ListCarousel key={category.slug} list={category} isFirst={index === 0} />
      ))}
      {gameStudios.length > 0 && (
        <Section
          title={text('games.studios')}
          more={{ href: href(STUDIOS), label: text('games.allStudios') }}
        >
          <Studios studios={gameStudios} isRow />
        </Section>
      )}
    </>
  );
}
