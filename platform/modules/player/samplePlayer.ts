import type { PlayerRecord } from './record.ts';

/** Fixed time and sample data for tests of rules; each test changes one property. */
export const NOW = new Date('2027-03-01T12:00:00.000Z');
export const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

export const samplePlayer: PlayerRecord = {
  id: 'anna' as PlayerRecord['id'],
  brand: 'a brand' as PlayerRecord['brand'],
  email: 'anna@foyer.test',
  emailVerified: true,
  firstName: 'Anna',
  lastName: 'Aalto',
  birthDate: '1988-03-14',
  country: 'FI',
  language: 'fi',
  currency: 'EUR',
  status: { status: 'Active', cause: null, reopenByCustomerAllowed: true },
  phone: { number: null, isVerified: false },
  address: { street: null, city: null, zipCode: null, state: null },
  ssn: null,
  realityCheckMinutes: null,
  accepts: { email: true, sms: false, phone: false, webPush: false },
  isMarketingBlocked: false,
  isSuppressed: false,
  acceptedVersions: { 'terms-and-conditions': 1, 'privacy-policy': 1 },
  exclusion: null,
  timeoutEndsAt: null,
  identityReview: null,
  instantBankingBlockedFrom: null,
  blocked: {
    withdrawals: false,
    cancelWithdrawal: false,
    deposits: false,
    rewards: false,
    increaseDepositLimit: false,
  },
  isBankingCddAsked: false,
  kyc: { status: 'NotNeed', deadline: null, done: [], missing: [] },
  sourceOfWealthAcceptedAt: null,
  sourceOfWealth: null,
};

export const CLOSED: PlayerRecord['status'] = {
  status: 'Closed',
  cause: null,
  reopenByCustomerAllowed: false,
};
