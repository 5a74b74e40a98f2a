import { describe, expect, it } from 'vitest';
import type { RewardStatus } from '@foyer/contract/generated/resolvers.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import type { Refusal } from '../../infra/refusal.ts';
import { actionOf, isOpen, isOver, requireClaimable, type Assignment } from './reward.ts';

const NOW = new Date('2027-03-01T12:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

function assigned(
  status: RewardStatus = 'Unclaimed',
  { startsAt = later(-1), endsAt = null }: { readonly startsAt?: Date; readonly endsAt?: Date | null } = {},
): Assignment {
  return {
    id: 'assignment',
    playerId: 'anna' as Assignment['playerId'],
    reward: {
      id: 'reward',
      name: 'Ten euros',
      kind: 'Incentive',
      claimType: 'manual',
      value: { type: 'money-drop', amount: fromDecimal('10.00', 'EUR') },
      startsAt,
      endsAt,
    },
    assignedAt: later(-1000),
    updatedAt: later(-1000),
    status,
    reason: null,
    depositsNeeded: null,
  };
}

const STATUSES: Readonly<Record<RewardStatus, boolean>> = {
  Scheduled: true,
  Unclaimed: true,
  Processing: true,
  FailedProcessing: true,
  Credited: false,
  Expired: false,
  Removed: false,
};

it.each(Object.entries(STATUSES))('OPEN-03 a reward that is %s may still change: %s', (status, open) => {
  expect(isOpen({ status: status as RewardStatus })).toBe(open);
});

it.each([
  [later(1), false],
  [NOW, true],
  [later(-1), true],
  [null, false],
])('a reward that can be claimed until %s is over: %s', (endsAt, over) => {
  expect(isOver(assigned('Unclaimed', { endsAt }), NOW)).toBe(over);
});

describe('a claim', () => {
  const refusalOf = (assignment: Assignment): Refusal | null => {
    try {
      requireClaimable(assignment, NOW);
      return null;
    } catch (error) {
      return error as Refusal;
    }
  };

  it('is accepted from the start of the reward until its end', () => {
    expect(refusalOf(assigned())).toBeNull();
    expect(refusalOf(assigned('Unclaimed', { startsAt: NOW, endsAt: later(1) }))).toBeNull();
  });

  it.each([
    ['a removed reward', assigned('Removed', { endsAt: NOW }), 'RewardRemoved', {}],
    ['an expired reward', assigned('Expired'), 'RewardExpired', {}],
    ['a reward that ends now', assigned('Unclaimed', { endsAt: NOW }), 'RewardExpired', {}],
    [
      'a reward that starts later',
      assigned('Scheduled', { startsAt: later(1) }),
      'RewardNotBegun',
      { startsAt: '2027-03-01T12:00:00.001Z' },
    ],
  ])('of %s is refused', (_what, assignment, type, keys) => {
    expect(refusalOf(assignment)).toMatchObject({ type, status: 409, keys });
  });
});

describe('WALLET-10 what a player must do before they claim', () => {
  it.each([
    ['nothing', null, false, 0, null],
    ['nothing after enough deposits', 3, false, 3, null],
    ['a deposit', 3, false, 2, 'Deposit'],
    ['the source of wealth', null, true, 0, 'CompleteSoW'],
    ['the source of wealth before a deposit', 3, true, 2, 'CompleteSoW'],
  ] as const)('WALLET-10 is %s', (_what, depositsNeeded, isSourceOfWealthOpen, deposits, action) => {
    const facts = { isSourceOfWealthOpen, deposits };
    expect(actionOf({ status: 'Unclaimed', depositsNeeded }, facts)).toBe(action);
    expect(actionOf({ status: 'Credited', depositsNeeded }, facts)).toBeNull();
  });
});
