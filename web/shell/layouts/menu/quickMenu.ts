import type { ProductMode } from '@foyer/domain/productMode.ts';
import type { Guard } from '../../guards/guards.ts';

export interface QuickMenuCase {
  readonly features: readonly string[];
  /** Products of the site. A site with a single product has no quick menu. */
  readonly productModes: readonly ProductMode[];
  readonly guard: Guard | null;
}

/** SHELL-21, SHELL-22. A site without a sportsbook has no quick menu, because there is nothing to choose (SHELL-19). */
export const hasQuickMenu = ({ features, productModes, guard }: QuickMenuCase): boolean =>
  features.includes('QuickMenu') &&
  features.includes('Sportsbook') &&
  productModes.length > 1 &&
  guard === null;
