import type { ComponentType } from 'react';
import { PageSkeleton, type PageShape } from './PageSkeleton.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import type { ScreenProps } from '../routing/page.ts';

/** Skeleton of a screen that is loading, with a text for screen readers. */
function ComingScreen({ shape }: { shape: PageShape }) {
  const text = useText();
  useTitle(text('shell.loading'));
  return (
    <>
      <h1 className="fy-sr">{text('shell.loading')}</h1>
      <PageSkeleton shape={shape} />
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
  table: () => <ComingScreen shape="table" />,
};

export const skeletonScreen = (shape: PageShape): ComponentType<ScreenProps> => SCREENS[shape];
