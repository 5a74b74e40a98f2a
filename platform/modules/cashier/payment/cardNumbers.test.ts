import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { hasCheckDigit, requireNoCardNumber } from './cardNumbers.ts';

const notice = (account: { id: string; label: string } | null, reason: string | null = null) => ({
  noticeId: '4111111111111111',
  merchant: 'casino',
  reference: '4111111111111111',
  kind: 'deposit' as const,
  outcome: 'succeeded' as const,
  amount: money(20_00n, 'EUR'),
  reason,
  account,
});
const fieldOf = (of: Parameters<typeof requireNoCardNumber>[0]): unknown => {
  try {
    requireNoCardNumber(of);
    return null;
  } catch (error) {
    return error;
  }
};
const refused = (field: string) => ({ type: 'CardNumberReceived', status: 400, keys: { field } });

/** Numbers that card schemes publish for tests. */
const CARDS = [
  '4222222222222',
  '30569309025904',
  '378282246310005',
  '4111111111111111',
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  '6304000000000000000',
];

describe('a card number', () => {
  it.each(CARDS)('%s is refused as an id, in a label and in a reason', (card) => {
    expect(fieldOf(notice({ id: card, label: 'Visa •• 1111' }))).toMatchObject(refused('account.id'));
    expect(fieldOf(notice({ id: 'token', label: `Visa ${card}` }))).toMatchObject(refused('account.label'));
    expect(fieldOf(notice(null, `declined: ${card}.`))).toMatchObject(refused('reason'));
  });

  it('is not part of the error', () => {
    const error = fieldOf(notice({ id: CARDS[3] ?? '', label: 'Visa •• 1111' }));
    expect(JSON.stringify(error) + String(error)).not.toContain('4111');
  });
});

it.each([
  ['a token', 'tok_4111111111111111x'],
  ['a digit that is wrong', '4111111111111112'],
  ['too few digits', '411111111116'],
  ['too many digits', '41111111111111111111'],
  ['an IBAN', 'EE382200221020145685'],
  ['a UUID', '41111111-1111-4111-8111-111111111111'],
])('%s is an id of an account', (_what, id) => {
  expect(fieldOf(notice({ id, label: 'Visa •• 1111' }))).toBeNull();
});

it('a masked label and a reason without a number pass', () => {
  expect(fieldOf(notice({ id: 'bank-4417', label: 'Nordbank •• 4417' }, 'insufficient_funds'))).toBeNull();
});

it('the check digit is the one of ISO/IEC 7812', () => {
  expect(['79927398713', '0'].map(hasCheckDigit)).toEqual([true, true]);
  expect([0, 1, 2, 4, 5, 6, 7, 8, 9].some((digit) => hasCheckDigit(`7992739871${digit}`))).toBe(false);
});
