import { imageSources } from '@foyer/contract/catalogue/images.ts';
import type { GameListCardPartsFragment } from '@foyer/contract/generated/operations.ts';
import { GroupList } from './GroupList.tsx';
import { useHref } from '../../../i18n/i18n.tsx';
import { useNumber } from '../useNumber.ts';

/** Game lists or categories as cards, each with its first posters. */
export function Groups({ groups }: { groups: readonly GameListCardPartsFragment[] }) {
  const href = useHref();
  const number = useNumber();
  return (
    <GroupList
      groups={groups.map(({ slug, name, path, games }) => ({
        slug,
        name,
        href: href(path),
        count: number(games.totalCount),
        posters: games.edges.map(({ node }) => ({
          slug: node.slug,
          ...imageSources(node.tileUrl, 'portrait'),
          ground: node.tileColour,
        })),
      }))}
    />
  );
}
