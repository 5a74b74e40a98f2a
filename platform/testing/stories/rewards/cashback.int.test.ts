import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CashbackPage } from '@foyer/contract/generated/operations.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { brandId, sessionId, type PlayerId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { calculateCashback } from '../../../flows/cashback/calculateCashback.ts';
import { readCashback } from '../../../flows/cashback/readCashback.ts';
import type { CashbackDeps } from '../../../flows/cashback/cashbackDeps.ts';
import { auditCashback, createCashback, weekAt } from '../../../modules/cashback/index.ts';
import { auditLedger, bet, deposit, endRound, rollback, win } from '../../../modules/wallet/index.ts';
import { rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const STUDIO = 'sandbox';
const ZONE = 'Europe/Helsinki';

let api: TestApi;
let harness: RewardHarness;
beforeAll(async () => {
  api = await testApi();
  harness = rewardHarness(api);
});
afterAll(() => api.stop());
afterEach(async () => expect(await findings()).toEqual([]));

async function findings(): Promise<readonly string[]> {
  const ledger = await auditLedger(api.database.query);
  return [
    ...ledger.findings.map(({ what }) => what),
    ...(await auditCashback(api.database.query, ledger)).findings,
  ];
}

const week = () => weekAt(ZONE, api.clock.now());
const goTo = (at: Date | number) => api.clock.advance(new Date(at).getTime() - api.clock.now().getTime());
/** Advances to one minute into the next week. */
const nextWeek = () => goTo(week().until.getTime() + MINUTE);
/** Advances to when the current week can be calculated. */
const toSettlement = () => goTo(week().settledAt.getTime() + 2 * MINUTE);
const calculate = () => calculateCashback(api.services);

/** The dependencies of another node, which a test may break. */
const node = (change: Partial<CashbackDeps> = {}): CashbackDeps => ({
  ...api.services,
  log: { error() {} },
  cashback: createCashback(api),
  wakeRelay() {},
  ...change,
});

/** Creates a player with real money and an open game. */
async function addPlayer() {
  const { player, email } = await harness.createPlayer();
  const { wallet } = api.services;
  const { token } = await api.database.transaction(async (tx) => {
    const amount = fromDecimal('1000.00', 'EUR');
    await wallet.post(tx, deposit({ caller: 'foyer:test', key: player, playerId: player, amount }));
    return wallet.openGameSession(tx, {
      playerId: player,
      sessionId: sessionId(`of-${player}`),
      brand: brandId('northlight'),
      currency: 'EUR',
      studio: STUDIO,
      game: 'a-game',
      category: 'slots',
      shortestCycleMs: null,
      largestWin: { stakes: 100_000, amount: null },
      locale: 'en',
    });
  });
  const { gameSessionId: gameSession } = await wallet.redeemToken({ studio: STUDIO, token });
  const play = (round: string, transactionId: string = randomUUID()) => ({
    studio: STUDIO,
    gameSession,
    round,
    transactionId,
  });
  const stake = async (amount: string) => {
    const [round, id] = [randomUUID(), randomUUID()];
    await wallet.submit(bet({ ...play(round, id), amount: fromDecimal(amount, 'EUR') }));
    return { round, id };
  };
  const end = (round: string) => wallet.submit(endRound(play(round)));
  return {
    player,
    email,
    stake,
    end,
    winIn: (round: string, amount: string) =>
      wallet.submit(win({ ...play(round), amount: fromDecimal(amount, 'EUR') })),
    takeBack: ({ round, id }: { round: string; id: string }) =>
      wallet.submit(rollback({ ...play(round), rollsBack: id })),
    async lose(amount: string) {
      const staked = await stake(amount);
      await end(staked.round);
      return staked;
    },
  };
}

/** The weeks on the page, calculated or not. */
async function weeks(player: PlayerId) {
  const cashback = await readCashback(api.services, player);
  return cashback?.weeks.map(({ state, lost, amount }) => `${state} ${lost} ${amount}`);
}

async function rewardsOf(player: PlayerId) {
  const { rows } = await sql<{ id: string; kind: string; type: string; amount: bigint; status: string }>`
    select a.id, r.kind, r.type, r.amount, a.status from rewards.assignment a
    join rewards.reward r on r.id = a.reward_id where a.player_id = ${player} order by a.assigned_at`.execute(
    api.database.query,
  );
  return rows;
}

describe('the page', () => {
  it('ROUTE-56 REW-08 shows a demo player the losses of past weeks, from the ledger', async () => {
    await calculate();
    const bearer = await api.token('northlight', 'petra@foyer.test');
    const { data } = await harness.ask(CashbackPage, {}, bearer);
    const { cashback, playerRewards } = data.viewer;
    expect(cashback).toMatchObject({ percent: 10, currency: 'EUR', minimum: '1.00', maximum: '250.00' });
    expect(cashback.weeks[0]).toMatchObject({ state: 'Running', lost: '0.00', amount: '0.00' });
    const past: { lost: string; amount: string; assignationId: string | null }[] = cashback.weeks.slice(1);
    expect(past).toMatchObject([
      { lost: '84.00', amount: '8.40' },
      { lost: '31.50', amount: '3.15' },
    ]);
    const granted = past.flatMap(({ assignationId }) => assignationId ?? []);
    expect(granted.length).toBeGreaterThan(0);
    expect(playerRewards.map(({ assignationId }: { assignationId: string }) => assignationId)).toEqual(
      expect.arrayContaining(granted),
    );
  });
});

// The clock moves past the lifetime of tokens, so the tests from here on make no requests with a token.
describe('a week', () => {
  it('REW-08 is calculated once by any number of nodes, given as real money, and claimed once', async () => {
    nextWeek();
    const loser = await addPlayer();
    await loser.lose('84.00');
    expect((await weeks(loser.player))?.[0]).toBe('Running 84.00 8.40');
    toSettlement();
    expect((await weeks(loser.player))?.slice(0, 2)).toEqual(['Running 0.00 0.00', 'Closing 84.00 8.40']);
    await Promise.all([calculate(), calculateCashback(node()), calculateCashback(node()), calculate()]);
    await calculate();
    expect((await weeks(loser.player))?.[1]).toBe('Given 84.00 8.40');
    const [reward, ...more] = await rewardsOf(loser.player);
    expect(more).toEqual([]);
    expect(reward).toMatchObject({ kind: 'Cashback', type: 'money-drop', amount: 840n, status: 'Unclaimed' });
    const before = await harness.balance(loser.player);
    await Promise.all(
      Array.from({ length: 10 }, () => harness.claim({ id: reward?.id ?? '' }, loser.player)),
    );
    expect([before, await harness.balance(loser.player)]).toEqual([
      ['916.00', '0.00'],
      ['924.40', '0.00'],
    ]);
  });

  it('REW-08 gives nothing if a win in the last second, or later, cancels the loss', async () => {
    nextWeek();
    const [lucky, late, open] = [await addPlayer(), await addPlayer(), await addPlayer()];
    await lucky.lose('50.00');
    goTo(week().until.getTime() - 10 * SECOND);
    const { settledAt } = week();
    const rounds = await Promise.all([lucky, late, open].map((one) => one.stake('100.00')));
    const [first, second] = rounds.map(({ round }) => round);
    await lucky.winIn(first ?? '', '150.00');
    await lucky.end(first ?? '');
    goTo(week().until.getTime() + SECOND);
    // The round began in the earlier week, so its win counts there.
    await late.winIn(second ?? '', '500.00');
    await late.end(second ?? '');
    expect((await weeks(late.player))?.slice(0, 2)).toEqual(['Running 0.00 0.00', 'Closing 0.00 0.00']);
    // A stake of an open round is not a loss.
    goTo(settledAt.getTime() + 2 * MINUTE);
    await calculate();
    for (const { player } of [lucky, late, open]) {
      expect(await weeks(player)).toEqual(['Running 0.00 0.00']);
      expect(await rewardsOf(player)).toEqual([]);
    }
    const [, , third] = rounds;
    await open.end(third?.round ?? '');
  });

  it('REW-08 counts a rollback until the calculation, and does not change afterwards', async () => {
    nextWeek();
    const player = await addPlayer();
    const [early, late] = [await player.lose('30.00'), await player.lose('70.00')];
    goTo(week().until.getTime() + HOUR);
    await player.takeBack(early);
    goTo(weekAt(ZONE, api.clock.now(), 1).settledAt.getTime() + 2 * MINUTE);
    await calculate();
    expect((await weeks(player.player))?.[1]).toBe('Given 70.00 7.00');
    await player.takeBack(late);
    await calculate();
    expect(await weeks(player.player)).toEqual(['Running 0.00 0.00', 'Given 70.00 7.00']);
  });

  it('REW-08 below the minimum gives nothing, and says so', async () => {
    nextWeek();
    const player = await addPlayer();
    await player.lose('9.99');
    toSettlement();
    await calculate();
    expect((await weeks(player.player))?.[1]).toBe('None 9.99 0.00');
    expect(await rewardsOf(player.player)).toEqual([]);
  });

  it('REW-08 whose reward fails is given once when it is tried again', async () => {
    nextWeek();
    const player = await addPlayer();
    await player.lose('20.00');
    toSettlement();
    const { rewards } = api.services;
    const broken = node({
      rewards: {
        ...rewards,
        async give(tx, granted) {
          await rewards.give(tx, granted);
          throw new Error('the line was cut');
        },
      },
    });
    await calculateCashback(broken);
    expect(await rewardsOf(player.player)).toEqual([]);
    expect((await weeks(player.player))?.[1]).toBe('Waiting 20.00 2.00');
    api.clock.advance(HOUR);
    await Promise.all([calculate(), calculate()]);
    expect(await rewardsOf(player.player)).toMatchObject([{ amount: 200n, status: 'Unclaimed' }]);
  });

  it('REW-08 whose calculation fails leaves no data, and is calculated completely later', async () => {
    nextWeek();
    const player = await addPlayer();
    await player.lose('40.00');
    toSettlement();
    const cashback = createCashback(api);
    const broken = node({
      cashback: {
        ...cashback,
        async write(tx, of, lost) {
          await cashback.write(tx, of, lost.slice(0, 1));
          throw new Error('the line was cut');
        },
      },
    });
    await calculateCashback(broken);
    expect((await weeks(player.player))?.[1]).toBe('Closing 40.00 4.00');
    await calculate();
    expect((await weeks(player.player))?.[1]).toBe('Given 40.00 4.00');
  });
});

describe('a scheme that starts', () => {
  /** The states of a player's weeks under a scheme that starts on the Monday so many weeks from now. */
  async function statesIf(player: PlayerId, weeksAhead: number) {
    const monday = weekAt(ZONE, api.clock.now(), -weeksAhead).from;
    const startsOn = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(monday);
    const byBrand: typeof api.sites.byBrand = (brand) => {
      const site = api.sites.byBrand(brand);
      if (!site) return site;
      const inCountry: typeof site.inCountry = (country) => {
        const one = site.inCountry(country);
        return one && { ...one, cashback: one.cashback && { ...one.cashback, startsOn } };
      };
      return { ...site, inCountry };
    };
    const cashback = await readCashback(node({ sites: { ...api.sites, byBrand } }), player);
    return cashback?.weeks.map(({ state }) => state);
  }

  it('ROUTE-56 shows only the weeks that it pays', async () => {
    nextWeek();
    const { player, lose } = await addPlayer();
    await lose('50.00');
    nextWeek();
    expect(await statesIf(player, -1)).toEqual(['Running', 'Closing']);
    expect(await statesIf(player, 0)).toEqual(['Running']);
    expect(await statesIf(player, 1)).toEqual([]);
  });
});

describe('players who are kept from it', () => {
  it('REW-16 EXCLUSION-08 see and get nothing; when the restriction ends in time they get it, otherwise it lapses', async () => {
    nextWeek();
    const [blocked, away] = [await addPlayer(), await addPlayer()];
    await blocked.lose('60.00');
    await away.lose('60.00');
    await harness.set(blocked.player, { rewards_blocked: true });
    await harness.set(away.player, { timeout_ends_at: new Date(api.clock.now().getTime() + 30 * DAY) });
    toSettlement();
    await calculate();
    for (const { player } of [blocked, away]) {
      expect(await weeks(player)).toBeUndefined();
      expect(await rewardsOf(player)).toEqual([]);
    }
    await harness.set(blocked.player, { rewards_blocked: false });
    api.clock.advance(HOUR);
    await calculate();
    expect(await rewardsOf(blocked.player)).toMatchObject([{ kind: 'Cashback', amount: 600n }]);
    api.clock.advance(8 * DAY);
    await calculate();
    await harness.set(away.player, { timeout_ends_at: null });
    expect(await weeks(away.player)).toContain('Lapsed 60.00 6.00');
    expect(await rewardsOf(away.player)).toEqual([]);
  });
});

it('REW-08 the audit finds a reward without a loss, and the database refuses another amount', async () => {
  const { player } = await harness.createPlayer();
  const forged = sql`insert into cashback.share
    select ${player}, brand, from_at, 'EUR', 5000, 500, 'waiting', null, reckoned_at, reckoned_at
    from cashback.week where brand = 'northlight' order by from_at desc limit 1`;
  const rolledBack = api.database.transaction(async (tx) => {
    await forged.execute(tx);
    const { findings: found } = await auditCashback(tx, await auditLedger(tx));
    expect(found).toEqual([expect.stringContaining('is of another loss than he had')]);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await expect(
    sql`update cashback.share set amount = amount + 1`.execute(api.database.query),
  ).rejects.toThrow('reckoned once');
});
