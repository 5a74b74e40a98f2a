import { useEffect, useRef } from 'react';
import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { GameGrid } from '../../../ui/tile/GameGrid.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { Tile } from '../tile/Tile.tsx';
import { mayLoadItself, NEAR_END } from './slices.ts';
import { useSlices, type FetchMore } from './useSlices.ts';

/** Posters in the initial viewport, loaded eagerly. */
const EAGER_TILES = 4;

export interface GameWallProps {
  /** Unique name of the list, used as the cache key. */
  readonly name: string;
  readonly games: GamesPartsFragment;
  readonly askMore: FetchMore;
  readonly showsNew?: boolean;
}

/** GAME-08 to GAME-10: games in pages. The first pages load automatically, further ones on request. */
export function GameWall({ name, games, askMore, showsNew = true }: GameWallProps) {
  const { slices, isLoading, hasFailed, loadMore } = useSlices(name, games, askMore);
  const end = useNearEnd(mayLoadItself(slices) && !hasFailed, loadMore);
  return (
    <>
      <GameGrid more={slices.pageInfo.hasNextPage && <MoreButton isLoading={isLoading} onClick={loadMore} />}>
        {slices.games.map(({ node }, place) => (
          <Tile key={node.id} game={node} isEager={place < EAGER_TILES} showsNew={showsNew} />
        ))}
      </GameGrid>
      {hasFailed && <MoreFailed />}
      <div ref={end} />
    </>
  );
}

/** GAME-10, GAME-11 */
export function MoreButton({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  const text = useText();
  return (
    <Button isLoading={isLoading} onClick={onClick}>
      {text('games.showMore')}
    </Button>
  );
}

export function MoreFailed() {
  const text = useText();
  return <p role="alert">{text('shell.failed.text')}</p>;
}

/** GAME-08: calls `act` when the reader scrolls near the end. */
function useNearEnd(isWanted: boolean, act: () => void) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) act();
      },
      { rootMargin: NEAR_END },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWanted, act]);
  return end;
}
