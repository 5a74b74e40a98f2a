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
  it('GQLO-03 the account of the last deposit is first and marked', () => {
    const methods = [
      method('card', { accounts: [account('9')] }),
      method('trustly', { accounts: [account('1'), account('4417')] }),
    ];
    const options = methodOptions(methods, { method: 'trustly', account: '4417' });
    expect(options.map(({ key, isLastUsed }) => [key, isLastUsed])).toEqual([
      ['trustly 4417', true],
      ['card 9', false],
      ['card', false],
      ['trustly 1', false],
      ['trustly', false],
    ]);
  });

  it.each([
    ['there was none', null],
    ['its account is not offered', { method: 'trustly', account: '2' }],
    ['its account is unknown', { method: 'trustly', account: null }],
    ['its method has an account of the same id', { method: 'card', account: '1' }],
  ])('GQLO-03 no account is marked as that of the last deposit if %s', (_why, last) => {
    const options = methodOptions([method('trustly', { accounts: [account('1')] }), method('card')], last);
    expect(options.map(({ key, isLastUsed }) => [key, isLastUsed])).toEqual([
      ['trustly 1', false],
      ['trustly', false],
      ['card', false],
    ]);
  });

  it('MONEY-04 a method without new accounts offers the existing ones', () => {
    const owed = method('trustly', { accounts: [account('1')], takesNewAccount: false });
    expect(methodOptions([owed], null).map(({ key }) => key)).toEqual(['trustly 1']);
  });
});

describe('firstOption', () => {
  const options = methodOptions(
    [method('trustly', { refusal }), method('card'), method('wallet', { provider: 'piq' })],
    null,
  );
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
    expect(firstOption(methodOptions([method('trustly', { refusal })], null), null)).toBeNull();
  });
});

describe('chosenBefore', () => {
  const methods = [method('trustly', { accounts: [account('4417')] }), method('card')];
  const options = methodOptions(methods, null);
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
