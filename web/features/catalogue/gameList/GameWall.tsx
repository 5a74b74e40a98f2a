import { useEffect, useEffectEvent, useRef } from 'react';
import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { GameGrid } from '../../../ui/tile/GameGrid.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
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
  /** Path of the complete list, without locale. */
  readonly path: string;
  readonly games: GamesPartsFragment;
  readonly fetchMore: FetchMore;
  readonly showsNew?: boolean;
}

/** GAME-08 to GAME-10: games in pages. The first pages load automatically, further ones on request. */
export function GameWall({ name, path, games, fetchMore, showsNew = true }: GameWallProps) {
  const { slices, isLoading, hasFailed, loadMore } = useSlices(name, games, fetchMore);
  const end = useNearEnd(mayLoadItself(slices) && !hasFailed, slices, loadMore);
  if (games.totalCount === 0) return <NothingMatches path={path} />;
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

/** No game passes all filters. @param path of the complete list */
export function NothingMatches({ path }: { path: string }) {
  const text = useText();
  const href = useHref();
  return (
    <State
      isPlain
      title={text('menu.search.filter.nothing')}
      action={<ButtonLink href={href(path)}>{text('games.refine.clear')}</ButtonLink>}
    >
      {text('menu.search.filter.nothingText')}
    </State>
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
