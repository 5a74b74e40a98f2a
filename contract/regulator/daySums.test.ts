import { describe, expect, it } from 'vitest';
import { daySums } from './daySums.ts';
import type { LedgerRecord } from './records.ts';

const place = { brand: 'one', currency: 'EUR' } as const;
const moved = {
  ...place,
  player: 'p',
  amount: '2.50',
  from: 'real',
  to: 'game',
  at: '2026-11-23T10:00:00.000Z',
};
const transaction = (status: 'posted' | 'pending' | 'voided', other: object = {}): LedgerRecord => ({
  record: 'transaction',
  transaction: '1',
  type: 'bet',
  source: 'studio',
  round: null,
  game: null,
  reverses: null,
  status,
  ...moved,
  ...other,
});
const conclusion = (outcome: 'posted' | 'voided'): LedgerRecord => ({
  record: 'conclusion',
  transaction: '1',
  outcome,
  ...moved,
});
const balance = (real: string, bonus: string, currency: 'EUR' | 'USD' = 'EUR'): LedgerRecord => ({
  record: 'balance',
  player: 'p',
  brand: 'one',
  currency,
  real,
  bonus,
});
const total = (account: string, debits: string, credits: string) => ({ ...place, account, debits, credits });

const endOf = (records: readonly LedgerRecord[]) => {
  const sums = daySums();
  records.forEach((record) => sums.add(record));
  return sums.end();
};

describe('the sums of a day', () => {
  const cases: readonly [string, readonly LedgerRecord[], readonly object[]][] = [
    ['nothing', [], []],
    ['posted', [transaction('posted')], [total('game', '0.00', '2.50'), total('real', '2.50', '0.00')]],
    ['pending', [transaction('pending')], [total('real', '2.50', '0.00'), total('transit', '0.00', '2.50')]],
    ['voided', [transaction('voided')], []],
    [
      'posted later',
      [conclusion('posted')],
      [total('game', '0.00', '2.50'), total('transit', '0.00', '-2.50')],
    ],
    [
      'voided later',
      [conclusion('voided')],
      [total('real', '-2.50', '0.00'), total('transit', '0.00', '-2.50')],
    ],
    ['pending and voided on the same day', [transaction('pending'), conclusion('voided')], []],
    [
      'amounts beyond the precision of numbers',
      [transaction('posted', { amount: '90071992547409.93' }), transaction('posted', { amount: '0.01' })],
      [total('game', '0.00', '90071992547409.94'), total('real', '90071992547409.94', '0.00')],
    ],
  ];
  it.each(cases)('%s', (_name, records, totals) => expect(endOf(records).totals).toEqual(totals));

  it('has what is owed by brand and currency, and counts every kind of record', () => {
    const records = [
      balance('1.10', '0.00'),
      balance('2.00', '0.05', 'USD'),
      balance('3.00', '4.00'),
      transaction('posted'),
      conclusion('voided'),
    ];
    expect(endOf(records)).toMatchObject({
      sessions: 0,
      transactions: 1,
      conclusions: 1,
      balances: 3,
      owed: [
        { brand: 'one', currency: 'EUR', players: 2, real: '4.10', bonus: '4.00' },
        { brand: 'one', currency: 'USD', players: 1, real: '2.00', bonus: '0.05' },
      ],
    });
  });
});
