import { POT_IDS, POT_LABELS } from '@foyer/contract/jackpot/potNames.ts';
import { describe, expect, it } from 'vitest';
import { contributionMoney, partOf, valueOf, withAmounts } from './amounts.ts';

describe('amounts of the jackpot', () => {
  it('JACK-06 amounts in a text are shown in the reader’s currency, and other brackets stay', () => {
    const shown = (euros: string) => `€${euros}!`;
    expect(withAmounts('<p>From [[10000.00]] to [[20]]; [[x]] [[1.234]]</p>', shown)).toBe(
      '<p>From €10000.00! to €20!; [[x]] [[1.234]]</p>',
    );
  });

  it('JACK-37 JACK-38 JACK-39 finds pots by id and names three of them', () => {
    expect(POT_IDS.map((id) => POT_LABELS[id] ?? null)).toEqual(['EPIC', 'SUPER', 'MINI', null, null]);
    const pots = [{ id: 'mega', current_value: '10402.17' }] as const;
    expect([valueOf(pots, 'mega'), valueOf(pots, 'minor')]).toEqual(['10402.17', null]);
  });

  it('JACK-60 a contribution is an amount and a share of the largest one', () => {
    expect(contributionMoney(0.1, 'EUR')).toEqual({ amount: '0.10', currency: 'EUR' });
    expect(contributionMoney(10, 'JPY')).toEqual({ amount: '10', currency: 'JPY' });
    expect([0.05, 0.2, 0.5].map((value) => partOf(value, [0.5, 0.05, 0.2]))).toEqual([0.1, 0.4, 1]);
  });
});
