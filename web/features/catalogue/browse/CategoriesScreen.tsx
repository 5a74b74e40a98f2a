import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { categoriesQuery } from '../queries.ts';
import { GroupList } from './GroupList.tsx';

/** ROUTE-47: all game categories. */
export function CategoriesScreen() {
  const { data, error } = useQuery(categoriesQuery());
  return <GroupList title={useText()('games.categories')} groups={data?.gameCategories} error={error} />;
}
