import { CarouselSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useAnswer, useText, useTitle } from '../../content/index.ts';
import { Failure } from '../Failure.tsx';
import { gameListsQuery } from '../queries.ts';
import { Groups } from './Groups.tsx';

/** ROUTE-49: every list there is. */
export function GameListsScreen() {
  const text = useText();
  const { data, error } = useAnswer(gameListsQuery());
  useTitle(text('games.lists'));
  if (!data) return error ? <Failure error={error} /> : <CarouselSkeleton />;
  return (
    <>
      <PageTitle>{text('games.lists')}</PageTitle>
      <Groups groups={data.gameLists} />
    </>
  );
}
