import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../generated/schema.ts';

const types = buildSchema(schema);

function valuesOf(name: string): readonly string[] {
  const type = types.getType(name);
  if (!isEnumType(type)) throw new Error(`The schema has no enumeration ${name}`);
  return type
    .getValues()
    .map((value) => value.name)
    .sort();
}

test.each([
  ['WALLET-03', 'MoneyType', ['CasinoBet', 'Deposit', 'InitWithdrawal', 'Withdrawal']],
  ['WALLET-09', 'BonusStatus', ['Active', 'Converted', 'Expired', 'Forfeited']],
  ['WALLET-10', 'RewardAction', ['CompleteSoW', 'Deposit']],
  [
    'REW-03',
    'RewardStatus',
    ['Credited', 'Expired', 'FailedProcessing', 'Processing', 'Removed', 'Scheduled', 'Unclaimed'],
  ],
  ['REW-08', 'RewardKind', ['Cashback', 'Incentive']],
  ['REW-09', 'RewardSortField', ['assignedAt', 'rewardId', 'status', 'updatedAt']],
  ['RG-02', 'LimitPeriod', ['Day', 'Month', 'Week']],
])('%s the enumeration %s has the values %j', (_, name, values) => {
  expect(valuesOf(name)).toEqual(values);
});
