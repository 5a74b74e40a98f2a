import { money } from '@foyer/domain/money.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadWheel } from '../../maths/roulette/model.ts';
import { spotsOf } from '../../maths/roulette/spots.ts';
import { funWallet } from '../funWallet.ts';
import { CYCLE_MS } from '../rounds.ts';
import { openRoulette } from './roulette.ts';
import type { Table } from '../table.ts';

const model = loadWheel();
const WHERE_17 = model.wheel.indexOf(17);

let clock: number;
let table: Table;
const sit = (stop: () => number = () => WHERE_17) => {
  clock = 1_000_000;
  table = openRoulette(
    model,
    { wallet: funWallet('EUR'), random: stop, now: () => clock, later: () => {} },
    { minStake: '0.50', maxStake: '500.00' },
  );
};
beforeEach(() => sit());

const make = (name: string, request: object = {}) =>
  table.moves[name]?.(request) ?? Promise.reject(new Error(name));
const spin = (...bets: readonly (readonly [spot: string, amount: string])[]) =>
  make('spin', { bets: bets.map(([spot, amount]) => ({ spot, amount })) });
const balance = () => table.wallet.balance().minor;

describe('a roulette spin', () => {
  it('takes all chips as one stake and pays each chip on the winning number', async () => {
    const spun = await spin(['17', '1.00'], ['17-18', '2.00'], ['black', '5.00'], ['red', '5.00']);
    expect(spun).toMatchObject({ number: 17, stake: { amount: '13.00' }, win: { amount: '82.00' } });
    expect(balance()).toBe(100_000n - 1300n);
    expect(await make('reveal')).toEqual({ isPaid: true, isHeld: false });
    expect(balance()).toBe(100_000n - 1300n + 8200n);
    await make('reveal');
    expect(balance()).toBe(100_000n - 1300n + 8200n);
  });

  it('FAIR-01 takes at least 2.5 s by the server’s clock', async () => {
    await spin(['red', '1.00']);
    clock += CYCLE_MS - 1;
    await expect(spin(['red', '1.00'])).rejects.toMatchObject({ type: 'TooSoon' });
    clock += 1;
    await expect(spin(['red', '1.00'])).resolves.toMatchObject({ number: 17 });
  });

  it('is sent again to a reloaded frame while the wallet holds the round open', async () => {
    const spun = await spin(['17', '1.00']);
    const roundId = 'roundId' in spun ? String(spun.roundId) : '';
    expect(table.hasRound(roundId)).toBe(true);
    expect(table.greet(roundId)).toMatchObject({ resumed: { number: 17, bets: [{ spot: '17' }] } });
    expect(table.greet(null)).toMatchObject({ resumed: null });
  });
});

describe('chips are refused', () => {
  it.each([
    ['none at all', [], 'BadRequest'],
    ['on no place', [{ spot: '37', amount: '1.00' }], 'BadRequest'],
    ['on numbers that do not touch', [{ spot: '1-36', amount: '1.00' }], 'BadRequest'],
    ['of no chip', [{ spot: 'red', amount: '0.30' }], 'BadStake'],
    ['of nothing', [{ spot: 'red', amount: '0.00' }], 'BadStake'],
    ['of too many decimals', [{ spot: 'red', amount: '1.005' }], 'BadRequest'],
    ['above what a round takes', [{ spot: 'red', amount: '500.50' }], 'BadStake'],
    [
      'above it together',
      [['red', 'black', 'odd']].flat().map((spot) => ({ spot, amount: '200.00' })),
      'BadStake',
    ],
  ])('%s', async (_, bets, type) => {
    await expect(make('spin', { bets })).rejects.toMatchObject({ type });
    expect(balance()).toBe(100_000n);
  });
});

it('the wallet changes by exactly the stake and the win for random bets and numbers', async () => {
  const anyBet = fc.record({
    spot: fc.constantFrom(...spotsOf(model).keys()),
    chips: fc.integer({ min: 1, max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyBet, { minLength: 1, maxLength: 40 }), fc.nat(36), async (laid, stop) => {
      sit(() => stop);
      const bets = laid.map(({ spot, chips }) => ({ spot, amount: (chips / 2).toFixed(2) }));
      const staked = BigInt(laid.reduce((sum, { chips }) => sum + chips * 50, 0));
      const spun = await make('spin', { bets });
      const win = 'win' in spun ? spun.win : null;
      await make('reveal');
      const won = laid.reduce((sum, { spot, chips }) => {
        const found = spotsOf(model).get(spot);
        const isHit = found?.covers.includes(model.wheel[stop] ?? -1) ?? false;
        return sum + (isHit && found ? BigInt(chips * 50 * (model.pays[found.kind] + 1)) : 0n);
      }, 0n);
      expect(win).toMatchObject({ amount: (Number(won) / 100).toFixed(2) });
      expect(table.wallet.balance()).toEqual(money(100_000n - staked + won, 'EUR'));
    }),
    { numRuns: 60 },
  );
});
