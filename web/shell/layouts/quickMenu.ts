import type { Guard } from '../guards/guards.ts';

/** SHELL-20: where signing in is all there is to do. */
const WITHOUT_QUICK_MENU: ReadonlySet<string> = new Set(['signIn']);

export interface QuickMenuCase {
  readonly features: readonly string[];
  readonly screen: string;
  readonly guard: Guard | null;
}

/** SHELL-20 to SHELL-22 */
export const hasQuickMenu = ({ features, screen, guard }: QuickMenuCase): boolean =>
  features.includes('QuickMenu') && !WITHOUT_QUICK_MENU.has(screen) && guard === null;
