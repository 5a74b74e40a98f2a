import { expect, it } from 'vitest';
import { fromDecimal } from '@foyer/domain/money.ts';
import { neededApproval } from './neededApproval.ts';

const eur = (amount: string) => fromDecimal(amount, 'EUR');
const setting = { all: false, newAccounts: false, from: new Map(), withinHours: 24 };
const large = { ...setting, from: new Map([['EUR' as const, eur('1000.00')]]) };
const needed = (settings: Parameters<typeof neededApproval>[0], sum = eur('20.00'), isKnownAccount = true) =>
  neededApproval(settings, { sum, isKnownAccount });

it('MONEY-13 without a setting, or one that names nothing, no withdrawal waits', () => {
  expect(needed([], eur('1000000.00'), false)).toBeNull();
  expect(needed([setting], eur('1000000.00'), false)).toBeNull();
});

it.each([
  ['999.99', null],
  ['1000.00', { reasons: ['Amount'], withinHours: 24 }],
  ['1000.01', { reasons: ['Amount'], withinHours: 24 }],
] as const)('MONEY-13 a sum of %s reaches the amount: %j', (amount, expected) => {
  expect(needed([large], eur(amount))).toEqual(expected);
});

it('MONEY-13 where amounts are stated, a sum in another currency waits whatever it is', () => {
  expect(needed([large], fromDecimal('0.01', 'USD'))?.reasons).toEqual(['Amount']);
});

it('MONEY-13 an account to which nothing was paid yet, and every withdrawal', () => {
  const ofNew = { ...setting, newAccounts: true };
  expect([needed([ofNew]), needed([ofNew], undefined, false)?.reasons]).toEqual([null, ['NewAccount']]);
  expect(needed([{ ...setting, all: true }])?.reasons).toEqual(['All']);
});

it('MONEY-13 of several settings each adds its reasons, and the shortest promise holds', () => {
  const settings = [
    { ...large, withinHours: 48 },
    { ...large, newAccounts: true, withinHours: 12 },
    { ...setting, withinHours: 1 },
  ];
  expect(needed(settings, eur('1000.00'), false)).toEqual({
    reasons: ['Amount', 'NewAccount'],
    withinHours: 12,
  });
});
