import { browserClock } from '../clock/clock.ts';
import { createCookies, documentCookies, type Cookies } from '../storage/cookies.ts';
import { safeStorage } from '../storage/safeStorage.ts';
import { consentedCookies, type ConsentedCookies } from './consentedCookies.ts';
import { createConsentStore, type ConsentStore } from './consentStore.ts';

export interface BrowserConsent {
  readonly consent: ConsentStore;
  readonly cookies: Pick<Cookies, 'get'> & ConsentedCookies;
}

export interface ConsentSettings {
  readonly country: string;
  readonly autoAcceptCookieCountries: readonly string[];
}

/** The page's consent store, and the cookies that depend on it. */
export function browserConsent({ country, autoAcceptCookieCountries }: ConsentSettings): BrowserConsent {
  const consent = createConsentStore({
    country,
    autoAcceptCountries: autoAcceptCookieCountries,
    hasSignal: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    session: safeStorage(() => window.sessionStorage),
    record: safeStorage(() => window.localStorage),
    events: window,
  });
  const cookies = createCookies(documentCookies, location);
  return { consent, cookies: { get: cookies.get, ...consentedCookies(cookies, consent) } };
}

const IDLE_DELAY_MS = 200;

/**
 * CONS-08: runs once the theme's fonts have loaded and a short idle delay has passed. The theme itself
 * comes with the document.
 * @returns cancel function
 */
export function whenThemeIsReady(run: () => void): () => void {
  let isOff = false;
  void document.fonts.ready.then(() => browserClock.after(IDLE_DELAY_MS, () => !isOff && run()));
  return () => void (isOff = true);
}
