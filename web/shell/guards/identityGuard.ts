import type { PageRoute } from '../routing/page.ts';
import type { GuardStates } from './guards.ts';

/** KYC-04, AMB-12: players who owe identity verification are asked again on every page that does not stay open. */
export const needsIdentityCheck = (
  { identityVerification }: GuardStates,
  { opensDespite = [] }: Pick<PageRoute, 'opensDespite'>,
): boolean => identityVerification === 'active' && !opensDespite.includes('identityVerification');
