/**
 * An operator may credit held money to the player once one of these blocks has ended. Money that is held because of
 * limits, exclusions, time-outs or closed accounts is always returned to the payer.
 */
const RELEASABLE: ReadonlySet<string> = new Set([
  'DepositsBlocked',
  'ExclusionRegisterUnavailable',
  'InstantBankingBlocked',
  'KycRequired',
  'MethodNotAvailable',
  'RefundedByOperator',
  'SourceOfWealthRequired',
]);

export const isReleasable = (reason: string): boolean => RELEASABLE.has(reason);
