import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { JackpotBar } from '../../jackpot/index.ts';
import { RaffleWinNotifier } from '../../raffle/index.ts';
import { GameWall } from '../gameList/GameWall.tsx';
import { moreOfCategory } from '../gameList/moreGames.ts';
import { NoSuchGames, PendingGames } from '../pageStates.tsx';
import { categoryQuery } from '../queries.ts';
import { useNumber } from '../../../i18n/useNumber.ts';
import { GameTools } from '../refine/GameTools.tsx';
import { refinementName, refinementOf } from '../refine/refinement.ts';
import { CategoryFilters } from './CategoryFilters.tsx';

/** JACK-13: category whose page shows the operator's own jackpot at the top. */
const JACKPOTS = 'jackpots';

interface CategoryScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
}

/** ROUTE-48: the games of one category. */
export function CategoryScreen({ params: { slug = '' }, search }: CategoryScreenProps) {
  const text = useText();
  const number = useNumber();
  const refinement = refinementOf(search);
  const { data, error } = useQuery(categoryQuery(slug, refinement));
  useTitle(data?.gameCategory?.name ?? text('games.categories'));
  if (!data) return <PendingGames error={error} />;
  if (!data.gameCategory) return <NoSuchGames />;
  const { name, games, facets, path } = data.gameCategory;
  return (
    <>
      <CategoryFilters
        title={<PageTitle count={number(games.totalCount)}>{name}</PageTitle>}
        categories={data.gameCategories}
        current={slug}
      />
      {slug === JACKPOTS && (
        <>
          <JackpotBar placement="spotlight" />
          <RaffleWinNotifier />
        </>
      )}
      <GameTools path={path} refinement={refinement} facets={facets} />
      <GameWall
        key={`${slug} ${refinementName(refinement)}`}
        name={`category ${slug} ${refinementName(refinement)}`}
        path={path}
        games={games}
        fetchMore={moreOfCategory(slug, refinement)}
      />
    </>
  );
}
