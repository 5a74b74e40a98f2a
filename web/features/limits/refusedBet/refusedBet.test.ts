import { describe, expect, it } from 'vitest';
import { exceeded, refusedBetIn } from './refusedBet.ts';
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
  const found = (loss: Limit, global: Limit, reasons: readonly string[]) => {
    const bet = refusedBetIn(reasons);
    const stake = [limit({ kind: 'Stake', left: '0.00' })];
    return bet && exceeded({ stake, loss: [loss], global: { loss: [global] } }, bet);
  };
  const [own, all] = [
    ['Loss', 'Day'],
    ['Loss', 'Day', 'Global'],
  ] as const;

  it('LIMIT-13 is the one that refused the bet: the player’s own or the one at all brands', () => {
    expect(found(limit({ left: '4.00' }), shared('3.00'), own)).toMatchObject({
      scope: 'Brand',
      left: '4.00',
    });
    expect(found(limit({ left: '2.00' }), shared('3.00'), all)).toMatchObject({
      scope: 'Global',
      left: '3.00',
    });
    expect(found(none, shared('3.00'), all)).toMatchObject({ scope: 'Global' });
  });

  it('LIMIT-13 is the one at all brands, also in another currency than the own one', () => {
    expect(found(limit({ left: '4.00' }), shared('3.00', { currency: 'NZD' }), all)).toMatchObject({
      scope: 'Global',
      currency: 'NZD',
    });
  });

  it('is none if the limit has been removed, or is of another period', () => {
    expect(found(none, shared('3.00'), own)).toBeNull();
    expect(found(limit({}), none, all)).toBeNull();
    expect(found(none, shared('3.00', { period: 'Week' }), all)).toBeNull();
  });
});

describe('the deposit limit with the least left', () => {
  it('LIMIT-13 may be one at all brands', () => {
    const deposit = [limit({ kind: 'Deposit', left: '20.00' })];
    expect(tightest({ deposit, global: { deposit: [shared('10.00')] } })).toMatchObject([{ left: '10.00' }]);
    expect(tightest({ deposit, global: { deposit: [shared('30.00')] } })).toMatchObject([{ left: '20.00' }]);
    expect(tightest({ deposit: [], global: { deposit: [shared('30.00')] } })).toMatchObject([
      { left: '30.00' },
    ]);
    expect(tightest({ deposit: [], global: null })).toEqual([]);
  });

  it('LIMIT-13 is one of each currency if the limits at all brands are in another', () => {
    const deposit = [limit({ kind: 'Deposit', left: '20.00' })];
    const global = { deposit: [shared('30.00', { currency: 'NZD' }), shared('5.00', { currency: 'NZD' })] };
    expect(tightest({ deposit, global })).toMatchObject([
      { left: '20.00', currency: 'EUR' },
      { left: '5.00', currency: 'NZD' },
    ]);
  });
});
