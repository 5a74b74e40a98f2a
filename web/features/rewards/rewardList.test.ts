import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { claimRefusal } from './refusal.ts';
import { grouped, knownRewards, rewardList, type RewardEntry, type RewardList } from './rewardList.ts';
import { timeLeft } from './timeLeft.ts';

const NOW = Date.parse('2027-03-03T10:00:00.000Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();

type Made = Partial<Pick<RewardEntry, 'status' | 'action'>> & Partial<RewardEntry['reward']>;

const entry = (
  assignationId: string,
  { status = 'Unclaimed', action = null, ...reward }: Made = {},
): RewardEntry => ({
  assignationId,
  status,
  action,
  reward: {
    rewardId: `reward of ${assignationId}`,
    name: 'Birthday drop',
    expiresIn: null,
    startsAt: at(0),
    endsAt: null,
    claimType: 'manual',
    rewardReason: 'Incentive',
    rewardType: {
      __typename: 'MoneyDrop',
      type: 'money-drop',
      name: 'Birthday drop',
      amount: '15.00',
      currency: 'EUR',
    },
    ...reward,
  },
});

const shown = (list: RewardList) => list.map(({ assignationId, status }) => `${assignationId} ${status}`);
const update = (list: RewardList, { assignationId, status, reward }: RewardEntry) =>
  rewardList(list, { what: 'updated', news: { assignationId, status, reward } });

describe('the list of rewards', () => {
  const known = [entry('a', { action: 'Deposit' }), entry('b', { status: 'Scheduled', startsAt: at(HOUR) })];

  it('REW-10 merges live updates into the fetched list', () => {
    const list = rewardList([], { what: 'fetched', rewards: known });
    expect(shown(list)).toEqual(['a Unclaimed', 'b Scheduled']);
    expect(shown(update(list, entry('b', { startsAt: at(HOUR) })))).toEqual(['a Unclaimed', 'b Unclaimed']);
  });

  it('REW-10 a refetch replaces open rewards and keeps credited ones', () => {
    const list = update(known, entry('a', { status: 'Credited' }));
    expect(shown(rewardList(list, { what: 'fetched', rewards: [entry('c')] }))).toEqual([
      'a Credited',
      'c Unclaimed',
    ]);
  });

  it('REW-10 REW-13 a credited reward stays credited if a fetch from before arrives after the update', () => {
    const news = { what: 'updated', news: entry('a', { status: 'Credited' }) } as const;
    const before = { what: 'fetched', rewards: known } as const;
    const after = { what: 'fetched', rewards: [entry('c')] } as const;
    const begun = knownRewards({ list: [], left: [] }, before);
    const { list } = [news, before, after].reduce(knownRewards, begun);
    expect(shown(list)).toEqual(['a Credited', 'c Unclaimed']);
  });

  it('REW-10 REW-13 a credited reward stays visible if the refetch arrives before the update', () => {
    const credit = entry('a', { status: 'Credited' });
    const news = { what: 'updated', news: credit } as const;
    const read = { what: 'fetched', rewards: [entry('c')] } as const;
    const begun = knownRewards({ list: [], left: [] }, { what: 'fetched', rewards: known });
    const after = [read, news, read].reduce(knownRewards, begun);
    expect(shown(after.list)).toEqual(['a Credited', 'c Unclaimed']);
    expect(shown(after.left)).toEqual(['b Scheduled']);
    expect(shown(knownRewards(after, { what: 'dismissed', assignationId: 'a' }).list)).toEqual([
      'c Unclaimed',
    ]);
    // REW-11: an update to `Credited` does not add an unknown reward.
    const unknown = { what: 'updated', news: entry('x', { status: 'Credited' }) } as const;
    expect(knownRewards(after, unknown)).toEqual(after);
  });

  it.each([
    [
      'REW-11',
      'an unknown one that is credited already is not taken in',
      entry('x', { status: 'Credited' }),
      2,
    ],
    ['REW-12', 'an unknown one that is claimed by hand is', entry('x'), 3],
    ['REW-12', 'also one that has not begun', entry('x', { status: 'Scheduled' }), 3],
    ['REW-13', 'an unknown one that is neither changes nothing', entry('x', { claimType: 'automatic' }), 2],
    ['REW-13', 'nor does one that is over', entry('x', { claimType: 'automatic', status: 'Expired' }), 2],
  ])('%s %s', (_id, _what, news, length) => {
    expect(update(known, news)).toHaveLength(length);
  });

  it.each([
    'Credited',
    'Expired',
    'FailedProcessing',
    'Processing',
    'Removed',
    'Scheduled',
    'Unclaimed',
  ] as const)('REW-13 a known one becomes %s and keeps the rest', (status) => {
    const [first, ...others] = update(known, entry('a', { status, name: 'another name' }));
    expect(first).toEqual({ ...known[0], status });
    expect(others).toEqual(known.slice(1));
  });

  it('REW-14 only credited rewards can be dismissed', () => {
    const list = update(known, entry('a', { status: 'Credited' }));
    const without = rewardList(list, { what: 'dismissed', assignationId: 'a' });
    expect(shown(without)).toEqual(['b Scheduled']);
    expect(rewardList(without, { what: 'dismissed', assignationId: 'b' })).toEqual(without);
  });

  it('REW-15 is sorted by start', () => {
    const rewards = [
      entry('late', { startsAt: at(DAY) }),
      entry('early', { startsAt: at(-DAY) }),
      entry('now'),
    ];
    const list = rewardList([], { what: 'fetched', rewards });
    const more = update(list, entry('between', { startsAt: at(-HOUR) }));
    expect(more.map(({ assignationId }) => assignationId)).toEqual(['early', 'between', 'now', 'late']);
  });

  it('REW-03 groups rewards by what can be done with them and omits ended ones', () => {
    const list = [
      entry('claim'),
      entry('again', { status: 'FailedProcessing' }),
      entry('under way', { status: 'Processing' }),
      entry('coming', { status: 'Scheduled', startsAt: at(HOUR) }),
      entry('got', { status: 'Credited', endsAt: at(-HOUR) }),
      entry('over', { endsAt: at(0) }),
      entry('expired', { status: 'Expired' }),
      entry('given up', { status: 'Removed' }),
    ];
    const { toClaim, coming, credited } = grouped(list, NOW);
    expect(
      [toClaim, coming, credited].map((group) => group.map(({ assignationId }) => assignationId)),
    ).toEqual([['claim', 'again', 'under way'], ['coming'], ['got']]);
  });
});

it.each([
  [null, null],
  [9 * DAY, { unit: 'days', count: 9 }],
  [2 * DAY - 1, { unit: 'days', count: 1 }],
  [DAY - 1, { unit: 'hours', count: 23 }],
  [HOUR, { unit: 'hours', count: 1 }],
  [HOUR - 1, { unit: 'minutes', count: 59 }],
  [10 * SECOND, { unit: 'minutes', count: 1 }],
  [-MINUTE, { unit: 'minutes', count: 1 }],
] as const)('REW-01 of %s ms that are left it is told %o', (leftMs, fetched) => {
  expect(timeLeft(leftMs === null ? null : at(leftMs), NOW)).toEqual(fetched);
});

it.each([
  ['FLAG-05', 'PhoneVerificationRequired', 'phone', 'phone'],
  ['WALLET-10', 'Deposit', 'deposit', 'deposit'],
  ['WALLET-10', 'CompleteSoW', 'sourceOfWealth', 'sourceOfWealth'],
  ['REW-16', 'RewardsBlocked', 'blocked', null],
  ['OPEN-21', 'RewardExpired', 'over', null],
  ['OPEN-21', 'toString', 'other', null],
  ['OPEN-21', null, 'other', null],
])('%s a claim refused as %s shows the reason and the next step', (_id, type, textKey, step) => {
  expect(claimRefusal(type)).toEqual({ key: `places.rewards.refused.${textKey}`, nextStep: step });
});
