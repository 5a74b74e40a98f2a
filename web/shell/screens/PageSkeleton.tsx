import type { ReactNode } from 'react';
import { pageSizeHint } from './pageSizeHint.ts';
import { CarouselSkeleton, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import '../../features/catalogue/game/gamePage.css';
import '../../ui/pageHead/pageHead.css';
import '../../ui/tile/gameGrid.css';

/** Shapes of pages for which there is a skeleton. */
export type PageShape = 'carousels' | 'grid' | 'game' | 'prose' | 'form' | 'table';

/** Skeleton of a page that is loading, in its final size. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  return (
    <div className="fy-skel__page" aria-hidden="true">
      {SHAPES[shape]()}
    </div>
  );
}

const SHAPES: Readonly<Record<PageShape, () => ReactNode>> = {
  carousels: () => (
    <>
      <Skeleton shape="hero" />
      <CarouselSkeleton />
      <CarouselSkeleton />
    </>
  ),
  grid: () => (
    <>
      <Title />
      <div className="fy-grid">
        {indexes(pageSizeHint(pageWidth())).map((index) => (
          <div className="fy-tile" key={index}>
            <Skeleton shape="tile" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    </>
  ),
  game: () => (
    <div className="fy-game">
      <div className="fy-game__bar">
        <Skeleton shape="line" />
      </div>
      <div className="fy-game__stage">
        <Skeleton shape="hero" />
      </div>
    </div>
  ),
  prose: () => (
    <>
      <Title />
      <div className="fy-skel__prose">
        {indexes(12).map((index) => (
          <Skeleton key={index} shape="line" style={{ inlineSize: index % 4 === 3 ? '55%' : '100%' }} />
        ))}
      </div>
    </>
  ),
  form: () => (
    <>
      <Title />
      <div className="fy-skel__form">
        {indexes(3).map((index) => (
          <div key={index}>
            <Skeleton shape="line" style={{ inlineSize: '30%' }} />
            <Skeleton shape="field" />
          </div>
        ))}
        <Skeleton shape="field" style={{ inlineSize: '40%' }} />
      </div>
    </>
  ),
  table: () => (
    <>
      <Title />
      <div className="fy-skel__table">
        {indexes(10).map((index) => (
          <Skeleton key={index} shape="row" />
        ))}
      </div>
    </>
  ),
};

/** The page's width. 0 on the server, where the width is unknown and no skeleton is visible. */
const pageWidth = (): number => (typeof window === 'undefined' ? 0 : window.innerWidth);

const Title = () => (
  <div className="fy-title fy-skel__title">
    <Skeleton shape="title" />
  </div>
);

const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
