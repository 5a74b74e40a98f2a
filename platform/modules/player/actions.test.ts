import { describe, expect, test } from 'vitest';
import type { PhoneVerification } from '@foyer/contract/registration/phone.ts';
import {
  blockOf,
  depositGuards,
  playerBlocked,
  STRICTEST_DEMANDS,
  type PlayerAction,
  type Demands,
} from './actions.ts';
import { CLOSED, later, samplePlayer, NOW } from './samplePlayer.ts';
import type { PlayerRecord } from './record.ts';

const ACTS: readonly PlayerAction[] = [
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

const mild: Demands = { requires: () => false, has: () => false, settings: { phoneVerification: 'off' } };
const strict: Demands = { ...mild, requires: () => true };

/** The blocked actions of a player, each with its reason. */
function blocks(change: Partial<PlayerRecord> = {}, demands = mild) {
  const found = ACTS.map((act) => [act, blockOf(act, { ...samplePlayer, ...change }, demands, NOW)] as const);
  return Object.fromEntries(found.flatMap(([act, block]) => (block ? [[act, block]] : [])));
}

const same = (acts: readonly PlayerAction[], block: object) =>
  Object.fromEntries(acts.map((act) => [act, block]));
const allBut = (spared: PlayerAction) => ACTS.filter((act) => act !== spared);
const flag = (which: keyof PlayerRecord['blocked']) => ({
  blocked: { ...samplePlayer.blocked, [which]: true },
});
const kyc = (status: PlayerRecord['kyc']['status'], deadline: Date | null) => ({
  kyc: { ...samplePlayer.kyc, status, deadline },
});

test('PLAYER-19 a player against whom nothing stands may do all there is', () => {
  expect(blocks()).toEqual({});
});

describe('PLAYER-03 PLAYER-14 EXCLUSION-04 what blocks play blocks everything but withdrawals', () => {
  test.each<[string, Partial<PlayerRecord>, object]>([
    ['a closed account', { status: CLOSED }, { reason: 'AccountClosed', rule: 'PLAYER-03', until: null }],
    [
      'an exclusion that runs',
      { exclusion: { endsAt: later(1) } },
      { reason: 'SelfExcluded', rule: 'EXCLUSION-01', until: later(1) },
    ],
    [
      'an exclusion without an end',
      { exclusion: { endsAt: null } },
      { reason: 'SelfExcluded', rule: 'EXCLUSION-01', until: null },
    ],
    [
      'a timeout that runs',
      { timeoutEndsAt: later(2) },
      { reason: 'Timeout', rule: 'EXCLUSION-08', until: later(2) },
    ],
    [
      'of two the graver',
      { exclusion: { endsAt: later(1) }, timeoutEndsAt: later(2) },
      { reason: 'SelfExcluded', rule: 'EXCLUSION-01', until: later(1) },
    ],
  ])('%s', (_what, change, block) => {
    expect(blocks(change)).toEqual(same(allBut('withdraw'), block));
    // With several blocks, the most severe reason is returned.
    expect(blocks({ ...change, ...flag('deposits') })).toEqual(same(allBut('withdraw'), block));
  });

  test.each<[string, Partial<PlayerRecord>]>([
    ['an exclusion to the very moment', { exclusion: { endsAt: NOW } }],
    ['a timeout that is over', { timeoutEndsAt: later(-1) }],
  ])('%s stops nothing', (_what, change) => {
    expect(blocks(change)).toEqual({});
  });
});

const DEPOSITS: readonly PlayerAction[] = ['deposit', 'depositByInstantBanking'];

describe('each flag of the house stops what it names and nothing else', () => {
  test.each<[string, Partial<PlayerRecord>, readonly PlayerAction[], string, string]>([
    ['PLAYER-21 deposits', flag('deposits'), DEPOSITS, 'DepositsBlocked', 'CASH-24'],
    ['PLAYER-15 withdrawals', flag('withdrawals'), ['withdraw'], 'WithdrawalsBlocked', 'CASH-23'],
    [
      'PLAYER-21 MONEY-03 cancelling',
      flag('cancelWithdrawal'),
      ['cancelWithdrawal'],
      'CancelWithdrawalBlocked',
      'MONEY-03',
    ],
    ['PLAYER-21 rewards', flag('rewards'), ['claimReward'], 'RewardsBlocked', 'REW-16'],
    [
      'PLAYER-21 limits',
      flag('increaseDepositLimit'),
      ['raiseDepositLimit'],
      'IncreaseDepositLimitBlocked',
      'RG-03',
    ],
    [
      'PLAYER-12 instant banking, from its day on',
      { instantBankingBlockedFrom: NOW },
      ['depositByInstantBanking'],
      'InstantBankingBlocked',
      'CASH-26',
    ],
  ])('%s', (_what, change, acts, reason, rule) => {
    expect(blocks(change)).toEqual(same(acts, { reason, rule, until: null }));
  });

  test('PLAYER-12 instant banking that will be blocked is not yet', () => {
    expect(blocks({ instantBankingBlockedFrom: later(1) })).toEqual({});
  });
});

describe('PLAYER-16 MONEY-05 KYC-02 who has been asked who he is', () => {
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
  ] as const)('%s by %s: no stakes and no money in, and money out all the same', (status, deadline) => {
    expect(blocks(kyc(status, deadline))).toEqual(same(STOPPED, block));
    expect(blocks(kyc(status, deadline), strict)).toEqual(same(STOPPED, block));
  });

  test.each([
    ['WillBeRequired', later(1)],
    ['Pending', later(1)],
    ['Done', later(-1)],
    ['NotNeed', null],
  ] as const)('%s by %s: all is open', (status, deadline) => {
    expect(blocks(kyc(status, deadline), strict)).toEqual({});
  });
});

test.each([
  [later(1), {}],
  [NOW, same(DEPOSITS, { reason: 'SourceOfWealthRequired', rule: 'MONEY-06', until: null })],
])('PLAYER-18 MONEY-06 a source of wealth due at %s', (dueAt, found) => {
  expect(blocks({ sourceOfWealth: { dueAt, documents: [] } })).toEqual(found);
});

describe('FLAG-11 FLAG-05 who has not shown that his number is his', () => {
  const asking = (phoneVerification: PhoneVerification): Demands => ({
    ...mild,
    settings: { phoneVerification },
  });
  const freeRewards: Demands = {
    ...asking('required'),
    has: (feature) => feature === 'DisablePhoneVerificationForRewards',
  };
  const block = { reason: 'PhoneVerificationRequired', rule: 'FLAG-11', until: null };
  const STOPPED: readonly PlayerAction[] = ['play', ...DEPOSITS, 'cancelWithdrawal'];
  const verified = { phone: { number: '+64215550142', isVerified: true } };

  test('FLAG-11 FLAG-13 where it is required: neither plays nor pays in, and still takes his money out', () => {
    expect(blocks({}, asking('required'))).toEqual(same([...STOPPED, 'claimReward'], block));
    const given = { phone: { number: '+64215550142', isVerified: false } };
    expect(blocks(given, asking('required'))).toEqual(same([...STOPPED, 'claimReward'], block));
  });

  test.each(['off', 'optional'] as const)('FLAG-11 where it is %s: nothing is stopped', (step) => {
    expect(blocks({}, asking(step))).toEqual({});
  });

  test('FLAG-11 once shown, all is open', () => {
    expect(blocks(verified, asking('required'))).toEqual({});
  });

  test('FLAG-05 with the toggle a reward is claimed without it, and nothing else', () => {
    expect(blocks({}, freeRewards)).toEqual(same(STOPPED, block));
    expect(blocks(flag('rewards'), freeRewards)['claimReward']).toMatchObject({ reason: 'RewardsBlocked' });
  });

  test('FLAG-11 what he cannot end himself is told first', () => {
    const demands = asking('required');
    expect(blocks({ exclusion: { endsAt: null } }, demands)['play']).toMatchObject({
      reason: 'SelfExcluded',
    });
    expect(blocks(flag('deposits'), demands)['deposit']).toMatchObject({ reason: 'DepositsBlocked' });
  });

  test('FLAG-11 FLAG-05 a brand that is served no more asks for it, for rewards too', () => {
    const found = blocks({}, STRICTEST_DEMANDS);
    expect(found).toEqual(same([...STOPPED, 'claimReward'], block));
  });
});

test('a refusal says why, by which rule, and until when', () => {
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

describe('CASH-09 what a player owes before money can come in', () => {
  const unseen = kyc('Required', null);
  const wealth = { sourceOfWealth: { dueAt: later(-1), documents: [] } } as Partial<PlayerRecord>;
  const phone: Demands = { ...mild, settings: { phoneVerification: 'required' } };
  const owed = (change: Partial<PlayerRecord>, demands = mild) =>
    depositGuards({ ...samplePlayer, ...change }, demands, NOW);

  test('CASH-09 is told the most urgent first, and nothing where nothing is owed', () => {
    expect(owed({})).toEqual([]);
    expect(owed(kyc('WillBeRequired', later(1)))).toEqual([]);
    expect(owed({ ...unseen, ...wealth }, phone)).toEqual([
      'identityVerification',
      'sourceOfWealth',
      'phoneVerification',
    ]);
  });

  test.each([
    ['KycRequired', unseen, mild],
    ['SourceOfWealthRequired', wealth, mild],
    ['PhoneVerificationRequired', {}, phone],
    [undefined, {}, mild],
  ])('CASH-09 is what the platform refuses the deposit for: %s', (reason, change, demands) => {
    const block = blockOf('deposit', { ...samplePlayer, ...change }, demands, NOW);
    expect(block?.reason).toBe(reason);
    expect(owed(change, demands)).toHaveLength(reason ? 1 : 0);
  });

  test('CASH-09 what he cannot end himself is no guard: it is told at the desk', () => {
    for (const change of [flag('deposits'), { timeoutEndsAt: later(1) }]) {
      expect(blockOf('deposit', { ...samplePlayer, ...change }, mild, NOW)).not.toBeNull();
      expect(owed(change)).toEqual([]);
    }
  });
});
