import { createContext, use } from 'react';
import type { BrowserConsent } from '../transport/consent/browserConsent.ts';

/** Null on the server, which has no cookie storage. */
const CookiesContext = createContext<BrowserConsent['cookies'] | null>(null);

export const CookiesProvider = CookiesContext;

/** Cookie storage, limited by the visitor's consent. */
export const useCookies = (): BrowserConsent['cookies'] | null => use(CookiesContext);
