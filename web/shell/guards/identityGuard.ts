import type { GuardStates } from './guards.ts';

/**
 * KYC-04, AMB-12: who has to show who he is is asked again on every page, but where he takes his money out, where he
 * shows it, and where he is told that already.
 * @param path without locale
 */
export const needsIdentityCheck = ({ identityVerification }: GuardStates, path: string): boolean =>
  identityVerification === 'active' && !/^\/(profile|deposit|withdraw|games)\//.test(path);
