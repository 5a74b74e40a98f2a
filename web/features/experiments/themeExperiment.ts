import { EXPERIMENTS } from '@foyer/contract/content/experiments.ts';
import { storeDrawnVariant, type Draws } from './storeDrawnVariant.ts';

export interface ThemeExperiment extends Draws {
  /** How many themes the brand has; with one there is nothing to try. */
  readonly themeCount: number;
}

/**
 * EXP-08: the platform reads the cookie: what a page shows is decided before it is rendered, so that no theme is seen
 * turning into another.
 */
export function tryThemes({ themeCount, ...draws }: ThemeExperiment): void {
  const [first, ...others] = EXPERIMENTS.theme.slice(0, themeCount);
  if (first !== undefined && others.length > 0) storeDrawnVariant('theme', [first, ...others], draws);
}
