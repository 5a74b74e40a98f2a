import { DEMO_CURRENCIES } from '@foyer/domain/currency.ts';
import { describe, expect, it } from 'vitest';
import { defaultMinimumDeposit } from '@foyer/contract/cashier/minimumDeposit.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { AccountOnFile } from '../payment/accounts.ts';
import { owedBack, maxPayoutTo } from './closedLoop.ts';
import { presetsFrom } from './presets.ts';
import { weekendUntil } from './weekend.ts';

describe('preset amounts', () => {
  it.each([
    ['EUR', ['20.00', '50.00', '100.00', '200.00', '500.00']],
    ['CAD', ['15.00', '50.00', '100.00', '200.00', '500.00']],
    ['CHF', ['10.00', '20.00', '50.00', '100.00', '200.00']],
    ['USD', ['10.00', '20.00', '50.00', '100.00', '200.00']],
    ['NOK', ['100.00', '200.00', '500.00', '1000.00', '2000.00']],
    ['INR', ['880.00', '2000.00', '5000.00', '10000.00', '20000.00']],
    ['JPY', ['1200', '2000', '5000', '10000', '20000']],
    ['ZAR', ['175.00', '500.00', '1000.00', '2000.00', '5000.00']],
    ['NZD', ['10.00', '20.00', '50.00', '100.00', '200.00']],
    ['GBP', ['20.00', '50.00', '100.00', '200.00', '500.00']],
  ] as const)('CASH-02 rise from the minimum of %s', (currency, amounts) => {
    const limit = money(1_000_000_00n, currency);
    expect(presetsFrom(defaultMinimumDeposit(currency)!, limit).map(toDecimal)).toEqual(amounts);
  });

  it('CASH-01 are within minimum and maximum, in ascending order', () => {
    for (const currency of DEMO_CURRENCIES) {
      const minimum = defaultMinimumDeposit(currency)!;
      const limit = money(minimum.minor * 3n, currency);
      const presets = presetsFrom(minimum, limit);
      expect(presets[0]).toEqual(minimum);
      presets.reduce((one, other) => {
        expect(other.minor).toBeGreaterThan(one.minor);
        return other;
      });
      expect(presets.at(-1)?.minor).toBeLessThanOrEqual(limit.minor);
    }
  });
});

it('CASH-01 a minimum above the maximum has no presets', () => {
  const eur = (minor: bigint) => money(minor, 'EUR');
  expect(presetsFrom(eur(20_01n), eur(20_00n))).toEqual([]);
  expect(presetsFrom(eur(20_00n), eur(20_00n))).toEqual([eur(20_00n)]);
});

it('OPEN-23 each preset is at least one and a half times the previous one', () => {
  const amounts = (from: bigint, to: bigint) =>
    presetsFrom(money(from, 'JPY'), money(to, 'JPY')).map(({ minor }) => minor);
  expect(amounts(1n, 1000n)).toEqual([1n, 2n, 5n, 10n, 20n]);
  expect(amounts(67n, 1000n)).toEqual([67n, 200n, 500n, 1000n]);
  expect(amounts(66n, 200n)).toEqual([66n, 100n, 200n]);
});

describe('MONEY-04 the order of refunds to accounts', () => {
  const account = (id: string, method: string, netMinor: bigint): AccountOnFile => ({
    id,
    method,
    netMinor,
    provider: method,
    providerAccount: id,
    label: id,
    lastUsedAt: new Date(0),
  });
  const ways = [
    { id: 'bank', min: money(20_00n, 'EUR') },
    { id: 'card', min: money(20_00n, 'EUR') },
  ];

  it('LIC-06 each account gets back what it paid while another is owed', () => {
    const owed = owedBack(
      [account('bank', 'bank', 100_00n), account('card', 'card', 50_00n), account('spent', 'card', -10_00n)],
      ways,
    );
    expect(maxPayoutTo(owed, 'bank')).toBe(100_00n);
    expect(maxPayoutTo(owed, 'card')).toBe(50_00n);
    expect(maxPayoutTo(owed, 'spent')).toBe(0n);
    expect(maxPayoutTo(owed, null)).toBe(0n);
  });

  it('LIC-06 the last owed account has no maximum, nor has any account if none is owed', () => {
    const last = owedBack([account('bank', 'bank', 100_00n)], ways);
    expect(maxPayoutTo(last, 'bank')).toBeNull();
    expect(maxPayoutTo(last, null)).toBe(0n);
    expect(maxPayoutTo(owedBack([], ways), null)).toBeNull();
  });

  it('LIC-06 an account that cannot be paid, or owes less than its minimum, does not block others', () => {
    const stuck = [account('old', 'cheque', 100_00n), account('card', 'card', 19_99n)];
    expect(maxPayoutTo(owedBack(stuck, ways), null)).toBeNull();
    expect(owedBack([account('card', 'card', 20_00n)], ways)).toEqual(new Map([['card', 20_00n]]));
  });
});

describe('FLAG-06 the weekend', () => {
  it.each([
    ['2026-11-20T21:59:59Z', null],
    ['2026-11-20T22:00:00Z', '2026-11-22T22:00:00.000Z'],
    ['2026-11-22T21:59:59Z', '2026-11-22T22:00:00.000Z'],
    ['2026-11-22T22:00:00Z', null],
  ])('FLAG-06 at %s in Helsinki ends at %s', (now, until) => {
    expect(weekendUntil(new Date(now), 'Europe/Helsinki')?.toISOString() ?? null).toBe(until);
  });
});
