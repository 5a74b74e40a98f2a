import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { rateOf, ratesOf, type Rates } from '@foyer/domain/rates.ts';
import { EXAMPLE_RATES } from '../../../sites/rates/exampleRates.ts';
import { addUnits, fill, minOf, valueOf, withdrawFromPot, type PotBalance } from './pots.ts';

const rates = (): Rates => ratesOf({ ...EXAMPLE_RATES, USD: '0.8', NOK: '0.1', JPY: '0.005' });
/** A balance in minor units; fractions are ten thousandths of a minor unit. */
const balance = (minor: Partial<Record<Currency, number>>): PotBalance =>
  new Map(
    DEMO_CURRENCIES.flatMap((currency) => {
      const amount = minor[currency];
      return amount === undefined ? [] : [[currency, BigInt(Math.round(amount * 10_000))] as const];
    }),
  );

describe('the value of a pot', () => {
  it.each([
    [{}, 0n],
    [{ EUR: 100 }, 100n],
    [{ EUR: 100.9999 }, 100n],
    [{ EUR: 100, USD: 100, NOK: 100, JPY: 100 }, 240n],
    // A rolled-back contribution may leave a pot with a negative balance.
    [{ EUR: -1 }, 0n],
    [{ EUR: 100, USD: -50 }, 60n],
  ])('JACK-37 of %j is %d euro cents', (minor, cents) => {
    expect(valueOf(balance(minor), rates())).toBe(cents);
  });

  it('changes by what is added in each currency', () => {
    const pot = balance({ EUR: 1 });
    addUnits(pot, 'EUR', 5_000n);
    addUnits(pot, 'USD', -1n);
    addUnits(pot, 'NOK', 0n);
    expect(pot).toEqual(
      new Map([
        ['EUR', 15_000n],
        ['USD', -1n],
      ]),
    );
  });
});

describe('a payout from a pot', () => {
  it.each<
    [
      string,
      Partial<Record<Currency, number>>,
      Partial<Record<Currency, number>>,
      Partial<Record<Currency, number>>,
    ]
  >([
    ['its own currency', { EUR: 60.5 }, { EUR: 10.5 }, {}],
    ['all of its own currency', { EUR: 50 }, { EUR: 0 }, {}],
    // The operator adds one euro cent and takes its equivalent, rounded up to two whole US cents.
    ['its own currency and another', { EUR: 49.5, USD: 30 }, { EUR: 0.5, USD: 28 }, { EUR: 1, USD: -2 }],
    [
      'several others in order',
      { USD: 20, NOK: 400 },
      { EUR: 0, USD: 0, NOK: 60 },
      { EUR: 50, USD: -20, NOK: -340 },
    ],
    ['what is there, the operator adds the rest', { USD: 20.5 }, { EUR: 0, USD: 0.5 }, { EUR: 50, USD: -20 }],
    ['nothing, the operator pays all', {}, { EUR: 0 }, { EUR: 50 }],
    ['nothing of a pot below nothing', { EUR: -10, USD: -10 }, { EUR: -10, USD: -10 }, { EUR: 50 }],
  ])('of 50 euro cents takes %s', (_what, before, after, funding) => {
    const pot = balance(before);
    const funded = withdrawFromPot(pot, { currency: 'EUR', minor: 50n }, rates());
    const left = new Map(
      [...balance(after)].filter(([currency, units]) => units !== 0n || pot.has(currency)),
    );
    expect(pot).toEqual(left);
    expect(funded).toEqual(
      new Map(
        DEMO_CURRENCIES.flatMap((currency) =>
          funding[currency] ? [[currency, BigInt(funding[currency])]] : [],
        ),
      ),
    );
  });

  it('takes others only until they cover it, never more than the pot has, and loses no unit', () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 7n });
    const some = fc.dictionary(fc.constantFrom(...DEMO_CURRENCIES), units);
    const amount = fc.record({
      currency: fc.constantFrom(...DEMO_CURRENCIES),
      minor: fc.bigInt({ min: 1n, max: 5000n }),
    });
    fc.assert(
      fc.property(some, amount, (held, paid) => {
        const before = new Map(Object.entries(held)) as PotBalance;
        const pot: PotBalance = new Map(before);
        const funded = withdrawFromPot(pot, paid, rates());
        for (const currency of DEMO_CURRENCIES) {
          const out = currency === paid.currency ? paid.minor : 0n;
          const moved = ((funded.get(currency) ?? 0n) - out) * 10_000n;
          expect((pot.get(currency) ?? 0n) - (before.get(currency) ?? 0n)).toBe(moved);
          expect(pot.get(currency) ?? 0n).toBeGreaterThanOrEqual(0n);
        }
        const worth = [...funded].reduce(
          (sum, [currency, minor]) => sum + minor * rateOf(rates(), currency),
          0n,
        );
        // Rounding takes at most one minor unit of the most valuable currency more than was contributed.
        expect(worth).toBeGreaterThan(-rateOf(rates(), 'GBP'));
      }),
    );
  });
});

describe('the seed of a pot', () => {
  it.each<
    [
      string,
      Partial<Record<Currency, number>>,
      Partial<Record<Currency, number>>,
      Partial<Record<Currency, number>>,
      number,
    ]
  >([
    ['the reserve', { EUR: 60 }, { EUR: 10 }, { EUR: 50 }, 0],
    ['the whole reserve', { EUR: 50 }, { EUR: 0 }, { EUR: 50 }, 0],
    [
      'fractions of the reserve',
      { EUR: 10.5, USD: 100 },
      { EUR: 0, USD: 50.625 },
      { EUR: 10.5, USD: 49.375 },
      0,
    ],
    // The fraction of a Swiss centime that is moved too much is worth more than one of an Indian paisa.
    [
      'a currency that covers it alone',
      { CHF: 100, INR: 100 },
      { CHF: 53.4537, INR: 100 },
      { CHF: 46.5463 },
      0,
    ],
    ['the reserve and the operator, in whole cents', { USD: 20.5 }, { USD: 0 }, { USD: 20.5, EUR: 34 }, 34],
    ['the operator alone', { EUR: -10 }, { EUR: -10 }, { EUR: 50 }, 50],
  ])('of 50 euro cents comes from %s', (_what, before, after, pot, operator) => {
    const [reserve, filled] = [balance(before), balance({})];
    expect(fill(filled, reserve, 50n, rates())).toEqual(
      operator > 0 ? new Map([['EUR', BigInt(operator)]]) : new Map(),
    );
    expect(reserve).toEqual(balance(after));
    expect(filled).toEqual(balance(pot));
  });

  it('is added to what the pot has', () => {
    const pot = balance({ EUR: 5 });
    fill(pot, balance({ EUR: 20 }), 50n, rates());
    expect(pot).toEqual(balance({ EUR: 55 }));
  });

  it('of nothing takes nothing', () => {
    const [reserve, pot] = [balance({ EUR: 20 }), balance({})];
    expect(fill(pot, reserve, 0n, rates())).toEqual(new Map());
    expect([reserve, pot]).toEqual([balance({ EUR: 20 }), new Map()]);
  });
});

it.each([
  [1n, 2n, 1n],
  [2n, 1n, 1n],
  [2n, 2n, 2n],
])('the smaller of %d and %d is %d', (one, other, smaller) => {
  expect(minOf(one, other)).toBe(smaller);
});
