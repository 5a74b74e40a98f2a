import { expect, test } from 'vitest';
import { STRICTEST_DEMANDS, type Demands } from './actions.ts';
import { CLOSED, later, samplePlayer, NOW } from './samplePlayer.ts';
import type { PlayerRecord } from './record.ts';
import { accountStateOf } from './accountState.ts';

const MILD: Demands = {
  hasRule: () => false,
  has: () => false,
  emailValidity: () => 'Valid',
  settings: {
    phoneVerification: 'off',
    documentVersions: { 'terms-and-conditions': 1, 'privacy-policy': 1 },
  },
};

const stateOf = (change: Partial<PlayerRecord> = {}) =>
  accountStateOf({ ...samplePlayer, ...change }, MILD, NOW);

test('PLAYER-19 a player without restrictions has none in the account state', () => {
  expect(stateOf()).toEqual({
    exclusion: null,
    timeoutEndsAt: null,
    isUnderReview: false,
    isMarketingBlocked: false,
    isInstantBankingBlocked: false,
    areDepositsBlocked: false,
    guards: [],
    documentsOwed: [],
    canWithdraw: true,
    isSourceOfWealthOverdue: false,
    kycStatus: 'NotNeed',
    isKycOverdue: false,
    holdsPayoutsForKyc: false,
  });
});

test.each<[string, Partial<PlayerRecord>, boolean]>([
  ['by the operator', { isMarketingBlocked: true }, true],
  ['while excluded', { exclusion: { endsAt: null } }, true],
  ['for a closed account', { status: CLOSED }, true],
  ['during an identity review', { identityReview: { endsAt: null } }, true],
  ['during a time-out', { timeoutEndsAt: later(1) }, true],
  ['no longer after the time-out', { timeoutEndsAt: NOW }, false],
])('PLAYER-08 EXCLUSION-08 marketing is blocked %s', (_when, change, blocked) => {
  expect(stateOf(change).isMarketingBlocked).toBe(blocked);
});

test.each([
  [null, false],
  [later(1), false],
  [NOW, true],
  [later(-1), true],
])('PLAYER-12 instant banking blocked from %s is blocked now: %s', (instantBankingBlockedFrom, isBlocked) => {
  expect(stateOf({ instantBankingBlockedFrom }).isInstantBankingBlocked).toBe(isBlocked);
});

test('PLAYER-15 PLAYER-21 blocked withdrawals and deposits are shown', () => {
  const blocked = { ...samplePlayer.blocked, withdrawals: true };
  expect(stateOf({ blocked }).canWithdraw).toBe(false);
  expect(stateOf({ blocked: { ...samplePlayer.blocked, deposits: true } }).areDepositsBlocked).toBe(true);
});

test.each([
  [later(1), false],
  [NOW, true],
])('PLAYER-18 a source of wealth due at %s is overdue: %s', (dueAt, isOverdue) => {
  expect(stateOf({ sourceOfWealth: { dueAt, documents: [] } }).isSourceOfWealthOverdue).toBe(isOverdue);
});

const kyc = (status: PlayerRecord['kyc']['status'], deadline: Date | null = null) => ({
  kyc: { ...samplePlayer.kyc, status, deadline },
});

test.each([
  ['NotNeed', null, 'NotNeed', false],
  ['WillBeRequired', later(1), 'WillBeRequired', false],
  ['WillBeRequired', new Date(NOW.getTime() + 1), 'WillBeRequired', false],
  ['WillBeRequired', NOW, 'Required', true],
  ['WillBeRequired', null, 'Required', true],
  ['Required', later(1), 'Required', true],
  ['Pending', later(1), 'Pending', false],
  ['Pending', NOW, 'Pending', true],
  ['Done', NOW, 'Done', false],
] as const)(
  'KYC-02 MONEY-05 %s with deadline %s is shown as %s and holds payouts: %s',
  (status, deadline, shown, isHeld) => {
    expect(stateOf(kyc(status, deadline))).toMatchObject({
      kycStatus: shown,
      isKycOverdue: isHeld,
      holdsPayoutsForKyc: isHeld,
      // LIMIT-11: the withdrawal itself is accepted, only its payout waits.
      canWithdraw: true,
    });
  },
);

test.each([
  ['Done', false],
  ['NotNeed', true],
  ['Pending', true],
  ['Required', true],
  ['WillBeRequired', true],
] as const)(
  'LIC-20 where the licence requires verification before a payout, %s holds it: %s',
  (status, isHeld) => {
    const demands: Demands = { ...MILD, hasRule: (rule) => rule === 'kycRequiredForWithdrawal' };
    const player = { ...samplePlayer, ...kyc(status, later(1)) };
    expect(accountStateOf(player, demands, NOW).holdsPayoutsForKyc).toBe(isHeld);
  },
);

test('LIC-20 a payout at a brand that is no longer served waits for the verification', () => {
  expect(accountStateOf(samplePlayer, STRICTEST_DEMANDS, NOW).holdsPayoutsForKyc).toBe(true);
});
