import { POT_IDS, POT_LABELS } from '@foyer/contract/jackpot/pots.ts';
import { describe, expect, it } from 'vitest';
import { contributionMoney, inCurrency, inEuros, partOf, valueOf, withAmounts } from './amounts.ts';

const RATES = { EUR: 1, NOK: 11.737089, JPY: 163.25, USD: 1.08 };

describe('amounts of the jackpot', () => {
  it.each([
    ['10402.17', 'EUR', '10402.17'],
    ['10402.17', 'NOK', '122091.19'],
    ['100.01', 'JPY', '16326'],
    ['0.01', 'USD', '0.01'],
    ['999999999999999.99', 'USD', '1079999999999999.98'],
  ] as const)('JACK-45 %s euros in %s are %s, rounded down', (euros, currency, amount) => {
    expect(inCurrency(euros, currency, RATES)).toEqual({ amount, currency });
  });

  it('JACK-45 without a rate they are told in euros, and not made up', () => {
    expect(inCurrency('12.30', 'NOK', null)).toEqual({ amount: '12.30', currency: 'EUR' });
    expect(inCurrency('12.30', 'NOK', { EUR: 1 })).toEqual({ amount: '12.30', currency: 'EUR' });
  });

  it('JACK-06 amounts in a text are said in the reader’s currency, and other brackets are left', () => {
    const said = (euros: string) => `€${euros}!`;
    expect(withAmounts('<p>From [[10000.00]] to [[20]]; [[x]] [[1.234]]</p>', said)).toBe(
      '<p>From €10000.00! to €20!; [[x]] [[1.234]]</p>',
    );
  });

  it('JACK-45 a contribution in euros is known with its rate, and not before', () => {
    expect([inEuros(0.1, 'EUR', null), inEuros(1.08, 'USD', RATES), inEuros(1, 'USD', null)]).toEqual([
      0.1,
      1,
      null,
    ]);
  });

  it('JACK-37 JACK-38 JACK-39 pots by their ids, and the names of three', () => {
    expect(POT_IDS.map((id) => POT_LABELS[id] ?? null)).toEqual(['EPIC', 'SUPER', 'MINI', null, null]);
    const pots = [{ id: 'mega', current_value: '10402.17' }] as const;
    expect([valueOf(pots, 'mega'), valueOf(pots, 'minor')]).toEqual(['10402.17', null]);
  });

  it('JACK-60 a contribution is an amount, and a part of the largest one', () => {
    expect(contributionMoney(0.1, 'EUR')).toEqual({ amount: '0.10', currency: 'EUR' });
    expect(contributionMoney(10, 'JPY')).toEqual({ amount: '10', currency: 'JPY' });
    expect([0.05, 0.2, 0.5].map((value) => partOf(value, [0.5, 0.05, 0.2]))).toEqual([0.1, 0.4, 1]);
  });
});
