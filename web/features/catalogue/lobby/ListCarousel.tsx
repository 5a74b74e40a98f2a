import type { GameListPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Carousel } from '../../../ui/carousel/Carousel.tsx';
import { useHref, useText } from '../../content/index.ts';
import { Tile } from '../tile/Tile.tsx';

/** Posters of the first view, fetched at once; the others when they near. */
const EAGER_TILES = 6;

/** A list as one row, with the way to the whole of it where there is more. */
export function ListCarousel({ list, isFirst }: { list: GameListPartsFragment; isFirst: boolean }) {
  const text = useText();
  const href = useHref();
  const { name, slug, path, format, isRanked, games } = list;
  const variant = isRanked ? 'ranked' : format === 'wide' ? 'wide' : 'portrait';
  const isWhole = !games.pageInfo.hasNextPage;
  return (
    <Carousel
      title={name}
      variant={variant}
      labels={{ back: text('games.back'), forward: text('games.forward') }}
      {...(!isRanked && { count: games.totalCount })}
      {...(!isWhole && { more: { href: href(path), label: text('games.seeAll') } })}
    >
      {games.edges.map(({ node }, place) => (
        <Tile
          key={node.id}
          game={node}
          format={format}
          isEager={isFirst && place < EAGER_TILES}
          showsNew={slug !== 'new'}
        />
      ))}
    </Carousel>
  );
}
