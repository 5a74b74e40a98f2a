import { CarouselSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { Failure } from '../Failure.tsx';
import { categoriesQuery } from '../queries.ts';
import { Groups } from './Groups.tsx';

/** ROUTE-47: the game categories. */
export function CategoriesScreen() {
  const text = useText();
  const { data, error } = useQuery(categoriesQuery());
  useTitle(text('games.categories'));
  if (!data) return error ? <Failure error={error} /> : <CarouselSkeleton />;
  return (
    <>
      <PageTitle>{text('games.categories')}</PageTitle>
      <Groups groups={data.gameCategories} />
    </>
  );
}
