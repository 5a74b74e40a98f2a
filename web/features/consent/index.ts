/** Cookie consent: the prompt in the document, the current consent for other features, and the cookie page. */
export { ConsentProvider, useConsent } from './consentContext.tsx';
export { ConsentBanner } from './ConsentBanner.tsx';
