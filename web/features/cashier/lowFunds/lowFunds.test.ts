import { describe, expect, it } from 'vitest';
import { fundsAfter, isBonusEnabled, maySuggest } from './lowFunds.ts';

const bet = (balance: string, changes: Partial<Parameters<typeof fundsAfter>[0]> = {}) =>
  fundsAfter({
    balance,
    bonusBalance: '0.00',
    currency: 'EUR',
    amount: '-5.00',
    moneyType: 'CasinoBet',
    ...changes,
  });

describe('fundsAfter', () => {
  it.each([
    ['0.00', 'low'],
    ['9.99', 'low'],
    ['10.00', 'low'],
    ['10.01', 'enough'],
  ])('CASH-11 a balance of %s after a bet of 5.00 is %s', (balance, expected) => {
    expect(bet(balance)).toBe(expected);
  });

  it.each([
    ['5.00', '5.00', 'low'],
    ['5.00', '5.01', 'lowWithoutBonus'],
    ['10.01', '0.00', 'enough'],
    ['10.01', '50.00', 'enough'],
  ])('CASH-11 %s and a bonus of %s are %s', (balance, bonusBalance, expected) => {
    expect(bet(balance, { bonusBalance })).toBe(expected);
  });

  it.each(['Deposit', 'Withdrawal', 'InitWithdrawal', null] as const)(
    'CASH-10 a movement named %s asks for nothing',
    (moneyType) => {
      expect(bet('0.00', { moneyType })).toBe('enough');
    },
  );

  it('CASH-10 a win and a free round suggest nothing', () => {
    expect(bet('6.00', { amount: '5.00' })).toBe('enough');
    expect(bet('0.00', { amount: '0.00' })).toBe('enough');
  });

  it('CASH-11 compares in the currency’s minor units', () => {
    expect(bet('1000', { currency: 'JPY', bonusBalance: '0', amount: '-500' })).toBe('low');
    expect(bet('1001', { currency: 'JPY', bonusBalance: '0', amount: '-500' })).toBe('enough');
  });
});

describe('maySuggest', () => {
  const free = { isDialogOpen: false, isFlagSet: false, isSports: false };

  it('CASH-10 suggests a deposit if nothing prevents it', () => {
    expect(maySuggest(free)).toBe(true);
  });

  it('CASH-12 suggests nothing while a dialog is open', () => {
    expect(maySuggest({ ...free, isDialogOpen: true })).toBe(false);
  });

  it('CASH-13 suggests nothing if the flag is set', () => {
    expect(maySuggest({ ...free, isFlagSet: true })).toBe(false);
  });

  it('CASH-14 suggests nothing on sports pages', () => {
    expect(maySuggest({ ...free, isSports: true })).toBe(false);
  });
});

describe('isBonusEnabled', () => {
  const bonus = {
    status: 'Active' as const,
    weights: [
      { category: 'slots', percent: 100 },
      { category: 'table-games', percent: 0 },
    ],
  };

  it.each([
    ['slots', true],
    ['table-games', false],
    ['live-casino', false],
    [null, false],
  ])('CASH-11 at a game of %s: %s', (category, expected) => {
    expect(isBonusEnabled(bonus, category)).toBe(expected);
  });

  it('CASH-11 an ended or missing bonus counts in no game', () => {
    expect(isBonusEnabled({ ...bonus, status: 'Expired' }, 'slots')).toBe(false);
    expect(isBonusEnabled(null, 'slots')).toBe(false);
  });
});
