import { describe, expect, test } from 'vitest';
import type { PlayerRecord } from './record.ts';
import { standingOf } from './standing.ts';

const NOW = new Date('2027-03-01T12:00:00.000Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const nothingSet: PlayerRecord = {
  id: 'anna' as PlayerRecord['id'],
  brand: 'northlight' as PlayerRecord['brand'],
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
  termsAcceptedAt: null,
  privacyAcceptedAt: null,
  exclusion: null,
  timeoutEndsAt: null,
  instantBankingBlockedFrom: null,
  blocked: {
    withdrawals: false,
    cancelWithdrawal: false,
    deposits: false,
    rewards: false,
    increaseDepositLimit: false,
  },
  isBankingCddAsked: false,
  kyc: { status: 'NotRequired', deadline: null, done: [], missing: [] },
  sourceOfWealth: null,
};
const standing = (change: Partial<PlayerRecord> = {}) => standingOf({ ...nothingSet, ...change }, NOW);

const CLOSED: PlayerRecord['status'] = { status: 'Closed', cause: null, reopenByCustomerAllowed: false };

test('PLAYER-19 a player against whom nothing stands plays, pays in and takes out', () => {
  expect(standing()).toEqual({
    playBlock: null,
    exclusion: null,
    timeoutEndsAt: null,
    isMarketingBlocked: false,
    isInstantBankingBlocked: false,
    areDepositsBlocked: false,
    canWithdraw: true,
    isSourceOfWealthOverdue: false,
  });
});

describe('what keeps a player from playing', () => {
  test.each<[string, Partial<PlayerRecord>, object | null]>([
    ['PLAYER-03 a closed account', { status: CLOSED }, { reason: 'AccountClosed', until: null }],
    [
      'PLAYER-13 an exclusion that runs',
      { exclusion: { endsAt: later(1) } },
      { reason: 'SelfExcluded', until: later(1) },
    ],
    [
      'PLAYER-13 an exclusion without an end',
      { exclusion: { endsAt: null } },
      { reason: 'SelfExcluded', until: null },
    ],
    ['PLAYER-13 an exclusion to the very moment', { exclusion: { endsAt: NOW } }, null],
    ['PLAYER-14 a timeout that runs', { timeoutEndsAt: later(2) }, { reason: 'Timeout', until: later(2) }],
    ['PLAYER-14 a timeout that is over', { timeoutEndsAt: later(-1) }, null],
    [
      'PLAYER-13 of two the graver',
      { exclusion: { endsAt: later(1) }, timeoutEndsAt: later(2) },
      { reason: 'SelfExcluded', until: later(1) },
    ],
  ])('%s', (_what, change, playBlock) => {
    const { playBlock: found, areDepositsBlocked, canWithdraw } = standing(change);
    expect(found).toEqual(playBlock);
    // OPEN-25: money may not come in, and may always go out.
    expect([areDepositsBlocked, canWithdraw]).toEqual([playBlock !== null, true]);
  });
});

test.each<[string, Partial<PlayerRecord>, boolean]>([
  ['by the house', { isMarketingBlocked: true }, true],
  ['while excluded', { exclusion: { endsAt: null } }, true],
  ['once closed', { status: CLOSED }, true],
  ['not in a timeout', { timeoutEndsAt: later(1) }, false],
])('PLAYER-08 marketing is blocked %s', (_when, change, blocked) => {
  expect(standing(change).isMarketingBlocked).toBe(blocked);
});

test.each([
  [null, false],
  [later(1), false],
  [NOW, true],
  [later(-1), true],
])('PLAYER-12 instant banking blocked from %s', (instantBankingBlockedFrom, isBlocked) => {
  expect(standing({ instantBankingBlockedFrom }).isInstantBankingBlocked).toBe(isBlocked);
});

test('PLAYER-15 PLAYER-21 each flag says what it says', () => {
  const blocked = { ...nothingSet.blocked, withdrawals: true };
  expect(standing({ blocked }).canWithdraw).toBe(false);
  expect(standing({ blocked: { ...nothingSet.blocked, deposits: true } }).areDepositsBlocked).toBe(true);
});

test.each([
  [later(1), false],
  [NOW, true],
])('PLAYER-18 a source of wealth due at %s', (dueAt, isOverdue) => {
  expect(standing({ sourceOfWealth: { dueAt, documents: [] } }).isSourceOfWealthOverdue).toBe(isOverdue);
});
