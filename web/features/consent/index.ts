/** What a visitor consents to: asked by the document, told to every part, changed on the cookie page. */
export { ConsentProvider, useConsent } from './consentContext.tsx';
export { ConsentBanner } from './ConsentBanner.tsx';
