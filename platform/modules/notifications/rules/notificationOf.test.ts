import { describe, expect, it } from 'vitest';
import type { EventData, EventType } from '@foyer/contract/events/eventTypes.ts';
import { isReported, notificationsOf, statusesAfter, type KnownStatuses } from './notificationOf.ts';

const UNKNOWN: KnownStatuses = { kycStatus: null, sourceOfWealth: null };
const EURO = { amount: '50.00', currency: 'EUR' } as const;
const AMOUNT = { amount: { minor: '5000', currency: 'EUR' } };

const event = <Type extends EventType>(type: Type, data: EventData<Type>) => ({
  eventId: 'e1',
  type,
  data: { ...data },
});

const payment = (change: Partial<EventData<'deposit.updated'>>): EventData<'deposit.updated'> => ({
  paymentId: 'p1',
  status: 'Initialized',
  amount: EURO,
  fee: { amount: '0.00', currency: 'EUR' },
  method: 'trustly',
  provider: 'trustly',
  country: 'FI',
  createdAt: '2026-11-30T12:00:00.000Z',
  refusal: null,
  ...change,
});

const reward = (change: Partial<EventData<'reward.updated'>>): EventData<'reward.updated'> => ({
  assignmentId: 'a1',
  rewardId: 'r1',
  kind: 'Incentive',
  valueType: 'money-drop',
  status: 'Unclaimed',
  startsAt: '2026-11-30T12:00:00.000Z',
  endsAt: null,
  amount: EURO,
  spins: null,
  ...change,
});

describe('payments', () => {
  it.each([
    ['deposit.updated', { status: 'Initialized' }, null, null],
    ['deposit.updated', { status: 'Completed' }, 'DepositCredited', null],
    ['deposit.updated', { status: 'Cancelled' }, null, null],
    ['deposit.updated', { status: 'Cancelled', refusal: 'Abandoned' }, null, null],
    ['deposit.updated', { status: 'Cancelled', refusal: 'Expired' }, null, null],
    [
      'deposit.updated',
      { status: 'Cancelled', refusal: 'RefusedByProvider' },
      'DepositFailed',
      'RefusedByProvider',
    ],
    ['deposit.updated', { status: 'CancelInitialized', refusal: 'RefusedByProvider' }, null, null],
    ['deposit.updated', { status: 'RollbackInitialized', refusal: 'Timeout' }, 'DepositHeld', 'Timeout'],
    ['deposit.updated', { status: 'RollbackInitialized', refusal: 'RefundedByOperator' }, null, null],
    [
      'deposit.updated',
      { status: 'RolledBacked', refusal: 'SelfExcluded' },
      'DepositRefunded',
      'SelfExcluded',
    ],
    ['deposit.updated', { status: 'RolledBacked', refusal: 'Reversed' }, 'DepositReversed', null],
    ['withdrawal.updated', { status: 'Initialized', waitsFor: 'Provider' }, null, null],
    ['withdrawal.updated', { status: 'Initialized', waitsFor: 'Approval' }, 'WithdrawalWaiting', 'Approval'],
    ['withdrawal.updated', { status: 'Completed' }, 'WithdrawalPaid', null],
    [
      'withdrawal.updated',
      { status: 'Cancelled', cancelReason: 'PaymentIssues' },
      'WithdrawalCancelled',
      null,
    ],
    [
      'withdrawal.updated',
      { status: 'Cancelled', refusal: 'WithdrawalRejected' },
      'WithdrawalRefused',
      'WithdrawalRejected',
    ],
    ['withdrawal.updated', { status: 'RolledBacked', refusal: 'Returned' }, 'WithdrawalReturned', null],
  ] as const)('MONEY-08 %s %j is %s', (type, change, kind, reason) => {
    const found = notificationsOf(event(type, payment(change)), UNKNOWN);
    const data = { ...AMOUNT, ...(reason && { reason }) };
    const of = kind === 'WithdrawalWaiting' ? `p1 ${reason}` : 'p1';
    expect(found).toEqual(kind === null ? [] : [{ kind, key: `${kind}:${of}`, data }]);
  });

  it('keep the minor units of their currency', () => {
    const yen = payment({ status: 'Completed', amount: { amount: '5000', currency: 'JPY' } });
    expect(notificationsOf(event('deposit.updated', yen), UNKNOWN)[0]?.data).toEqual({
      amount: { minor: '5000', currency: 'JPY' },
    });
  });
});

describe('rewards and wins', () => {
  it.each([
    [{}, 'RewardGiven'],
    [{ status: 'Scheduled' }, 'RewardGiven'],
    [{ status: 'Credited' }, 'RewardCredited'],
    [{ status: 'Expired' }, null],
    [{ status: 'Removed' }, null],
    [{ status: 'FailedProcessing' }, null],
    [{ kind: 'Cashback' }, 'CashbackGiven'],
    [{ kind: 'Cashback', status: 'Credited' }, 'CashbackCredited'],
  ] as const)('a reward %j is %s', (change, kind) => {
    const found = notificationsOf(event('reward.updated', reward(change)), UNKNOWN);
    expect(found.map((one) => [one.kind, one.key])).toEqual(kind ? [[kind, `${kind}:a1`]] : []);
  });

  it('free spins are counted, and have no amount', () => {
    const spins = reward({ valueType: 'free-spin', amount: null, spins: 40 });
    expect(notificationsOf(event('reward.updated', spins), UNKNOWN)[0]?.data).toEqual({
      reward: 'free-spin',
      spins: 40,
    });
  });

  it('a jackpot and a raffle are won', () => {
    const jackpot = event('jackpot.won', { winId: 'w1', pot: 'mega', isCommunityShare: false, paid: EURO });
    const raffle = event('raffle.won', { dropId: 'd1', paid: EURO });
    expect([jackpot, raffle].flatMap((one) => notificationsOf(one, UNKNOWN))).toEqual([
      { kind: 'JackpotWon', key: 'JackpotWon:w1', data: { pot: 'mega', ...AMOUNT } },
      { kind: 'RaffleWon', key: 'RaffleWon:e1', data: AMOUNT },
    ]);
  });

  it('sports bets that paid are reported, other play is not', () => {
    const sums = { bets: 1, staked: '10.00', wins: 1 };
    const play = (studio: string, won: string) =>
      event('play.summarised', {
        ...sums,
        won,
        from: '2026-11-30T12:00:00.000Z',
        to: '2026-11-30T12:01:00.000Z',
        currency: 'EUR',
        studios: [{ studio, ...sums, won }],
      });
    expect(notificationsOf(play('sportsbook', '50.00'), UNKNOWN)).toEqual([
      { kind: 'SportsBetWon', key: 'SportsBetWon:e1', data: AMOUNT },
    ]);
    expect([play('sportsbook', '0.00'), play('otterby', '50.00')].map(isReported)).toEqual([false, false]);
  });

  it.each([
    ['Active', null],
    ['Converted', 'BonusConverted'],
    ['Expired', 'BonusExpired'],
    ['Forfeited', null],
  ] as const)('a bonus that is %s is %s', (status, kind) => {
    const found = notificationsOf(event('bonus.updated', { bonusId: 'b1', status }), UNKNOWN);
    expect(found.map((one) => one.kind)).toEqual(kind ? [kind] : []);
  });

  it('LIMIT-04 a raise that is ready names its limit', () => {
    const limit = { scope: 'Brand', kind: 'Deposit', period: 'Week' } as const;
    const ready = event('limit.raiseReady', { ...limit, readyAt: '2026-11-30T12:00:00.000Z' });
    expect(notificationsOf(ready, UNKNOWN)).toMatchObject([{ kind: 'LimitRaiseReady', data: { limit } }]);
  });
});

describe('checks of the player', () => {
  it.each([
    [null, 'Done', null],
    [null, 'Required', 'DocumentsRequired'],
    ['NotNeed', 'WillBeRequired', 'DocumentsRequired'],
    ['WillBeRequired', 'Required', 'DocumentsRequired'],
    ['Required', 'Required', null],
    ['Required', 'Pending', null],
    ['Pending', 'Required', 'DocumentsRefused'],
    ['Pending', 'WillBeRequired', 'DocumentsRefused'],
    ['Pending', 'Done', 'DocumentsAccepted'],
    ['Done', 'NotNeed', null],
  ] as const)('KYC-02 from %s to %s is %s', (before, kycStatus, kind) => {
    const known: KnownStatuses = { kycStatus: before, sourceOfWealth: 'NotRequired' };
    const changed = event('kyc.updated', { kycStatus, sourceOfWealth: 'NotRequired' });
    expect(notificationsOf(changed, known).map((one) => one.kind)).toEqual(kind ? [kind] : []);
    expect(statusesAfter(changed, known).kycStatus).toBe(kycStatus);
  });

  it.each([
    [null, 'Required', 'SourceOfWealthRequired'],
    ['Required', 'Required', null],
    ['Required', 'Done', 'SourceOfWealthAccepted'],
    [null, 'Done', null],
  ] as const)('SOW-03 from %s to %s is %s', (before, sourceOfWealth, kind) => {
    const known: KnownStatuses = { kycStatus: 'Done', sourceOfWealth: before };
    const changed = event('kyc.updated', { kycStatus: 'Done', sourceOfWealth });
    expect(notificationsOf(changed, known).map((one) => one.kind)).toEqual(kind ? [kind] : []);
  });
});

it.each([
  ['an unknown type', { type: 'player.teleported', data: {} }],
  ['a type without notifications', { type: 'session.started', data: {} }],
  ['a name of Object.prototype', { type: 'constructor', data: {} }],
  [
    'data that is not as its schema says',
    { type: 'deposit.updated', data: { status: 'Completed', paymentId: 7 } },
  ],
])('of %s there is no notification', (_what, bad) => {
  expect(notificationsOf({ eventId: 'e1', ...bad }, UNKNOWN)).toEqual([]);
  expect(isReported({ eventId: 'e1', ...bad })).toBe(false);
});
