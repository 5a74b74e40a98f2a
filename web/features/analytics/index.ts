/** Loaded once the visitor agreed (ANA-02); `followConsent.ts` is what waits for that. */
export { startAnalytics } from './analytics.ts';
export type { Integration, Receiver } from './integration.ts';
export { platformIntegration } from './platformIntegration.ts';
export { vendorIntegrations } from './vendorIntegration.ts';
