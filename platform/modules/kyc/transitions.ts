import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';

export type KycEvent =
  /** A rule of the licence requires verification, with a deadline. */
  | 'asked'
  /** The operator requires verification, without a deadline. */
  | 'demanded'
  /** The player has sent documents, which are under review. */
  | 'submitted'
  | 'verified'
  /** The documents were rejected; the player may try again before the deadline. */
  | 'returned'
  /** Rejected after the deadline, or without a further attempt. */
  | 'refused'
  | 'lapsed'
  /** The operator withdraws the request. */
  | 'waived';

/** KYC-02: the next status. An event that is missing here has no effect. */
export const KYC_TRANSITIONS: Readonly<Record<KycStatus, Readonly<Partial<Record<KycEvent, KycStatus>>>>> = {
  NotNeed: {
    asked: 'WillBeRequired',
    demanded: 'Required',
    verified: 'Done',
    // The operator or the provider doubts an earlier verification.
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
    // The deadline has passed during the review, so the player may not play until the review ends.
    lapsed: 'Pending',
    waived: 'NotNeed',
  },
  // Doubt about a finished verification takes effect at once, without a deadline.
  Done: { demanded: 'Required', verified: 'Done', returned: 'Required', refused: 'Required' },
};

export const kycAfter = (status: KycStatus, event: KycEvent): KycStatus | null =>
  KYC_TRANSITIONS[status][event] ?? null;
