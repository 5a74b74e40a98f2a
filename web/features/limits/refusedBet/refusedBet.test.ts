import { describe, expect, it } from 'vitest';
import { exceeded } from './refusedBet.ts';
import { tightest, type Limits } from '../roomLeft.ts';

type Limit = Limits['deposit'][number];

const limit = (changes: Partial<Limit>): Limit => ({
  scope: 'Brand',
  kind: 'Loss',
  period: 'Day',
  currency: 'EUR',
  amount: '50.00',
  used: '0.00',
  left: '50.00',
  returnsAt: '2027-03-04T00:00:00.000Z',
  change: null,
  ...changes,
});
const none = limit({ amount: null, left: null });
const shared = (left: string, changes: Partial<Limit> = {}) => limit({ scope: 'Global', left, ...changes });

describe('the limit that a refused bet would exceed', () => {
  const bet = { kind: 'Loss', period: 'Day' } as const;
  const found = (loss: Limit, global: Limit) =>
    exceeded(
      { stake: [limit({ kind: 'Stake', left: '0.00' })], loss: [loss], global: { loss: [global] } },
      bet,
    );

  it('LIMIT-13 is the player’s own or the one at all brands, whichever has less left', () => {
    expect(found(none, shared('3.00'))).toMatchObject({ scope: 'Global', left: '3.00' });
    expect(found(limit({ left: '2.00' }), shared('3.00'))).toMatchObject({ scope: 'Brand' });
    expect(found(limit({ left: '4.00' }), shared('3.00'))).toMatchObject({ scope: 'Global' });
    expect(found(limit({ left: '4.00' }), shared('3.00', { period: 'Week' }))).toMatchObject({
      scope: 'Brand',
    });
    expect(found(none, none)).toBeNull();
  });

  it('is the own one where the other is in another currency', () => {
    expect(found(limit({ left: '4.00' }), shared('3.00', { currency: 'NZD' }))).toMatchObject({
      scope: 'Brand',
    });
  });
});

describe('the deposit limit with the least left', () => {
  it('LIMIT-13 may be one at all brands', () => {
    const deposit = [limit({ kind: 'Deposit', left: '20.00' })];
    expect(tightest({ deposit, global: { deposit: [shared('10.00')] } })).toMatchObject({ left: '10.00' });
    expect(tightest({ deposit, global: { deposit: [shared('30.00')] } })).toMatchObject({ left: '20.00' });
    expect(tightest({ deposit: [], global: { deposit: [shared('30.00')] } })).toMatchObject({
      left: '30.00',
    });
    expect(tightest({ deposit: [], global: null })).toBeNull();
  });
});
