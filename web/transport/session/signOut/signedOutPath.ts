import { productModeOf } from '@foyer/contract/content/productMode.ts';
import type { LogoutReason } from '@foyer/contract/identity/logoutReason.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { PRODUCT_MODES } from '@foyer/domain/productMode.ts';

export interface SignedOutAt {
  readonly locale: Locale;
  readonly address: Pick<Location, 'pathname' | 'search'>;
  /** The product that was last looked at, where the player lets us keep it. */
  readonly stored: string | null;
}

/** LOGOUT-06: the login page, or the sports for who was there, with the reason. */
export function signedOutPath({ locale, address, stored }: SignedOutAt, reason?: LogoutReason): string {
  const mode = productModeOf({
    path: address.pathname.replace(/^\/[^/]+/, ''),
    query: new URLSearchParams(address.search).get('productMode'),
    stored,
    offered: PRODUCT_MODES,
  });
  const page = mode === 'SPORTS' ? 'sports' : 'login';
  return `/${locale}/${page}/${reason ? `?logoutReason=${reason}` : ''}`;
}
