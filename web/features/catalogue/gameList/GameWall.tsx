import { useEffect, useEffectEvent, useRef } from 'react';
import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { GameGrid } from '../../../ui/tile/GameGrid.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { GameList } from '../tile/gameListContext.tsx';
import { Tile } from '../tile/Tile.tsx';
import type { FetchMore } from './moreGames.ts';
import { mayLoadItself, NEAR_END, type Slices } from './slices.ts';
import { useSlices } from './useSlices.ts';

/** Number of tiles in the initial viewport, whose posters are loaded eagerly. */
const EAGER_TILES = 4;

export interface GameWallProps {
  /** Unique name of the list, used as the cache key. */
  readonly name: string;
  readonly games: GamesPartsFragment;
  readonly fetchMore: FetchMore;
  readonly showsNew?: boolean;
}

/** GAME-08 to GAME-10: games in pages. The first pages load automatically, further ones on request. */
export function GameWall({ name, games, fetchMore, showsNew = true }: GameWallProps) {
  const { slices, isLoading, hasFailed, loadMore } = useSlices(name, games, fetchMore);
  const end = useNearEnd(mayLoadItself(slices) && !hasFailed, slices, loadMore);
  return (
    <GameList showsNew={showsNew}>
      <GameGrid more={slices.pageInfo.hasNextPage && <MoreButton isLoading={isLoading} onClick={loadMore} />}>
        {slices.games.map(({ node }, index) => (
          <Tile key={node.id} game={node} isEager={index < EAGER_TILES} />
        ))}
      </GameGrid>
      {hasFailed && <MoreFailed />}
      <div ref={end} />
    </GameList>
  );
}

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

/** GAME-08: calls `onNearEnd` when the reader scrolls near the end. */
function useNearEnd(isEnabled: boolean, slices: Slices, onNearEnd: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (!isEnabled || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: NEAR_END },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // `slices` creates a new observer for each page, because an end that is still near is reported to a new
    // observer only.
  }, [isEnabled, slices]);
  return end;
}
