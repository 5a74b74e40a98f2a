import type { ProductMode } from '@foyer/vocabulary/productMode.ts';
import type { Guard } from '../../guards/guards.ts';

export interface QuickMenuCase {
  readonly features: readonly string[];
  /** The products of the site: one alone needs no menu. */
  readonly productModes: readonly ProductMode[];
  readonly guard: Guard | null;
}

/** SHELL-21, SHELL-22 */
export const hasQuickMenu = ({ features, productModes, guard }: QuickMenuCase): boolean =>
  features.includes('QuickMenu') && productModes.length > 1 && guard === null;
