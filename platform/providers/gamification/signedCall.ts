import type { PartnerCall } from '../../infra/partners/partnerCall.ts';

/** A call to the provider, signed over time, path and body. */
export type SignedCall = (path: string, body: object) => PartnerCall;
