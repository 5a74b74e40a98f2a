import { CarouselSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { Failure } from '../Failure.tsx';
import { gameListsQuery } from '../queries.ts';
import { Groups } from './Groups.tsx';

/** ROUTE-49: all game lists. */
export function GameListsScreen() {
  const text = useText();
  const { data, error } = useQuery(gameListsQuery());
  useTitle(text('games.lists'));
  if (!data) return error ? <Failure error={error} /> : <CarouselSkeleton />;
  return (
    <>
      <PageTitle>{text('games.lists')}</PageTitle>
      <Groups groups={data.gameLists} />
    </>
  );
}
