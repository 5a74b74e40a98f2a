import type { Theme } from '@foyer/contract/content/theme.ts';
import { contrast } from '@foyer/domain/colour.ts';
import type { ReportField } from '../pageFiles.ts';
import { contrastPairs } from './contrastPairs.ts';

/** Reports each pair of colours that players with low vision could not tell apart (WCAG 2.2 AA), by its front colour. */
export function checkContrast(theme: Theme, report: ReportField): void {
  for (const { field, ground, colours, atLeast } of contrastPairs(theme)) {
    const ratio = contrast(...colours);
    if (ratio >= atLeast) continue;
    // Rounded down, so that 4.499 does not read as enough.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    report(
      field,
      `${colours[0]} on ${ground} (${colours[1]}) has a contrast of ${shown}, below the ${atLeast} of WCAG AA: choose a ${lighterOrDarker(colours[1])} colour`,
    );
  }
}

const lighterOrDarker = (ground: string): string =>
  contrast(ground, '#000000') > contrast(ground, '#ffffff') ? 'darker' : 'lighter';
