import type { Feature } from '@foyer/contract/content/features.ts';
import type { ProductMode } from '@foyer/domain/productMode.ts';
import type { Guard } from '../../guards/guards.ts';

interface QuickMenuCase {
  readonly features: readonly Feature[];
  readonly guard: Guard | null;
}

/** SHELL-18, SHELL-19, SHELL-21, SHELL-22: the products in the quick menu; null without a quick menu. */
export function quickMenuProducts({ features, guard }: QuickMenuCase): readonly ProductMode[] | null {
  if (!features.includes('QuickMenu') || guard !== null) return null;
  return features.includes('Sportsbook') ? ['CASINO', 'SPORTS'] : ['CASINO'];
}
