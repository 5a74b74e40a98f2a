import type { ReactNode } from 'react';
import { LISTS } from '@foyer/contract/catalogue/paths.ts';
import { Filters } from '../../../ui/tile/Filters.tsx';
import { useHref, useText } from '../../content/index.ts';

interface Category {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
}

/** All games, then each kind of them; on the page of all, the lists as well. @param current slug of the kind that is shown; none on the page of all */
export function CategoryFilters({
  title,
  categories,
  current,
}: {
  title: ReactNode;
  categories: readonly Category[];
  current?: string;
}) {
  const text = useText();
  const href = useHref();
  return (
    <Filters
      title={title}
      label={text('games.categories')}
      filters={[
        { key: '', href: href('/games/'), label: text('games.all'), isCurrent: current === undefined },
        ...categories.map(({ slug, name, path }) => ({
          key: slug,
          href: href(path),
          label: name,
          isCurrent: slug === current,
        })),
        ...(current === undefined ? [{ key: LISTS, href: href(LISTS), label: text('games.lists') }] : []),
      ]}
    />
  );
}
