import { randomUUID } from 'node:crypto';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { seededRandom } from '@foyer/sandbox/studios/maths/random.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { fromJson, type MoneyJson } from '@foyer/domain/money.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveReward } from '@foyer/platform/flows/rewards/giveReward.ts';
import { claimReward } from '@foyer/platform/flows/rewards/claimReward.ts';
import { startLiveHarness, type TestPlayer, type LiveHarness, type TablePlayer } from './harness.ts';

const GAME = 'fox-and-ember';

let harness: LiveHarness;
let anna: TestPlayer;
beforeAll(async () => {
  harness = await startLiveHarness();
  anna = await harness.enter('northlight', 'anna@foyer.test');
});
beforeEach(() => {
  harness.chance.draw = seededRandom(2);
});
afterEach(async () => {
  harness.network.state = 'open';
  await expect.poll(() => harness.unsentCalls()).toEqual([]);
  expect(await auditLedger(harness.api.database.query)).toMatchObject({ isClean: true });
});
afterAll(() => harness.stop());

/** Free spins that the player was given and has claimed; each test uses all of them. */
async function claimed(spins: number): Promise<string> {
  const { database, services } = harness.api;
  const { playerId } = anna;
  const terms = {
    type: 'free-spin',
    kind: 'Incentive',
    claim: 'manual',
    startsInHours: 0,
    needsDeposit: false,
    name: 'Spins',
    game: GAME,
    freeSpinsAmount: spins,
    value: '0.20',
    betLevel: 1,
  } as const;
  const reward = await database.transaction((tx) =>
    giveReward(services, tx, { key: randomUUID(), playerId, terms, by: 'Elin', why: 'a birthday' }),
  );
  await claimReward(services, { playerId, assignationId: reward.id });
  return reward.id;
}
async function change(grant: string, to: string): Promise<void> {
  await harness.api.database.pool.query(`update wallet.free_rounds set ${to} where id = $1`, [grant]);
}
const cents = (amount: MoneyJson | null | undefined): number => (amount ? Number(fromJson(amount).minor) : 0);
const balance = async () => Math.round(Number(await anna.balance()) * 100);
const newMoves = async () => {
  const previous = (await anna.moves()).length;
  return async () => (await anna.moves()).slice(previous);
};
/** Bets, checks the outcome, and lets the time of the round pass. */
async function spin(seat: TablePlayer, requested: object) {
  const spun = await seat.request('spin', requested);
  const paid = await seat.request('reveal');
  await harness.pass(10 * SECOND);
  return { ...spun, paid: paid.body };
}

describe('claimed free spins', () => {
  it('cost the player nothing, and their wins are the player’s to the cent', async () => {
    const grant = await claimed(10);
    const [before, moves] = [await balance(), await newMoves()];
    const seat = await anna.joinTable(GAME);
    let won = 0;
    for (let left = 9; left >= 0; left -= 1) {
      const { body, paid } = await spin(seat, { grant });
      won += cents(body.win);
      expect(paid.freeRounds).toMatchObject([{ id: grant, left }]);
      expect(cents(paid.freeRounds?.[0]?.won)).toBe(won);
      expect(cents(paid.balance)).toBe(before + won);
    }
    expect(won).toBeGreaterThan(0);
    expect(await balance()).toBe(before + won);
    expect((await moves()).filter((move) => !move.startsWith('win'))).toEqual(Array(10).fill('freeBet 20'));
    expect(await spin(seat, { grant })).toMatchObject({
      status: 409,
      body: { error: { type: 'FreeRoundsRefused', reasons: ['FreeRoundsOver'] } },
    });
    expect(await spin(seat, { stake: '1.00' })).toMatchObject({ status: 200 });
    expect(await moves()).toContain('bet 100');
  });

  it('continue after a page reload in the middle of one, and after a restart of the studio', async () => {
    const grant = await claimed(3);
    const first = await anna.joinTable(GAME);
    const { body } = await first.request('spin', { grant });
    const second = await anna.joinTable(GAME);
    const table = await second.request('standing');
    expect(table.body.freeRounds).toMatchObject([{ id: grant, left: 2, won: body.win }]);
    expect(await first.request('spin', { grant })).toMatchObject({ status: 403 });
    await second.request('reveal');
    await harness.pass(10 * SECOND);
    await harness.restartStudio();
    const third = await anna.joinTable(GAME);
    await spin(third, { grant });
    const { paid } = await spin(third, { grant });
    expect(paid.freeRounds).toMatchObject([{ left: 0 }]);
    expect(await anna.openRounds()).toBe(0);
  });

  it('are returned and can be played again if the response to their bet was lost', async () => {
    const grant = await claimed(1);
    const before = await balance();
    const seat = await anna.joinTable(GAME);
    harness.network.state = 'losing responses';
    expect(await seat.request('spin', { grant })).toMatchObject({ status: 503 });
    harness.network.state = 'open';
    await expect.poll(() => harness.unsentCalls()).toEqual([]);
    expect(await balance()).toBe(before);
    // The wallet accepted the stake whose response was lost, so a cycle has begun (CLOCK-06).
    await harness.pass(10 * SECOND);
    const { status, body } = await spin(seat, { grant });
    expect([status, body.freeRounds?.map(({ left }) => left)]).toEqual([200, [0]]);
    expect(await balance()).toBe(before + cents(body.win));
  });

  it.each([
    ['that have ended', "expires_at = granted_at - interval '1 hour'", 'FreeRoundsOver'],
    ['that were taken back', "player_id = player_id || '-gone'", 'UnknownFreeRounds'],
    ['of another stake', 'stake = 500', 'FreeStakeDiffers'],
  ])('%s are refused, cost nothing, and own stakes go on', async (_what, to, reason) => {
    const grant = await claimed(2);
    const moves = await newMoves();
    const seat = await anna.joinTable(GAME);
    await change(grant, to);
    expect(await seat.request('spin', { grant })).toMatchObject({
      status: 409,
      body: { error: { type: 'FreeRoundsRefused', reasons: [reason] } },
    });
    expect(await moves()).toEqual([]);
    const { status, body } = await spin(seat, { stake: '1.00' });
    expect([status, body.freeRounds?.map(({ left }) => left)]).toEqual([200, [0]]);
    await change(grant, "expires_at = granted_at - interval '1 hour'");
  });
});
