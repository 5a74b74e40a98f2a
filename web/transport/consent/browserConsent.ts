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

/** The page's consent, and the cookies that follow it. */
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
  const { keep } = consentedCookies(cookies, consent);
  return { consent, cookies: { get: cookies.get, keep } };
}

/** EXP-04: flags of experiments, which a tester sets. */
export const browserFlags = safeStorage(() => window.localStorage);

const IDLE_DELAY_MS = 200;

/**
 * CONS-08: the theme came with the document and is painted before any code is asked for; its fonts may come later,
 * and then the browser is let finish what it does for the reader. @returns the way to call it off
 */
export function whenThemeIsReady(run: () => void): () => void {
  let isOff = false;
  void document.fonts.ready.then(() => browserClock.after(IDLE_DELAY_MS, () => !isOff && run()));
  return () => void (isOff = true);
}
