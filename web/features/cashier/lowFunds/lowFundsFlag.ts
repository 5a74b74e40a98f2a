import type { BrowserConsent } from '../../../transport/consent/browserConsent.ts';

const COOKIE = 'displayWantToDepositDialog';

/** CONS-11: whether the player has said no before. A no holds as long as the page, also where no cookie may be kept. */
export function lowFundsFlag() {
  let isSaid = false;
  return {
    /** AMB-13: whatever the cookie holds. */
    isSet: (cookies: BrowserConsent['cookies']): boolean => isSaid || cookies.get(COOKIE) !== null,
    /** CASH-15 */
    set(cookies: BrowserConsent['cookies']): void {
      isSaid = true;
      cookies.keep(COOKIE, 'false');
    },
  };
}
