import { CATEGORIES, type Category } from '../../transport/consent/categories.ts';
import { cookiesOf } from '../../transport/storage/cookieTable.ts';
import { useSettings } from '../../app/app.tsx';

/** The categories for which this site stores anything; a visitor is not asked about the others. */
export function useUsedCategories(): readonly Category[] {
  const used = new Set<Category>(cookiesOf(useSettings()).map(([, { category }]) => category));
  return CATEGORIES.filter((category) => used.has(category));
}
