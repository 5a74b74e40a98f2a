import { EXPERIMENTS } from '@foyer/contract/content/experiments.ts';
import type { Experiments } from '@foyer/contract/site/experimentsSchema.ts';
import type { SiteReader } from '../../reader/siteReader.ts';

/** EXP-08: an experiment may only draw themes that the brand has. */
export function checkThemeExperiment(
  file: string,
  { theme = {} }: Experiments,
  themeCount: number,
  report: SiteReader['report'],
): void {
  const weights: Readonly<Record<string, number | undefined>> = theme;
  for (const missing of EXPERIMENTS.theme.slice(themeCount))
    if (weights[missing]) report(file, `experiments.theme.${missing}`, `there are ${themeCount} themes`);
}
