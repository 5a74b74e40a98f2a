import { createContext, use } from 'react';
import type { BrowserConsent } from '../../transport/consent/browserConsent.ts';

/** Null on the server, where nothing is kept. */
const CookiesContext = createContext<BrowserConsent['cookies'] | null>(null);

export const CookiesProvider = CookiesContext;

/** What is kept in cookies as far as the visitor consents. */
export const useCookies = (): BrowserConsent['cookies'] | null => use(CookiesContext);
