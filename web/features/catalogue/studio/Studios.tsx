import { gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import type { StudioCardPartsFragment } from '@foyer/contract/generated/operations.ts';
import { StudioList } from '../../../ui/tile/studios/StudioList.tsx';
import { useHref, useText } from '../../content/index.ts';

/** Studios by their marks; how many games each has, where they stand on a page of their own. */
export function Studios({
  studios,
  isRow = false,
}: {
  studios: readonly StudioCardPartsFragment[];
  isRow?: boolean;
}) {
  const text = useText();
  const href = useHref();
  return (
    <StudioList
      isRow={isRow}
      studios={studios.map(({ studio: { name, slug, imageUrl }, games }) => ({
        slug,
        name,
        href: href(gameStudioPath(slug)),
        markUrl: imageUrl,
        ...(!isRow && { count: text('games.count', { count: games.totalCount }) }),
      }))}
    />
  );
}
