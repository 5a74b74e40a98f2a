import { expect, it } from 'vitest';
import { weekStatusOf, type Reward, type Week } from './weekStatus.ts';

const rewards = (status: Reward['status']): readonly Reward[] => [
  { assignationId: 'other', status: 'Credited', reward: { endsAt: null } },
  { assignationId: 'own', status, reward: { endsAt: null } },
];
const given: Pick<Week, 'state' | 'assignationId'> = { state: 'Given', assignationId: 'own' };

it.each([
  ['Unclaimed', 'claim'],
  ['FailedProcessing', 'claim'],
  ['Credited', 'Credited'],
  ['Expired', 'Expired'],
  ['Removed', 'Removed'],
] as const)(
  'REW-08 ROUTE-56 a week that was given stands as its reward does: %s as %s',
  (status, expected) => {
    expect(weekStatusOf(given, rewards(status))).toBe(expected);
  },
);

it('REW-08 ROUTE-56 a reward that is no longer listed cannot be claimed', () => {
  expect(weekStatusOf({ ...given, assignationId: 'long ago' }, rewards('Unclaimed'))).toBe('Expired');
});

it.each(['None', 'Waiting', 'Lapsed'] as const)('ROUTE-56 a week that is %s needs no reward', (state) => {
  expect(weekStatusOf({ state, assignationId: null }, [])).toBe(state);
});
