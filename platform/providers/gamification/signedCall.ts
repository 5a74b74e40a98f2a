import type { PartnerCall } from '../../infra/httpClient/httpClient.ts';

/** Builds a provider request, signed over time, path and body. */
export type SignedCall = (path: string, body: object) => PartnerCall;
