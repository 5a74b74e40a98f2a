import { expect, it } from 'vitest';
import { fromDecimal } from '@foyer/domain/money.ts';
import type { JackpotFile } from '../../../sites/index.ts';
import { POTS_ACCOUNT, termsOf } from './terms.ts';

const bounds = (share: number, seed: string, ceiling: string) => ({
  share,
  seed: fromDecimal(seed, 'EUR'),
  ceiling: fromDecimal(ceiling, 'EUR'),
});
const pots: JackpotFile['pots'] = {
  mega: { ...bounds(4000, '10000.00', '250000.00'), mustDropWithinHours: null, oneIn: 250_000 },
  major: { ...bounds(2500, '500.00', '5000.00'), mustDropWithinHours: 168, oneIn: 2_000 },
  minor: { ...bounds(1500, '20.00', '100.00'), mustDropWithinHours: 24, oneIn: 50 },
  shared: { ...bounds(800, '250.00', '25000.00'), winners: 20 },
};
const file = (change: Partial<JackpotFile['pots']> = {}) => ({
  instanceId: 'aurora',
  pots: { ...pots, ...change },
});

it('existing ledgers have the accounts of the pots under this name', () => {
  expect(POTS_ACCOUNT).toBe('jackpot');
});

it('JACK-37 the terms of a period are those of the jackpot, and the reserve gets what no pot takes', () => {
  expect(termsOf(file())).toEqual({
    instance: 'aurora',
    shares: { mega: 4000, major: 2500, minor: 1500, shared: 800, reserve: 1200 },
    seeds: { mega: '1000000', major: '50000', minor: '2000', shared: '25000' },
    ceilings: { mega: '25000000', major: '500000', minor: '10000', shared: '2500000' },
    mustDropWithinHours: { mega: null, major: 168, minor: 24 },
    oneIn: { mega: 250_000, major: 2_000, minor: 50 },
    communitySize: 20,
  });
});

it('JACK-44 without a community pot the reserve gets its share', () => {
  expect(termsOf(file({ shared: null }))).toMatchObject({
    shares: { mega: 4000, major: 2500, minor: 1500, shared: 0, reserve: 2000 },
    seeds: { shared: '0' },
    ceilings: { shared: '0' },
    communitySize: 0,
  });
});
