/** Loaded only after the visitor has consented (ANA-02). `followConsent.ts` waits for the consent. */
export { startAnalytics } from './analytics.ts';
export type { Integration, Receiver } from './integration.ts';
export { platformIntegration } from './platformIntegration.ts';
export { trackingIdOf } from './trackingId.ts';
export { vendorIntegrations } from './vendorIntegration.ts';
