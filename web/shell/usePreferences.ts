import { useEffect } from 'react';
import type { ConsentedCookies } from '../transport/consent/consentedCookies.ts';
import type { Page } from './routing/page.ts';

/** MODE-06, CONS-17: stores the last used language and product for the next visit, if the visitor consented. */
export function usePreferences(cookies: ConsentedCookies, { locale, productMode }: Page): void {
  useEffect(() => cookies.keep('locale', locale), [cookies, locale]);
  useEffect(() => cookies.keep('productMode', productMode), [cookies, productMode]);
}
