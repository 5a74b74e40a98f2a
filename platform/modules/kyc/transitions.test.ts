import { describe, expect, it } from 'vitest';
import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';
import { KYC_TRANSITIONS, kycAfter, type KycEvent } from './transitions.ts';

const STATUSES = ['Done', 'NotNeed', 'Pending', 'Required', 'WillBeRequired'] as const;
const EVENTS = [
  'asked',
  'demanded',
  'submitted',
  'verified',
  'returned',
  'refused',
  'lapsed',
  'waived',
] as const;

describe('KYC-02 the KYC status', () => {
  it('KYC-02 has the five values of the specification', () => {
    expect(Object.keys(KYC_TRANSITIONS).sort()).toEqual([...STATUSES]);
  });

  const TABLE: Readonly<Record<KycStatus, readonly (KycStatus | null)[]>> = {
    // Each row lists the next status after: asked, demanded, submitted, verified, returned, refused, lapsed, waived.
    NotNeed: ['WillBeRequired', 'Required', null, 'Done', 'Required', 'Required', null, null],
    WillBeRequired: [
      null,
      'Required',
      'Pending',
      'Done',
      'WillBeRequired',
      'Required',
      'Required',
      'NotNeed',
    ],
    Required: [null, 'Required', 'Pending', 'Done', 'Required', 'Required', null, 'NotNeed'],
    Pending: [null, 'Required', 'Pending', 'Done', 'WillBeRequired', 'Required', 'Pending', 'NotNeed'],
    Done: [null, 'Required', null, 'Done', 'Required', 'Required', null, null],
  };
  it.each(STATUSES)('KYC-02 the next status of %s after each event', (status) => {
    expect(EVENTS.map((event) => kycAfter(status, event))).toEqual(TABLE[status]);
  });

  it('KYC-02 only a verification leads to Done', () => {
    const transitions = STATUSES.flatMap((status) =>
      EVENTS.filter((event: KycEvent) => kycAfter(status, event) === 'Done').map(
        (event) => `${status} ${event}`,
      ),
    );
    expect(transitions.sort()).toEqual(STATUSES.map((status) => `${status} verified`).sort());
  });
});
