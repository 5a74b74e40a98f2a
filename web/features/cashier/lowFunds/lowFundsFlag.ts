import type { BrowserConsent } from '../../../transport/consent/browserConsent.ts';

const COOKIE = 'displayWantToDepositDialog';

/**
 * CONS-11: whether the player has declined a deposit before. Without consent to the cookie this page alone
 * knows it.
 */
export function lowFundsFlag() {
  let wasDeclined = false;
  return {
    /** AMB-13: true whatever the cookie's value. */
    isSet: (cookies: BrowserConsent['cookies']): boolean => wasDeclined || cookies.get(COOKIE) !== null,
    set(cookies: BrowserConsent['cookies']): void {
      wasDeclined = true;
      cookies.keep(COOKIE, 'false');
    },
  };
}
