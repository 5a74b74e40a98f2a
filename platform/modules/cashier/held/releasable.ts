/**
 * Reasons for which an operator may give held money to its player once the reason has ended. A limit, an exclusion, a
 * time-out and a closed account are not among them: what arrived against those goes back, whatever holds by now.
 */
const RELEASABLE: ReadonlySet<string> = new Set([
  'DepositsBlocked',
  'InstantBankingBlocked',
  'KycRequired',
  'MethodNotAvailable',
  'SourceOfWealthRequired',
]);

export const isReleasable = (reason: string): boolean => RELEASABLE.has(reason);
