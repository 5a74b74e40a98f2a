import { EmptyPage } from '../../../ui/feedback/EmptyPage.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { NoSuchGames, PendingGames } from '../pageStates.tsx';
import { gameListQuery } from '../queries.ts';
import { GameTools } from '../refine/GameTools.tsx';
import { refinementName, refinementOf } from '../refine/refinement.ts';
import { useNumber } from '../../../i18n/useNumber.ts';
import { GameWall } from './GameWall.tsx';
import { moreOfList } from './moreGames.ts';

interface GameListScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
}

/** The player's own list, which may be empty. */
const FAVOURITES = 'favourites';

/** ROUTE-50: the games of one list. */
export function GameListScreen({ params: { slug = '' }, search }: GameListScreenProps) {
  const text = useText();
  const number = useNumber();
  const refinement = refinementOf(search);
  const { data, error } = useQuery(gameListQuery(slug, refinement));
  useTitle(data?.gameList?.name ?? text('games.lists'));
  if (!data) return <PendingGames error={error} />;
  if (!data.gameList) return <NoSuchGames />;
  const { name, games, facets, path } = data.gameList;
  const isRefined = refinement.filter !== undefined;
  if (slug === FAVOURITES && games.totalCount === 0 && !isRefined) return <NoFavourites title={name} />;
  return (
    <>
      <PageTitle count={number(games.totalCount)}>{name}</PageTitle>
      <GameTools path={path} refinement={refinement} facets={facets} />
      {/* The key includes the name, because a personal list can change its games under the same slug. */}
      <GameWall
        key={`${slug} ${name} ${refinementName(refinement)}`}
        name={`list ${slug} ${name} ${refinementName(refinement)}`}
        path={path}
        games={games}
        fetchMore={moreOfList(slug, refinement)}
        showsNew={slug !== 'new'}
      />
    </>
  );
}

function NoFavourites({ title }: { title: string }) {
  const text = useText();
  const href = useHref();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyPage
        drawing="door"
        headingLevel={2}
        title={text('games.favouritesNone')}
        way={{ href: href('/games/'), label: text('games.all') }}
      >
        {text('games.favouritesNoneText')}
      </EmptyPage>
    </>
  );
}
