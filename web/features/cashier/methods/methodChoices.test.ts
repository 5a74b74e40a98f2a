import { describe, expect, it } from 'vitest';
import { chosenBefore, firstOption, methodOptions, type Method } from './methodChoices.ts';

const method = (id: string, changes: Partial<Method> = {}): Method => ({
  id,
  label: id,
  provider: id,
  kind: 'BANK',
  speed: 'Instant',
  takesMinutes: 0,
  minAmount: '20.00',
  maxAmount: '500.00',
  feeRate: '0',
  feeFixed: '0.00',
  accounts: [],
  takesNewAccount: true,
  carriesAward: false,
  refusal: null,
  ...changes,
});
const account = (id: string) => ({ id, label: `Nordbank •• ${id}`, owedBack: null });
const refusal = { type: 'InstantBankingBlocked', rule: 'CASH-26', until: null };

describe('methodOptions', () => {
  it('GQLO-03 the last used account is first and marked', () => {
    const options = methodOptions([method('trustly', { accounts: [account('4417')] }), method('card')]);
    expect(options.map(({ key, isLastUsed }) => [key, isLastUsed])).toEqual([
      ['trustly 4417', true],
      ['trustly', false],
      ['card', false],
    ]);
  });

  it('GQLO-03 without an earlier payment no method is marked as last used', () => {
    expect(methodOptions([method('card')])).toMatchObject([{ key: 'card', isLastUsed: false }]);
  });

  it('MONEY-04 a method without new accounts offers the existing ones', () => {
    const owed = method('trustly', { accounts: [account('1')], takesNewAccount: false });
    expect(methodOptions([owed]).map(({ key }) => key)).toEqual(['trustly 1']);
  });
});

describe('firstOption', () => {
  const options = methodOptions([
    method('trustly', { refusal }),
    method('card'),
    method('wallet', { provider: 'piq' }),
  ]);
  it.each([
    [null, 'card'],
    ['wallet', 'wallet'],
    ['piq', 'wallet'],
    ['cheque', 'card'],
    ['trustly', 'card'],
  ])('CASH-26 for the request %s it is %s; an unavailable method is not chosen', (requested, expected) => {
    expect(firstOption(options, requested)?.key).toBe(expected);
  });

  it('is null if no method is available', () => {
    expect(firstOption(methodOptions([method('trustly', { refusal })]), null)).toBeNull();
  });
});

describe('chosenBefore', () => {
  const options = methodOptions([method('trustly', { accounts: [account('4417')] }), method('card')]);
  it.each([
    [{ method: 'trustly', account: '4417' }, 'trustly 4417'],
    [{ method: 'trustly', account: null }, 'trustly'],
    [{ method: 'card' }, 'card'],
    [{ method: 'card', account: '4417' }, undefined],
    [null, undefined],
  ])('CASH-27 for %o is %s', (order, key) => {
    expect(chosenBefore(options, order)?.key).toBe(key);
  });
});
