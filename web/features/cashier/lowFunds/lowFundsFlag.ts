import type { BrowserConsent } from '../../../transport/consent/browserConsent.ts';

type FlagCookies = Pick<BrowserConsent['cookies'], 'get' | 'keep'>;

const COOKIE = 'displayWantToDepositDialog';

/**
 * CONS-11: whether the player has declined a deposit before. Without consent to the cookie this page alone
 * knows it.
 */
export function lowFundsFlag() {
  let wasDeclined = false;
  return {
    /** AMB-13: true whatever the cookie's value. */
    isSet: (cookies: FlagCookies): boolean => wasDeclined || cookies.get(COOKIE) !== null,
    set(cookies: FlagCookies): void {
      wasDeclined = true;
      cookies.keep(COOKIE, 'false');
    },
  };
}
