import type { BrowserConsent } from '../../transport/consent/browserConsent.ts';

/** CONS-19: the id that counts this browser's visits. Each use extends its lifetime; a withdrawal of consent ends it. */
export function trackingIdOf(cookies: Pick<BrowserConsent['cookies'], 'get' | 'set'>): string {
  const id = cookies.get('internalTrackingId') ?? crypto.randomUUID();
  cookies.set('internalTrackingId', id);
  return id;
}
