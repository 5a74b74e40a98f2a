import { posterSources } from '@foyer/contract/catalogue/art.ts';
import type { GameListCardPartsFragment } from '@foyer/contract/generated/operations.ts';
import { GroupList } from '../../../ui/tile/groups/GroupList.tsx';
import { useHref } from '../../content/index.ts';
import { useNumber } from '../useNumber.ts';

/** Lists or kinds of games as cards, each with its first posters. */
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
          ...posterSources(node.tileUrl, 'portrait'),
          ground: node.tileColour,
        })),
      }))}
    />
  );
}
