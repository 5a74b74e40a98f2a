import type { ComponentType, ReactNode } from 'react';
import { CarouselSkeleton, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import type { PageShape, ScreenProps } from '../routing/page.ts';
import { pageSizeHint } from './pageSizeHint.ts';
import '../../features/catalogue/game/gamePage.css';
import '../../features/catalogue/refine/gameTools.css';
import '../../ui/pageHead/pageHead.css';
import '../../ui/tile/gameGrid.css';

/** Skeleton of a screen that is loading, in its final size, with a text for screen readers. */
function ComingScreen({ shape }: { shape: PageShape }) {
  const text = useText();
  useTitle(text('shell.loading'));
  return (
    <>
      <h1 className="fy-sr">{text('shell.loading')}</h1>
      <div className="fy-skel__page" aria-hidden="true">
        {SHAPES[shape]()}
      </div>
    </>
  );
}

/** One component per shape, so that React keeps it mounted between skeletons. */
const SCREENS: Readonly<Record<PageShape, ComponentType<ScreenProps>>> = {
  carousels: () => <ComingScreen shape="carousels" />,
  grid: () => <ComingScreen shape="grid" />,
  game: () => <ComingScreen shape="game" />,
  prose: () => <ComingScreen shape="prose" />,
  form: () => <ComingScreen shape="form" />,
};

export const skeletonScreen = (shape: PageShape): ComponentType<ScreenProps> => SCREENS[shape];

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
      <div className="fy-tools">
        <div className="fy-tools__chips">
          <span className="fy-filter">
            <Skeleton shape="line" style={{ inlineSize: '3rem' }} />
          </span>
        </div>
      </div>
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
};

/** The page's width. 0 on the server, where the width is unknown and no skeleton is visible. */
const pageWidth = (): number => (typeof window === 'undefined' ? 0 : window.innerWidth);

const Title = () => (
  <div className="fy-title fy-skel__title">
    <Skeleton shape="title" />
  </div>
);

const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
