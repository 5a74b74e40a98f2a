import { productModeOf } from '@foyer/contract/content/productMode.ts';
import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { localisedPath, splitLocale } from '@foyer/contract/site/localisedPath.ts';
import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';

export interface SignedOutAt {
  readonly locale: Locale;
  readonly address: Pick<Location, 'pathname' | 'search'>;
  /** Last used product, if the player consented to storing it. */
  readonly stored: string | null;
}

/** LOGOUT-06: the sign-in page, or the sports page for a player who was there, with the reason. */
export function signedOutPath({ locale, address, stored }: SignedOutAt, reason?: LogoutReason): string {
  const mode = productModeOf({
    path: splitLocale(address.pathname).path,
    query: new URLSearchParams(address.search).get('productMode'),
    stored,
    offered: PRODUCT_MODES,
  });
  const query = reason ? `?logoutReason=${reason}` : '';
  return localisedPath((mode === 'SPORTS' ? '/sports/' : '/login/') + query, locale);
}
