import { useEffect, useRef } from 'react';
import type { GameListPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../../design/button/Button.tsx';
import { CarouselSkeleton } from '../../../design/feedback/Skeleton.tsx';
import { PageTitle } from '../../../design/pageHead/PageTitle.tsx';
import { GameGrid } from '../../../design/tile/GameGrid.tsx';
import { useAnswer, useText, useTitle } from '../../content/index.ts';
import { Failure } from '../Failure.tsx';
import { NoSuchGame } from '../NoSuchGame.tsx';
import { gameListQuestion } from '../questions.ts';
import { Tile } from '../tile/Tile.tsx';
import { mayLoadItself, NEAR_END } from './slices.ts';
import { useSlices } from './useSlices.ts';

const EAGER_TILES = 8;

/** ROUTE-50: the whole of one list. */
export function GameListScreen({ params: { slug = '' } }: { params: Readonly<Record<string, string>> }) {
  const text = useText();
  const { data, error } = useAnswer(gameListQuestion(slug));
  useTitle(data?.gameList?.name ?? text('games.lobby'));
  if (data?.gameList) return <List key={slug} list={data.gameList} />;
  if (data) return <NoSuchGame />;
  return error ? <Failure error={error} /> : <CarouselSkeleton />;
}

function List({ list }: { list: GameListPartsFragment }) {
  const text = useText();
  const { slices, isLoading, hasFailed, loadMore } = useSlices(list);
  const end = useNearEnd(mayLoadItself(slices) && !hasFailed, loadMore);
  return (
    <>
      <PageTitle count={list.games.totalCount}>{list.name}</PageTitle>
      <GameGrid
        more={
          slices.pageInfo.hasNextPage && (
            <Button isLoading={isLoading} onClick={loadMore}>
              {text('games.showMore')}
            </Button>
          )
        }
      >
        {slices.games.map(({ node }, place) => (
          <Tile key={node.id} game={node} isEager={place < EAGER_TILES} showsNew={list.slug !== 'new'} />
        ))}
      </GameGrid>
      {hasFailed && <p role="alert">{text('shell.failed.text')}</p>}
      <div ref={end} />
    </>
  );
}

/** GAME-08: acts when the reader comes near the end. */
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
