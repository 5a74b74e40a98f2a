import type { ComponentType } from 'react';
import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import type { Question } from '../../transport/graphql/question.ts';
import { LAYOUTS, type LayoutName, type LayoutProps } from './layouts.ts';
import type { Destination } from './resolve.ts';
import { frameQuestion } from './frameQuestion.ts';
import { SCREENS, screenOf, type Lazy, type ScreenProps } from './screens.ts';

/** A destination with its code at hand: all that a render needs. */
export interface View {
  readonly url: URL;
  readonly destination: Destination;
  readonly question: Question<FrameQuery> | null;
  readonly Layout: ComponentType<LayoutProps>;
  readonly Screen: ComponentType<ScreenProps>;
}

const layoutOf = (name: LayoutName): Lazy<ComponentType<LayoutProps>> => LAYOUTS[name];

const partsOf = ({ layout, screen }: Destination) => [layoutOf(layout), screenOf(screen)] as const;

/** What a page asks; the whole house around a page that asks nothing still shows the player and the menu. */
export function questionOf({ route, params, layout, asks }: Destination): Question<FrameQuery> | null {
  if (asks && route.question) return route.question(params);
  return layout === 'loggedIn' ? frameQuestion() : null;
}

/** The areas of texts a destination speaks. */
export const areasOf = (destination: Destination): readonly string[] =>
  [...new Set(partsOf(destination).flatMap(({ areas }) => areas))].sort();

/** The modules whose styles its first paint needs. */
export const modulesOf = (destination: Destination): readonly string[] =>
  partsOf(destination).map(({ module }) => module);

export async function loadView(url: URL, destination: Destination): Promise<View> {
  const [layout, screen] = partsOf(destination);
  const [Layout, Screen] = await Promise.all([layout.load(), screen.load()]);
  // Code that is gone comes as nothing when missingChunk.ts has begun a reload: until it comes, this page stays.
  if (!Layout || !Screen) return new Promise(() => {});
  return { url, destination, question: questionOf(destination), Layout, Screen };
}

/** SHELL-23: the same address, its screen failed. */
export const failedAt = (destination: Destination): Destination => ({
  ...destination,
  layout: 'basic',
  screen: 'failed',
  asks: false,
});

/** Every part there is, for a check that the build has them all. */
export const ALL_MODULES: readonly string[] = [...Object.values(LAYOUTS), ...Object.values(SCREENS)].map(
  ({ module }) => module,
);
