import { gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import type { StudioCardPartsFragment } from '@foyer/contract/generated/operations.ts';
import { StudioList } from './StudioList.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';

/** Studios by logo; on the studios page with their number of games. */
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
