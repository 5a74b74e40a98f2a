import type { ProductMode } from '@foyer/domain/productMode.ts';

/** SHELL-16, AMB-56: the brand logo links visitors to the landing page and players to the product they are using. */
export const homePath = (productMode: ProductMode, hasSession: boolean): string =>
  hasSession && productMode === 'SPORTS' ? '/sports/' : '/';
