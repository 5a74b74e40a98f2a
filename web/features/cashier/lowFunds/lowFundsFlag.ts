import type { BrowserConsent } from '../../../transport/consent/browserConsent.ts';

const COOKIE = 'displayWantToDepositDialog';

/** CONS-11: whether the player has declined before; without consent to the cookie, on this page only. */
export function lowFundsFlag() {
  let wasDeclined = false;
  return {
    /** AMB-13: true whatever the cookie's value. */
    isSet: (cookies: BrowserConsent['cookies']): boolean => wasDeclined || cookies.get(COOKIE) !== null,
    /** CASH-15: stores that the player has declined. */
    set(cookies: BrowserConsent['cookies']): void {
      wasDeclined = true;
      cookies.keep(COOKIE, 'false');
    },
  };
}
