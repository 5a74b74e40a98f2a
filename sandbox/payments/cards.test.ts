import { describe, expect, it } from 'vitest';
import { readCard, TEST_CARDS } from './cards.ts';

const nowMs = Date.UTC(2026, 10, 20);
const read = (change: object) =>
  readCard({ number: TEST_CARDS[0].number, expiry: '11/26', cvc: '123', ...change }, 'player-1', nowMs);

describe('a card', () => {
  it.each(TEST_CARDS)('$number is a valid card number', ({ number }) => {
    expect(read({ number })).toMatchObject({ account: { label: expect.stringMatching(/ •• \d{4}$/) } });
  });

  it('gets a token per player that does not contain the card number', () => {
    const card = read({ number: '4111 1111 1111 1111' });
    expect(card).toEqual(read({}));
    expect(JSON.stringify(card)).not.toMatch(/4111|1111 1111/);
    const other = readCard({ number: TEST_CARDS[0].number, expiry: '11/26', cvc: '123' }, 'player-2', nowMs);
    expect(other).not.toEqual(card);
  });

  it.each([
    [{ number: '4111111111111112' }, 'number'],
    [{ number: '' }, 'number'],
    [{ number: '0' }, 'number'],
    [{ expiry: '10/26' }, 'expiry'],
    [{ expiry: '13/27' }, 'expiry'],
    [{ expiry: '2027-01' }, 'expiry'],
    [{ cvc: '12' }, 'cvc'],
    [{ cvc: 'abc' }, 'cvc'],
  ])('with %j is refused with the wrong field', (change, wrong) => {
    expect(read(change)).toEqual({ wrong });
  });
});
