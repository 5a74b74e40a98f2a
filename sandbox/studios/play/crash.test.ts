import { fromJson, money } from '@foyer/domain/money.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { endOf, multiplierAt, timeOf } from '../maths/crash/flight.ts';
import { loadBalloon } from '../maths/crash/model.ts';
import { commitmentTo, drawOf } from '../maths/crash/seeds.ts';
import { CrashTable } from './crash.ts';
import { funWallet } from './funWallet.ts';
import { CYCLE_MS } from './rounds.ts';

const model = loadBalloon();
const endWith = (seed: string) => endOf(model, drawOf(seed, 'mine'));
/** Finds a studio seed whose flight, with the player seed 'mine', ends within these bounds. */
const seedBetween = (least: number, most: number): string => {
  for (let number = 0; ; number += 1) {
    const end = endWith(`studio ${number}`);
    if (end >= least && end <= most) return `studio ${number}`;
  }
};

let clock: number;
let timers: { at: number; work: () => void }[];
let seeds: string[];
let table: CrashTable;
const sit = (...given: string[]) => {
  clock = 1_000_000;
  timers = [];
  seeds = given;
  table = new CrashTable(
    model,
    {
      wallet: funWallet('EUR'),
      random: () => 0,
      now: () => clock,
      later: (delayMs, work) => timers.push({ at: clock + delayMs, work }),
    },
    () => seeds.shift() ?? 'none left',
  );
};
beforeEach(() => sit(seedBetween(300, 600)));

interface Standing {
  readonly commitment: string;
  readonly flight: {
    readonly status: string;
    readonly commitment: string;
    readonly over: {
      at: number;
      win: { amount: string; currency: 'EUR' };
      seed: string;
      end: number;
      isPaid: boolean;
    } | null;
  };
}
const make = async (name: string, request: object = {}): Promise<Standing> =>
  JSON.parse(JSON.stringify((await table.moves[name]?.(request)) ?? null));
const start = (target: number | null = null, stake = '1.00') =>
  make('start', { stake, seed: 'mine', target });
const balance = () => table.wallet.balance();

describe('a flight', () => {
  it('pays the multiplier of the moment at which the server receives the cash-out', async () => {
    await start();
    expect(balance()).toEqual(money(99_900n, 'EUR'));
    clock += timeOf(model, 187);
    const { flight } = await make('cashOut');
    expect(flight).toMatchObject({ status: 'out', over: { at: 187, win: { amount: '1.87' }, isPaid: true } });
    expect(balance()).toEqual(money(99_900n + 187n, 'EUR'));
  });

  it('is cashed out and paid only once', async () => {
    await start();
    clock += 3000;
    await Promise.all([make('cashOut'), make('cashOut')]);
    const paid = balance();
    clock += 1000;
    await make('cashOut');
    expect(balance()).toEqual(paid);
  });

  it('ends at its time, with or without a request of the frame', async () => {
    const seed = seedBetween(300, 600);
    await start();
    clock += timeOf(model, endWith(seed) + 1);
    for (const { at, work } of timers) if (at <= clock) work();
    const { flight } = await make('cashOut');
    expect(flight).toMatchObject({ status: 'gone', over: { at: endWith(seed), win: { amount: '0.00' } } });
    expect(balance()).toEqual(money(99_900n, 'EUR'));
  });

  it('is cashed out at the player’s target, however late the server notices', async () => {
    await start(150);
    clock += 60_000;
    expect((await make('standing')).flight).toMatchObject({ status: 'out', over: { at: 150 } });
    expect(balance()).toEqual(money(99_900n + 150n, 'EUR'));
  });

  it('does not reach a target beyond its end', async () => {
    await start(601);
    clock += 60_000;
    expect((await make('standing')).flight).toMatchObject({ status: 'gone' });
  });

  it('can end as soon as it starts', async () => {
    sit(seedBetween(97, 100));
    expect((await start()).flight).toMatchObject({ status: 'gone', over: { at: 100 } });
  });

  it('notifies waiting frames when it is over', async () => {
    await start();
    const watched = make('watch');
    clock += 2000;
    await make('cashOut');
    expect((await watched).flight.status).toBe('out');
  });

  it('is resumed by a reloaded frame', async () => {
    await start();
    clock += 1500;
    expect(table.greet(null)).toMatchObject({
      isResumed: true,
      flight: { status: 'flying', elapsedMs: 1500 },
    });
  });
});

describe('the seed of a flight', () => {
  it('is committed to before the flight, secret during it, and revealed after it', async () => {
    const before: Standing = JSON.parse(JSON.stringify(table.greet(null)));
    const flying = await start();
    expect(flying.flight.commitment).toBe(before.commitment);
    expect(JSON.stringify(flying)).not.toContain(seedBetween(300, 600));
    clock += 2000;
    const { over } = (await make('cashOut')).flight;
    expect(commitmentTo(over?.seed ?? '')).toBe(before.commitment);
    expect(over?.end).toBe(endOf(model, drawOf(over?.seed ?? '', 'mine')));
  });

  it('is different for each flight', async () => {
    sit('one', 'two', 'three');
    const first = (await start(101)).commitment;
    expect(first).toBe(commitmentTo('two'));
  });
});

describe('is refused', () => {
  it('FAIR-01 within 2.5 s by the server’s clock, or during another flight', async () => {
    await start();
    clock += CYCLE_MS - 1;
    await expect(start()).rejects.toMatchObject({ type: 'TooSoon' });
    clock += 1;
    await expect(start()).rejects.toMatchObject({ type: 'TooSoon' });
    await make('cashOut');
    await expect(start()).resolves.toBeDefined();
  });

  it('when another one starts at the same time', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(balance()).toEqual(money(99_900n, 'EUR'));
  });

  it.each(['0.99', '1.50', '0.00', '200.00', '1000000'])('with a stake of %s', async (stake) => {
    await expect(start(null, stake)).rejects.toMatchObject({ type: 'BadStake' });
  });

  it.each([{}, { stake: '1.00', seed: '', target: null }, { stake: '1.00', seed: 'x', target: 100 }])(
    'what is not understood: %j',
    async (request) => {
      await expect(make('start', request)).rejects.toMatchObject({ type: 'BadRequest' });
    },
  );

  it('a cash-out before the first multiplier', async () => {
    await start();
    await expect(make('cashOut')).rejects.toMatchObject({ type: 'TooSoon' });
  });
});

it('the wallet changes by the stake and the return of the flight, whenever the player cashes out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.integer({ min: 150, max: 40_000 }), async (seed, afterMs) => {
      sit(seed);
      await start();
      clock += afterMs;
      const { flight } = await make('cashOut');
      const reached = multiplierAt(model, afterMs);
      const isOut = endWith(seed) >= 101 && reached <= endWith(seed);
      expect(flight.status).toBe(isOut ? 'out' : 'gone');
      const win = flight.over ? fromJson(flight.over.win).minor : -1n;
      expect(win).toBe(isOut ? BigInt(reached) : 0n);
      expect(balance().minor).toBe(99_900n + win);
    }),
  );
});
