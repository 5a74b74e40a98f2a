import type { ComponentType } from 'react';
import { PageSkeleton, type PageShape } from '../../ui/feedback/PageSkeleton.tsx';
import { useText, useTitle } from '../../features/content/index.ts';
import type { ScreenProps } from '../routing/page.ts';

/** In the place of a screen that is on its way: its shape, and one word for who cannot see it. */
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

/** One component a shape, so that React sees the same place twice. */
const SCREENS: Readonly<Record<PageShape, ComponentType<ScreenProps>>> = {
  carousels: () => <ComingScreen shape="carousels" />,
  grid: () => <ComingScreen shape="grid" />,
  game: () => <ComingScreen shape="game" />,
  prose: () => <ComingScreen shape="prose" />,
  form: () => <ComingScreen shape="form" />,
  table: () => <ComingScreen shape="table" />,
};

export const skeletonScreen = (shape: PageShape): ComponentType<ScreenProps> => SCREENS[shape];
