import { describe, expect, test } from 'vitest';
import type { EmailValidity } from '@foyer/contract/registration/methods.ts';
import type { PhoneVerification } from '@foyer/contract/registration/phone.ts';
import {
  blockOf,
  depositGuards,
  isQuicklyResolved,
  playerBlocked,
  STRICTEST_DEMANDS,
  type PlayerAction,
  type Demands,
} from './actions.ts';
import { CLOSED, later, samplePlayer, NOW } from './samplePlayer.ts';
import type { PlayerRecord } from './record.ts';

const ACTIONS: readonly PlayerAction[] = [
  'play',
  'playForFun',
  'joinJackpotAtOpening',
  'deposit',
  'depositByInstantBanking',
  'withdraw',
  'cancelWithdrawal',
  'claimReward',
  'raiseDepositLimit',
];

const documentVersions = { 'terms-and-conditions': 1, 'privacy-policy': 1 };
const mild: Demands = {
  hasRule: () => false,
  has: () => false,
  emailValidity: () => 'Valid',
  settings: { phoneVerification: 'off', documentVersions },
};
const strict: Demands = { ...mild, hasRule: () => true };

/** The blocked actions of a player, each with its reason. */
function blocks(change: Partial<PlayerRecord> = {}, demands = mild) {
  const found = ACTIONS.map(
    (action) => [action, blockOf(action, { ...samplePlayer, ...change }, demands, NOW)] as const,
  );
  return Object.fromEntries(found.flatMap(([action, block]) => (block ? [[action, block]] : [])));
}

const same = (actions: readonly PlayerAction[], block: object) =>
  Object.fromEntries(actions.map((action) => [action, block]));
const allBut = (spared: PlayerAction) => ACTIONS.filter((action) => action !== spared);
const flag = (which: keyof PlayerRecord['blocked']) => ({
  blocked: { ...samplePlayer.blocked, [which]: true },
});
const kyc = (status: PlayerRecord['kyc']['status'], deadline: Date | null) => ({
  kyc: { ...samplePlayer.kyc, status, deadline },
});

test('PLAYER-19 a player without restrictions may perform every action', () => {
  expect(blocks()).toEqual({});
});

describe('PLAYER-03 PLAYER-14 EXCLUSION-04 what blocks play blocks everything but withdrawals', () => {
  test.each<[string, Partial<PlayerRecord>, object]>([
    [
      'PLAYER-03 a closed account',
      { status: CLOSED },
      { reason: 'AccountClosed', rule: 'PLAYER-03', until: null },
    ],
    [
      'PLAYER-13 EXCLUSION-01 an active exclusion',
      { exclusion: { endsAt: later(1) } },
      { reason: 'SelfExcluded', rule: 'EXCLUSION-01', until: later(1) },
    ],
    [
      'PLAYER-13 EXCLUSION-01 an exclusion without an end',
      { exclusion: { endsAt: null } },
      { reason: 'SelfExcluded', rule: 'EXCLUSION-01', until: null },
    ],
    [
      'PLAYER-14 EXCLUSION-08 an active time-out',
      { timeoutEndsAt: later(2) },
      { reason: 'Timeout', rule: 'EXCLUSION-08', until: later(2) },
    ],
    [
      'EXCLUSION-06 an identity review',
      { identityReview: { endsAt: later(1) } },
      // Showing when the review ends would reveal when another player's exclusion ends.
      { reason: 'IdentityUnderReview', rule: 'EXCLUSION-06', until: null },
    ],
    [
      'EXCLUSION-06 an identity review without an end',
      { identityReview: { endsAt: null } },
      { reason: 'IdentityUnderReview', rule: 'EXCLUSION-06', until: null },
    ],
    [
      'an exclusion and a time-out: the exclusion is the reason',
      { exclusion: { endsAt: later(1) }, timeoutEndsAt: later(2) },
      { reason: 'SelfExcluded', rule: 'EXCLUSION-01', until: later(1) },
    ],
  ])('%s', (_what, change, block) => {
    expect(blocks(change)).toEqual(same(allBut('withdraw'), block));
    // With several blocks, the most severe reason is returned.
    expect(blocks({ ...change, ...flag('deposits') })).toEqual(same(allBut('withdraw'), block));
  });

  test.each<[string, Partial<PlayerRecord>]>([
    ['PLAYER-13 an exclusion that ends now', { exclusion: { endsAt: NOW } }],
    ['PLAYER-14 a time-out that is over', { timeoutEndsAt: later(-1) }],
    ['EXCLUSION-06 an identity review that ends now', { identityReview: { endsAt: NOW } }],
  ])('%s blocks nothing', (_what, change) => {
    expect(blocks(change)).toEqual({});
  });
});

const DEPOSITS: readonly PlayerAction[] = ['deposit', 'depositByInstantBanking'];

describe('each block by the operator applies to its own action only', () => {
  test.each<[string, Partial<PlayerRecord>, readonly PlayerAction[], string, string]>([
    ['PLAYER-21 deposits', flag('deposits'), DEPOSITS, 'DepositsBlocked', 'CASH-24'],
    ['PLAYER-15 withdrawals', flag('withdrawals'), ['withdraw'], 'WithdrawalsBlocked', 'CASH-23'],
    [
      'PLAYER-21 MONEY-03 cancelling a withdrawal',
      flag('cancelWithdrawal'),
      ['cancelWithdrawal'],
      'CancelWithdrawalBlocked',
      'MONEY-03',
    ],
    ['PLAYER-21 rewards', flag('rewards'), ['claimReward'], 'RewardsBlocked', 'REW-16'],
    [
      'PLAYER-21 raising a deposit limit',
      flag('increaseDepositLimit'),
      ['raiseDepositLimit'],
      'IncreaseDepositLimitBlocked',
      'RG-03',
    ],
    [
      'PLAYER-12 instant banking, from the given time',
      { instantBankingBlockedFrom: NOW },
      ['depositByInstantBanking'],
      'InstantBankingBlocked',
      'CASH-26',
    ],
  ])('%s', (_what, change, actions, reason, rule) => {
    expect(blocks(change)).toEqual(same(actions, { reason, rule, until: null }));
  });

  test('PLAYER-12 instant banking is not blocked before the given time', () => {
    expect(blocks({ instantBankingBlockedFrom: later(1) })).toEqual({});
  });
});

describe('PLAYER-16 MONEY-05 identity verification', () => {
  const block = { reason: 'KycRequired', rule: 'MONEY-05', until: null };
  const STOPPED: readonly PlayerAction[] = [...DEPOSITS, 'play'];

  test.each([
    ['Required', NOW],
    // `Required` applies immediately, whatever the deadline.
    ['Required', later(1)],
    ['Required', null],
    ['WillBeRequired', NOW],
    ['WillBeRequired', later(-1)],
    ['WillBeRequired', null],
    ['Pending', later(-1)],
    // A missing deadline means the stricter rule.
    ['Pending', null],
  ] as const)('%s with deadline %s blocks stakes and deposits, not withdrawals', (status, deadline) => {
    expect(blocks(kyc(status, deadline))).toEqual(same(STOPPED, block));
    expect(blocks(kyc(status, deadline), strict)).toEqual(same(STOPPED, block));
  });

  test.each([
    ['WillBeRequired', later(1)],
    ['Pending', later(1)],
    ['Done', later(-1)],
    ['NotNeed', null],
  ] as const)('%s with deadline %s blocks nothing', (status, deadline) => {
    expect(blocks(kyc(status, deadline), strict)).toEqual({});
  });
});

test.each([
  [later(1), {}],
  [NOW, same(DEPOSITS, { reason: 'SourceOfWealthRequired', rule: 'MONEY-06', until: null })],
])('PLAYER-18 MONEY-06 a source of wealth due at %s', (dueAt, found) => {
  expect(blocks({ sourceOfWealth: { dueAt, documents: [] } })).toEqual(found);
});

describe('FLAG-11 FLAG-05 players without a verified phone number', () => {
  const requiring = (phoneVerification: PhoneVerification): Demands => ({
    ...mild,
    settings: { ...mild.settings, phoneVerification },
  });
  const freeRewards: Demands = {
    ...requiring('required'),
    has: (feature) => feature === 'DisablePhoneVerificationForRewards',
  };
  const block = { reason: 'PhoneVerificationRequired', rule: 'FLAG-11', until: null };
  const STOPPED: readonly PlayerAction[] = ['play', ...DEPOSITS, 'cancelWithdrawal'];
  const verified = { phone: { number: '+64215550142', isVerified: true } };

  test('FLAG-11 FLAG-13 may withdraw, but not play or deposit, where verification is required', () => {
    expect(blocks({}, requiring('required'))).toEqual(same([...STOPPED, 'claimReward'], block));
    const given = { phone: { number: '+64215550142', isVerified: false } };
    expect(blocks(given, requiring('required'))).toEqual(same([...STOPPED, 'claimReward'], block));
  });

  test.each(['off', 'optional'] as const)('FLAG-11 are not blocked where verification is %s', (step) => {
    expect(blocks({}, requiring(step))).toEqual({});
  });

  test('FLAG-11 are not blocked any more once the number is verified', () => {
    expect(blocks(verified, requiring('required'))).toEqual({});
  });

  test('FLAG-05 may claim rewards with the toggle, and nothing else', () => {
    expect(blocks({}, freeRewards)).toEqual(same(STOPPED, block));
    expect(blocks(flag('rewards'), freeRewards)['claimReward']).toMatchObject({ reason: 'RewardsBlocked' });
  });

  test('FLAG-11 are told first about blocks that they cannot resolve', () => {
    const demands = requiring('required');
    expect(blocks({ exclusion: { endsAt: null } }, demands)['play']).toMatchObject({
      reason: 'SelfExcluded',
    });
    expect(blocks(flag('deposits'), demands)['deposit']).toMatchObject({ reason: 'DepositsBlocked' });
  });

  test('FLAG-11 FLAG-05 are blocked, also from rewards, at a brand that is no longer served', () => {
    const found = blocks({}, STRICTEST_DEMANDS);
    expect(found).toEqual(same([...STOPPED, 'claimReward'], block));
  });
});

describe('REG-04 players with a risky email address', () => {
  const block = { reason: 'EmailVerificationRequired', rule: 'REG-04', until: null };
  const unverified = { email: 'anna@throwaway.test', emailVerified: false };
  const at = (validity: EmailValidity): Demands => ({
    ...mild,
    emailValidity: (email) => (email === unverified.email ? validity : 'Valid'),
  });

  test.each(['Risky', 'Invalid'] as const)(
    'REG-04 an unverified %s address blocks deposits only',
    (validity) => {
      expect(blocks(unverified, at(validity))).toEqual(same(DEPOSITS, block));
    },
  );

  test('REG-04 a verified address or one that is valid blocks nothing', () => {
    expect(blocks({ ...unverified, emailVerified: true }, at('Risky'))).toEqual({});
    expect(blocks(unverified, at('Valid'))).toEqual({});
  });

  test('REG-04 an unverified address blocks deposits at a brand that is no longer served', () => {
    const owed = { ...unverified, phone: { number: '+64215550142', isVerified: true } };
    expect(blocks(owed, STRICTEST_DEMANDS)).toEqual(same(DEPOSITS, block));
  });
});

test('the refusal of a blocked action has reason, rule and end', () => {
  expect(playerBlocked({ reason: 'Timeout', rule: 'EXCLUSION-08', until: later(1) })).toMatchObject({
    type: 'PlayerBlocked',
    status: 403,
    reasons: ['Timeout'],
    keys: { rule: 'EXCLUSION-08', until: '2027-03-01T13:00:00.000Z' },
  });
  expect(playerBlocked({ reason: 'AccountClosed', rule: 'PLAYER-03', until: null }).keys).toEqual({
    rule: 'PLAYER-03',
  });
});

describe('LIMIT-12 money that has arrived', () => {
  test.each([
    ['ContentAcceptRequired', 'OVER-08', true],
    ['PhoneVerificationRequired', 'FLAG-11', true],
    ['EmailVerificationRequired', 'REG-04', true],
    ['KycRequired', 'MONEY-05', false],
    ['SelfExcluded', 'EXCLUSION-01', false],
    ['AccountClosed', 'PLAYER-03', false],
  ] as const)('with the block %s (%s) is credited: %s', (reason, rule, isCredited) => {
    expect(isQuicklyResolved({ reason, rule, until: null })).toBe(isCredited);
  });
});

describe('CASH-09 deposit blocks that the player can resolve', () => {
  const unverified = kyc('Required', null);
  const wealth = { sourceOfWealth: { dueAt: later(-1), documents: [] } } as Partial<PlayerRecord>;
  const phone: Demands = { ...mild, settings: { ...mild.settings, phoneVerification: 'required' } };
  const guardsOf = (change: Partial<PlayerRecord>, demands = mild) =>
    depositGuards({ ...samplePlayer, ...change }, demands, NOW);

  test('OVER-08 OPEN-20 a document to accept comes first, and blocks play and deposits only', () => {
    const newTerms: Demands = {
      ...mild,
      settings: { ...mild.settings, documentVersions: { ...documentVersions, 'terms-and-conditions': 2 } },
    };
    const block = { reason: 'ContentAcceptRequired', rule: 'OVER-08', until: null };
    expect(guardsOf(unverified, newTerms)).toEqual(['contentAccept', 'identityVerification']);
    expect(blocks({}, newTerms)).toEqual(same(['play', ...DEPOSITS], block));
    const accepted = { acceptedVersions: { 'terms-and-conditions': 3, 'privacy-policy': 1 } };
    expect(blocks(accepted, newTerms)).toEqual({});
    // A block that the player cannot resolve at once is reported first.
    expect(blocks(unverified, newTerms).deposit).toMatchObject({ reason: 'KycRequired' });
  });

  test('CASH-09 are listed most urgent first', () => {
    expect(guardsOf({})).toEqual([]);
    expect(guardsOf(kyc('WillBeRequired', later(1)))).toEqual([]);
    expect(guardsOf({ ...unverified, ...wealth }, phone)).toEqual([
      'identityVerification',
      'sourceOfWealth',
      'phoneVerification',
    ]);
  });

  test.each([
    ['KycRequired', unverified, mild],
    ['SourceOfWealthRequired', wealth, mild],
    ['PhoneVerificationRequired', {}, phone],
    [undefined, {}, mild],
  ])('CASH-09 are those for which the platform refuses a deposit: %s', (reason, change, demands) => {
    const block = blockOf('deposit', { ...samplePlayer, ...change }, demands, NOW);
    expect(block?.reason).toBe(reason);
    expect(guardsOf(change, demands)).toHaveLength(reason ? 1 : 0);
  });

  test('CASH-09 do not include blocks that only the operator or time resolves', () => {
    for (const change of [flag('deposits'), { timeoutEndsAt: later(1) }]) {
      expect(blockOf('deposit', { ...samplePlayer, ...change }, mild, NOW)).not.toBeNull();
      expect(guardsOf(change)).toEqual([]);
    }
  });
});
