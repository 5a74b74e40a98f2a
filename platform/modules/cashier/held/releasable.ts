/**
 * Reasons after whose end an operator may credit held money to the player. Not included are limits,
 * exclusions, time-outs and closed accounts: that money is always returned.
 */
const RELEASABLE: ReadonlySet<string> = new Set([
  'DepositsBlocked',
  'InstantBankingBlocked',
  'KycRequired',
  'MethodNotAvailable',
  'SourceOfWealthRequired',
]);

export const isReleasable = (reason: string): boolean => RELEASABLE.has(reason);
