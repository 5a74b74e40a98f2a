import { add, fromJson, money, subtract, type MoneyJson } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAvalanche } from '../../maths/cascade/avalanche.ts';
import { coinsOf } from '../../maths/cascade/cascade.ts';
import { totalCoins } from '../../maths/evaluate.ts';
import { drawSlot } from '../../maths/slot/slotRound.ts';
import { loadModels } from '../../maths/models.ts';
import type { SlotModel } from '../../maths/model.ts';
import { testSeeds } from '../../testing/testSeeds.ts';
import { NO_PLAY_RULES, type PlayRules } from '../../wallet/wire.ts';
import { funWallet } from '../funWallet.ts';
import type { GameWallet } from '../gameWallet.ts';
import { PlayRefusal } from '../refusal.ts';
import { isOffered, ladderFor } from '../stakes.ts';
import { CYCLE_MS } from '../rounds.ts';
import { randomOf } from './roundSeeds.ts';
import { openSlot, REVEAL_MS, type SlotTable } from './slot.ts';
import { worth } from '../worth.ts';

const grove = (): SlotModel => {
  const found = loadModels().get('grove');
  if (!found) throw new Error('no grove');
  return found;
};
const euro = (minor: number) => money(BigInt(minor), 'EUR');

const shownRound = v.object({
  wins: v.array(v.object({ coins: v.number() })),
  bonusSpins: v.array(v.object({ win: v.custom<MoneyJson>(() => true) })),
});

let clock: number;
let timers: { delayMs: number; work: () => void }[];
let table: SlotTable;
const openWith = (wallet: GameWallet): SlotTable =>
  openSlot(
    { model: grove() },
    {
      wallet,
      seeds: testSeeds('spins'),
      now: () => clock,
      later: (delayMs, work) => timers.push({ delayMs, work }),
    },
  );
beforeEach(() => {
  clock = 1_000_000;
  timers = [];
  table = openWith(funWallet('EUR'));
});

describe('a spin', () => {
  it('takes the stake immediately and pays when the reels have stopped', async () => {
    let spun = await table.spin(euro(100));
    while (spun.win.minor === 0n) {
      clock += CYCLE_MS;
      await table.reveal();
      spun = await table.spin(euro(100));
    }
    const staked = table.wallet.balance();
    expect(spun.win).toEqual(worth(totalCoins(spun.wins), euro(100)));
    expect(await table.reveal()).toEqual({ isPaid: true, isHeld: false });
    expect(table.wallet.balance()).toEqual(add(staked, spun.win));
    await table.reveal();
    for (const { work } of timers) work();
    expect(table.wallet.balance()).toEqual(add(staked, spun.win));
  });

  it('is paid even if the frame is gone', async () => {
    const before = table.wallet.balance();
    const spun = await table.spin(euro(100));
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([REVEAL_MS]);
    timers[0]?.work();
    await table.reveal();
    expect(table.wallet.balance()).toEqual(add(subtract(before, euro(100)), spun.win));
  });

  it('FAIR-01 takes at least 2.5 s by the server’s clock', async () => {
    await table.spin(euro(100));
    clock += CYCLE_MS - 1;
    await expect(table.spin(euro(100))).rejects.toMatchObject({ type: 'TooSoon' });
    clock += 1;
    await expect(table.spin(euro(100))).resolves.toMatchObject({ stake: euro(100) });
    expect(CYCLE_MS).toBe(2500);
  });

  it('CLOCK-06 the cycle is measured from the answer of the wallet to the stake', async () => {
    const wallet = funWallet('EUR');
    const { stake } = wallet;
    const slow = openWith({
      ...wallet,
      stake: async (...staked) => {
        clock += 900;
        await stake(...staked);
        clock += 400;
      },
    });
    await slow.spin(euro(100));
    clock += CYCLE_MS - 1;
    await expect(slow.spin(euro(100))).rejects.toMatchObject({ type: 'TooSoon' });
    clock += 1;
    await expect(slow.spin(euro(100))).resolves.toMatchObject({ stake: euro(100) });
  });

  it.each([
    ['ConnectionLost', 'TooSoon'],
    ['LimitReached', 'LimitReached'],
    ['TooSoon', 'TooSoon'],
  ] as const)('CLOCK-06 after %s of a stake, the next one meets %s', async (first, next) => {
    let asked = 0;
    const failing = openWith({
      ...funWallet('EUR'),
      stake: async () => {
        asked += 1;
        throw new PlayRefusal(first);
      },
    });
    await expect(failing.spin(euro(100))).rejects.toMatchObject({ type: first });
    await expect(failing.spin(euro(100))).rejects.toMatchObject({ type: next });
    // Only a stake whose outcome is unknown may have begun a cycle; after a refusal, the wallet decides again.
    expect(asked).toBe(first === 'ConnectionLost' ? 1 : 2);
  });

  it('is played once when two are requested at the same time', async () => {
    const before = table.wallet.balance();
    const both = await Promise.allSettled([table.spin(euro(100)), table.spin(euro(100))]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(table.wallet.balance()).toEqual(subtract(before, euro(100)));
  });

  it('above the balance is refused, and starts no minimum cycle', async () => {
    while (table.wallet.balance().minor >= 4000n) {
      await table.spin(euro(4000));
      clock += CYCLE_MS;
      await table.reveal();
    }
    const left = table.wallet.balance();
    await expect(table.spin(euro(4000))).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(table.wallet.balance()).toEqual(left);
    if (left.minor >= 20n) await expect(table.spin(euro(20))).resolves.toBeDefined();
  });

  it.each([0, -100, 1, 19, 21, 101, 4001, 8000, 10 ** 12])('of %d cents is not offered', async (minor) => {
    await expect(table.spin(euro(minor))).rejects.toMatchObject({ type: 'BadStake' });
  });

  it('in another currency is not offered', async () => {
    await expect(table.spin(money(100n, 'NOK'))).rejects.toMatchObject({ type: 'BadStake' });
  });
});

describe('FAIR-01 rules of the licence', () => {
  const body = { stake: '1.00', isAuto: true };
  const withRules = (rules: Partial<PlayRules>): SlotTable =>
    openWith(funWallet('EUR', { ...NO_PLAY_RULES, ...rules }));

  it('a round that the page starts is refused where they do not allow autoplay, and takes nothing', async () => {
    const before = table.wallet.balance();
    await expect(table.moves.spin(body)).rejects.toMatchObject({ type: 'AutoplayNotAllowed' });
    expect(table.wallet.balance()).toEqual(before);
    await expect(table.moves.spin({ stake: '1.00' })).resolves.toMatchObject({ grant: null });
    await expect(withRules({ autoplay: true }).moves.spin(body)).resolves.toMatchObject({ grant: null });
  });

  it.each([
    [null, CYCLE_MS],
    [1000, CYCLE_MS],
    [5000, 5000],
  ])('with a shortest cycle of %s ms, a round lasts %s ms', async (shortestCycleMs, lastsMs) => {
    const slow = withRules({ shortestCycleMs });
    expect(slow.greet(null).cycleMs).toBe(lastsMs);
    await slow.spin(euro(100));
    clock += lastsMs - 1;
    await expect(slow.spin(euro(100))).rejects.toMatchObject({ type: 'TooSoon' });
    clock += 1;
    await expect(slow.spin(euro(100))).resolves.toBeDefined();
  });
});

it('a page that is opened while the last win is being paid has the commitment to another round', async () => {
  const wallet = funWallet('EUR');
  let pay = (_isPaid: boolean): void => {};
  table = openWith({ ...wallet, settle: () => new Promise<boolean>((resolve) => (pay = resolve)) });
  await table.spin(euro(100));
  clock += CYCLE_MS;
  const second = table.spin(euro(100));
  const { nextCommitment } = table.greet(null);
  pay(true);
  expect((await second).commitment).not.toBe(nextCommitment);
});

it('has the round whose stake is on its way, so that a page which is opened meanwhile does not conclude it', async () => {
  const wallet = funWallet('EUR');
  let asked = '';
  let answer = (_stake: Promise<void>): void => {};
  const stake = (roundId: string) => {
    asked = roundId;
    return new Promise<void>((resolve) => (answer = resolve));
  };
  table = openWith({ ...wallet, stake });
  const spinning = table.spin(euro(100));
  await Promise.resolve();
  expect(table.hasRound(asked)).toBe(true);
  answer(Promise.reject(new PlayRefusal('InsufficientFunds')));
  await expect(spinning).rejects.toThrow(PlayRefusal);
  expect(table.hasRound(asked)).toBe(false);
});

it('FAIR-04 fun play draws the same spins as real play', async () => {
  const other = openSlot(
    { model: grove() },
    {
      wallet: { ...funWallet('EUR') },
      seeds: testSeeds('spins'),
      now: () => clock,
      later: () => {},
    },
  );
  const [one, two] = [await table.spin(euro(100)), await other.spin(euro(100))];
  expect(one.window).toEqual(two.window);
  expect(one.win).toEqual(two.win);
});

it('a round is drawn again from its revealed seed alone', async () => {
  const spun = await table.spin(euro(100));
  const { coins, window, wins } = drawSlot({ model: grove() }, randomOf(spun.seed));
  expect({ window, wins, win: worth(coins, euro(100)) }).toEqual({
    window: spun.window,
    wins: spun.wins,
    win: spun.win,
  });
});

describe('a round that was interrupted', () => {
  it('is drawn the same again after a restart', async () => {
    const spun = await table.spin(euro(100));
    const restarted = openWith(funWallet('EUR'));
    expect(await restarted.finish(spun.roundId, euro(100))).toBe(true);
    const { last } = await restarted.moves.standing();
    expect(last).toMatchObject({ seed: spun.seed, window: spun.window });
  });

  it('cannot be finished if its seed is not of this studio', async () => {
    expect(await table.finish('left', euro(100))).toBe(false);
    expect((await table.moves.standing()).last).toBeNull();
  });
});

describe('a cascading slot', () => {
  const open = () =>
    openSlot(loadAvalanche(), {
      wallet: funWallet('EUR'),
      seeds: testSeeds('cascades'),
      now: () => clock,
      later: (delayMs, work) => timers.push({ delayMs, work }),
    });

  it('pays the sum of its windows with their multipliers', async () => {
    const cascading = open();
    for (let round = 0; round < 40; round += 1) {
      const { win, drops, window } = await cascading.spin(euro(100));
      expect(drops[0]?.window).toEqual(window);
      expect(win).toEqual(worth(coinsOf(drops), euro(100)));
      const staked = cascading.wallet.balance();
      await cascading.reveal();
      expect(cascading.wallet.balance()).toEqual(add(staked, win));
      clock += CYCLE_MS;
    }
  });

  it('waits for its cascades before it pays without a report of the frame', async () => {
    const { drops } = await open().spin(euro(100));
    expect(timers.at(-1)?.delayMs).toBeGreaterThan(REVEAL_MS + drops.length * 1000);
  });
});

describe('a round with bonus spins', () => {
  const model = (): SlotModel => {
    const found = loadModels().get('lantern');
    if (!found) throw new Error('no lantern');
    return found;
  };
  const open = () =>
    openSlot(
      { model: model() },
      {
        wallet: funWallet('EUR'),
        seeds: testSeeds('bonus'),
        now: () => clock,
        later: (delayMs, work) => timers.push({ delayMs, work }),
      },
    );
  const untilBonus = async (bonusTable: SlotTable) => {
    for (let round = 0; round < 1000; round += 1) {
      const spun = await bonusTable.spin(euro(20));
      if (spun.bonusSpins.length > 0) return spun;
      clock += CYCLE_MS;
      await bonusTable.reveal();
    }
    throw new Error('no bonus spins in a thousand rounds');
  };

  it('has one stake and one win, of the spin and all bonus spins together', async () => {
    const bonusTable = open();
    const { win, wins, bonusSpins } = await untilBonus(bonusTable);
    const coins = bonusSpins.reduce((sum, spin) => sum + spin.coins, totalCoins(wins));
    expect(win).toEqual(worth(coins, euro(20)));
    const staked = bonusTable.wallet.balance();
    await bonusTable.reveal();
    await bonusTable.reveal();
    expect(bonusTable.wallet.balance()).toEqual(add(staked, win));
  });

  it('is shown again after a reload, with wins that sum to the win of the round', async () => {
    const bonusTable = open();
    const { roundId, win } = await untilBonus(bonusTable);
    const { last } = await bonusTable.moves.standing();
    expect(bonusTable.greet(roundId).resumed).toEqual(last);
    const shown = v.parse(shownRound, last);
    const sum = shown.bonusSpins.reduce((total, spin) => add(total, fromJson(spin.win)), euro(0));
    const own = shown.wins.reduce((coins, one) => coins + one.coins, 0);
    expect(add(worth(own, euro(20)), sum)).toEqual(win);
  });

  it('waits longer than its bonus spins take before it pays without a report of the frame', async () => {
    const { bonusSpins } = await untilBonus(open());
    expect(timers.at(-1)?.delayMs).toBeGreaterThan(REVEAL_MS + bonusSpins.length * 5000);
  });
});

describe('stakes', () => {
  it.each([
    ['EUR', 20n, 4000n],
    ['NOK', 200n, 40_000n],
    ['JPY', 20n, 4000n],
    ['INR', 1000n, 200_000n],
  ] as const)('with %s has stakes from %d to %d, each a whole number of coins', (currency, least, most) => {
    const { stakes, defaultIndex } = ladderFor(currency);
    expect([stakes[0]?.minor, stakes.at(-1)?.minor]).toEqual([least, most]);
    expect(stakes[defaultIndex]).toBeDefined();
    for (const stake of stakes) {
      expect(isOffered(stake, ladderFor(currency))).toBe(true);
      expect(worth(20, stake)).toEqual(stake);
      expect(stake.minor % 20n).toBe(0n);
    }
  });
});
