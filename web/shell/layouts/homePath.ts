import type { ProductMode } from '@foyer/domain/productMode.ts';

/** SHELL-16, AMB-56: the brand's mark leads a visitor to the landing page, and a player to the product in hand. */
export const homePath = (productMode: ProductMode, hasSession: boolean): string =>
  hasSession && productMode === 'SPORTS' ? '/sports/' : '/';
