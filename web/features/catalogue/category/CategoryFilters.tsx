import type { ReactNode } from 'react';
import { LISTS } from '@foyer/contract/catalogue/paths.ts';
import type { GameListCardPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Filters } from '../../../ui/tile/Filters.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';

/** @param current slug of the current category; undefined on the page of all games */
export function CategoryFilters({
  title,
  categories,
  current,
}: {
  title: ReactNode;
  categories: readonly Pick<GameListCardPartsFragment, 'slug' | 'name' | 'path'>[];
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
