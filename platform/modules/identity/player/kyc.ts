import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerRecord } from './record.ts';

type Kyc = Pick<PlayerRecord['kyc'], 'status' | 'deadline'>;

/**
 * MONEY-05: who he is has to be shown and is not, and the time for it is over. One that is asked for without a day to show it
 * by is asked for now. While what he sent is looked at, the day counts as well.
 */
export function isKycOverdue({ status, deadline }: Kyc, now: Date): boolean {
  if (status === 'Done' || status === 'NotNeed') return false;
  return status === 'Required' || deadline === null || deadline <= now;
}

/** KYC-02: what is kept may be a moment behind the clock. */
export const kycStatusNow = (kyc: Kyc, now: Date): KycStatus =>
  kyc.status === 'WillBeRequired' && isKycOverdue(kyc, now) ? 'Required' : kyc.status;
