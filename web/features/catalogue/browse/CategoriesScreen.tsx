import { CarouselSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useAnswer, useText, useTitle } from '../../content/index.ts';
import { Failure } from '../Failure.tsx';
import { categoriesQuery } from '../queries.ts';
import { Groups } from './Groups.tsx';

/** ROUTE-47: the kinds of games. */
export function CategoriesScreen() {
  const text = useText();
  const { data, error } = useAnswer(categoriesQuery());
  useTitle(text('games.categories'));
  if (!data) return error ? <Failure error={error} /> : <CarouselSkeleton />;
  return (
    <>
      <PageTitle>{text('games.categories')}</PageTitle>
      <Groups groups={data.gameCategories} />
    </>
  );
}
