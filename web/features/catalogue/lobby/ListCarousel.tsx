import { memo } from 'react';
import type { GameListPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Carousel } from '../../../ui/carousel/Carousel.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { GameList } from '../tile/gameListContext.tsx';
import { Tile } from '../tile/Tile.tsx';

const EAGER_TILES = 6;

interface ListCarouselProps {
  readonly list: GameListPartsFragment;
  /** Replaces the name of the list. */
  readonly title?: string;
  /** The row is in the initial viewport, so its first posters are loaded eagerly. */
  readonly isFirst?: boolean;
}

/** Drawn again only for another list: the lobby has many, and a mark of a favourite rereads them all. */
export const ListCarousel = memo(function ListCarousel({
  list,
  title = list.name,
  isFirst = false,
}: ListCarouselProps) {
  const text = useText();
  const href = useHref();
  const { slug, path, format, isRanked, games } = list;
  const variant = isRanked ? 'ranked' : format === 'wide' ? 'wide' : 'portrait';
  const isComplete = !games.pageInfo.hasNextPage;
  return (
    <GameList format={format} showsNew={slug !== 'new'}>
      <Carousel
        title={title}
        variant={variant}
        labels={{ back: text('games.back'), forward: text('games.forward') }}
        {...(!isRanked && { count: games.totalCount })}
        {...(!isComplete && { more: { href: href(path), label: text('games.seeAll') } })}
      >
        {games.edges.map(({ node }, index) => (
          <Tile key={node.id} game={node} isEager={isFirst && index < EAGER_TILES} />
        ))}
      </Carousel>
    </GameList>
  );
});
