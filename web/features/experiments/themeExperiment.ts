import { EXPERIMENTS } from '@foyer/contract/content/experiments.ts';
import { storeDrawnVariant, type Draws } from './storeDrawnVariant.ts';

export interface ThemeExperiment extends Draws {
  /** Number of the brand's themes; with one theme nothing is drawn. */
  readonly themeCount: number;
}

/** EXP-08: the platform reads the theme from a cookie, so that it does not change visibly. */
export function tryThemes({ themeCount, ...draws }: ThemeExperiment): void {
  const [first, ...others] = EXPERIMENTS.theme.slice(0, themeCount);
  if (first !== undefined && others.length > 0) storeDrawnVariant('theme', [first, ...others], draws);
}
