import type { PageRoute } from '../routing/page.ts';
import { activeGuard, type Guard } from './guards.ts';

/** KYC-04, AMB-12: a due identity verification is requested again on every page that does not stay open. */
export const needsIdentityCheck = (
  required: readonly Guard[],
  { opensDespite = [] }: Pick<PageRoute, 'opensDespite'>,
): boolean =>
  activeGuard(required) === 'identityVerification' && !opensDespite.includes('identityVerification');
