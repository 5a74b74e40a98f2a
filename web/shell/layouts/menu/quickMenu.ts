import type { ProductMode } from '@foyer/domain/productMode.ts';
import type { Guard } from '../../guards/guards.ts';

export interface QuickMenuCase {
  readonly features: readonly string[];
  /** The products of the site: one alone needs no menu. */
  readonly productModes: readonly ProductMode[];
  readonly guard: Guard | null;
}

/** SHELL-21, SHELL-22; without a sportsbook there is no link to it, and nothing to choose from (SHELL-19). */
export const hasQuickMenu = ({ features, productModes, guard }: QuickMenuCase): boolean =>
  features.includes('QuickMenu') &&
  features.includes('Sportsbook') &&
  productModes.length > 1 &&
  guard === null;
