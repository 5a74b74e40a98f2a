import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { cardNumberFields, hasCheckDigit, isCardNumberId } from './cardNumbers.ts';

const notice = (account: { id: string; label: string } | null, reason: string | null = null) => ({
  noticeId: 'event-1',
  merchant: 'casino',
  reference: 'payment-1',
  kind: 'deposit' as const,
  outcome: 'succeeded' as const,
  amount: money(20_00n, 'EUR'),
  reason,
  account,
});

/** Numbers of each scheme: those that schemes publish for tests, and others with a check digit. */
const CARDS = [
  '4222222222222',
  '4111111111111111',
  '4111 1111 1111 1111',
  '4000-0000-0000-0006-003',
  '5555-5555-5555-4444',
  '2223003122003222',
  '2720990000000007',
  '6304000000000000000',
  '6759649826438453',
  '5018000000007',
  '5060990580000217499',
  '378282246310005',
  '343434343434343',
  '30569309025904',
  '3056930009020004',
  '36227206271667',
  '38520000023237',
  '6011111111111117',
  '6445644564456445',
  '6500000000000002',
  '6250941006528599',
  '3530111333300000',
  '2200770212727079',
  '6062826786276634',
  '6362970000457013',
  '9792030000000000',
  '8600000000000007',
];

describe('a card number', () => {
  it.each(CARDS)('%s is found as an id, in a label and in a reason', (card) => {
    expect(cardNumberFields(notice({ id: card, label: 'Visa •• 1111' }))).toEqual(['account.id']);
    expect(cardNumberFields(notice({ id: 'token', label: `Visa ${card}` }))).toEqual(['account.label']);
    expect(cardNumberFields(notice(null, `declined: ${card}.`))).toEqual(['reason']);
    expect(isCardNumberId(card)).toBe(true);
  });

  it('is found beside other digits', () => {
    for (const label of ['4111 1111 1111 1111 12/30', '2 4111111111111111', '12-30-4111111111111111-7'])
      expect(cardNumberFields(notice({ id: 'token', label }))).toEqual(['account.label']);
  });

  it.each([
    '4111.1111.1111.1111',
    '4111\u00a01111\u00a01111\u00a01111',
    '4111–1111–1111–1111',
    '4111/1111/1111/1111',
    '4111_1111_1111_1111',
    '4111 - 1111 - 1111 - 1111',
    '４１１１１１１１１１１１１１１１',
    'card:4111111111111111',
  ])('is found in another writing: %s', (card) => {
    expect(cardNumberFields(notice({ id: card, label: card }, card))).toEqual([
      'account.id',
      'account.label',
      'reason',
    ]);
  });

  it('is found in each field', () => {
    const [id = '', label = ''] = CARDS;
    expect(cardNumberFields(notice({ id, label }, id))).toEqual(['account.id', 'account.label', 'reason']);
  });
});

describe('the ids of a callback', () => {
  const [card = ''] = CARDS;
  const plain = notice({ id: 'token', label: 'Visa •• 1111' });

  it('are checked too: that of the event, and the reference', () => {
    expect(cardNumberFields({ ...plain, noticeId: card, reference: card })).toEqual(['id', 'reference']);
    expect(cardNumberFields({ ...plain, noticeId: `event:${card}` })).toEqual(['id']);
  });

  it.each([`e${card}`, '41111111-1111-4111-8111-111111111111', '1234567890123452', '4417'])(
    '%s is none',
    (id) => {
      expect(cardNumberFields({ ...plain, noticeId: id, reference: id })).toEqual([]);
    },
  );
});

it.each([
  ['a token', 'tok_4111111111111111x'],
  ['a digit that is wrong', '4111111111111112'],
  ['too few digits', '411111111116'],
  ['too many digits', '41111111111111111111'],
  ['an IBAN', 'EE382200221020145685'],
  ['an IBAN as it is printed', 'EE38 2200 2210 2014 5685'],
  ['a number behind a letter', 'a4111111111111111'],
  ['a UUID', '41111111-1111-4111-8111-111111111111'],
  ['digits of no scheme', '1234567890123452'],
  ['a length that the scheme does not have', '3714496353984314'],
])('%s is an id of an account', (_what, id) => {
  expect(cardNumberFields(notice({ id, label: 'Visa •• 1111' }))).toEqual([]);
  expect(isCardNumberId(id)).toBe(false);
});

it('a masked label and a reason without a number pass', () => {
  expect(
    cardNumberFields(notice({ id: 'bank-4417', label: 'Nordbank •• 4417' }, 'insufficient_funds')),
  ).toEqual([]);
});

it('numbers of 13 to 19 digits are rarely taken for cards, and never those that begin with 0, 1 or 7', () => {
  const lengths = [13, 14, 15, 16, 17, 18, 19];
  const draws = fc.sample(fc.array(fc.nat(9), { minLength: 19, maxLength: 19 }), { seed: 1, numRuns: 4000 });
  for (const length of lengths) {
    const ids = draws.map((digits) => digits.slice(0, length).join(''));
    expect(ids.filter(isCardNumberId).length / ids.length).toBeLessThan(0.045);
    expect(ids.map((id) => `1${id.slice(1)}`).some(isCardNumberId)).toBe(false);
    expect(ids.filter((id) => /^[07]/.test(id)).some(isCardNumberId)).toBe(false);
  }
});

it('the check digit is the one of ISO/IEC 7812', () => {
  expect(['79927398713', '0'].map(hasCheckDigit)).toEqual([true, true]);
  expect([0, 1, 2, 4, 5, 6, 7, 8, 9].some((digit) => hasCheckDigit(`7992739871${digit}`))).toBe(false);
});
