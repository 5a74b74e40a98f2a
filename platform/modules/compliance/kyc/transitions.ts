import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';

/** What can happen to the question who a player is. */
export type KycEvent =
  /** By a rule of the licence, with a day to show it by. */
  | 'asked'
  /** By somebody of the house, at once. */
  | 'demanded'
  /** The player has shown it; somebody looks at it. */
  | 'submitted'
  | 'verified'
  /** It was not enough, and there is time to show it again. */
  | 'returned'
  /** It was not enough: the time is over, or there is no further try. */
  | 'refused'
  /** The day has passed. */
  | 'lapsed'
  /** Somebody of the house does not ask any more. */
  | 'waived';

/** KYC-02: what follows on what. What does not stand here has no effect. */
export const KYC_TRANSITIONS: Readonly<Record<KycStatus, Readonly<Partial<Record<KycEvent, KycStatus>>>>> = {
  NotNeed: {
    asked: 'WillBeRequired',
    demanded: 'Required',
    verified: 'Done',
    // He was asked once, and what he showed then is doubted now.
    returned: 'Required',
    refused: 'Required',
  },
  WillBeRequired: {
    demanded: 'Required',
    submitted: 'Pending',
    verified: 'Done',
    returned: 'WillBeRequired',
    refused: 'Required',
    lapsed: 'Required',
    waived: 'NotNeed',
  },
  Required: {
    demanded: 'Required',
    submitted: 'Pending',
    verified: 'Done',
    returned: 'Required',
    refused: 'Required',
    waived: 'NotNeed',
  },
  Pending: {
    demanded: 'Required',
    submitted: 'Pending',
    verified: 'Done',
    returned: 'WillBeRequired',
    refused: 'Required',
    // It is looked at still, and nobody plays meanwhile.
    lapsed: 'Pending',
    waived: 'NotNeed',
  },
  // Doubt after the fact stops at once: nobody is warned of it first.
  Done: { demanded: 'Required', verified: 'Done', returned: 'Required', refused: 'Required' },
};

/** Null: nothing follows. */
export const kycAfter = (status: KycStatus, event: KycEvent): KycStatus | null =>
  KYC_TRANSITIONS[status][event] ?? null;
