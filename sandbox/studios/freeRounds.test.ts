import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromJson, type MoneyJson } from '@foyer/domain/money.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from './maths/random.ts';
import { CYCLE_MS } from './play/rounds.ts';
import { startTestStudio, type TestSession, type TestStudio } from './testStudio.ts';
import { refusal } from './wallet/testWallet.ts';

const TEN = { id: 'grant/1', stake: '0.20', left: 10 };

let studio: TestStudio;
let journalFolder: string;
let opened: TestSession;
const start = async () => {
  studio = await startTestStudio(() => opened, { random: seededRandom(2), journalFolder });
};
beforeEach(async () => {
  journalFolder = await mkdtemp(join(tmpdir(), 'foyer-free-'));
  await start();
});
afterEach(async () => {
  await studio.stop();
  await rm(journalFolder, { recursive: true, force: true });
});

const ask: TestStudio['ask'] = (path, body, key) => studio.ask(path, body, key);
async function open(session: Partial<TestSession> = {}) {
  opened = {
    sessionId: 'session',
    game: 'fox-and-ember',
    openRound: null,
    freeRounds: [TEN],
    ...session,
  };
  return (await ask('session', { mode: 'real', game: opened.game, token: 'token' })).body;
}
const bets = () => studio.wallet.calls.filter(({ path }) => path.endsWith('/bet')).map(({ body }) => body);
const minor = (amount: MoneyJson) => fromJson(amount).minor;
/** Plays a whole round: stake, reveal, payment and the end of the minimum cycle. */
async function spin(key: string, asked: object = { grant: TEN.id }) {
  const { body: spun } = await ask('spin', asked, key);
  const { body: paid } = await ask('reveal', {}, key);
  studio.time.clock += 10_000;
  return { spun, paid };
}

describe('free rounds of a slot', () => {
  it('are told when it opens, and played with the stake of the grant, whatever else is asked', async () => {
    const session = await open();
    expect(session.freeRounds).toEqual([
      {
        id: TEN.id,
        stake: { amount: '0.20', currency: 'EUR' },
        left: 10,
        won: { amount: '0.00', currency: 'EUR' },
      },
    ]);
    const { spun } = await spin(session.key, { grant: TEN.id, stake: '40.00' });
    expect(spun).toMatchObject({ stake: { amount: '0.20' }, grant: TEN.id, freeRounds: [{ left: 9 }] });
    expect(bets()).toMatchObject([{ amount: '0.20', freeRounds: TEN.id }]);
  });

  it('count down together with what they won, and own stakes are in neither', async () => {
    const { key } = await open();
    let won = 0n;
    for (let round = 1; round <= 10; round += 1) {
      const { spun, paid } = await spin(key);
      won += minor(spun.win);
      expect(paid.freeRounds).toMatchObject([{ left: 10 - round }]);
      expect(minor(paid.freeRounds[0].won)).toBe(won);
    }
    expect(won).toBeGreaterThan(0n);
    const own = await spin(key, { stake: '1.00' });
    expect(own.spun.grant).toBeNull();
    expect(bets().at(-1)).not.toHaveProperty('freeRounds');
    expect(minor(own.paid.freeRounds[0].won)).toBe(won);
  });

  it('of a stake that no coin divides are won to the last unit, rounded for the player', async () => {
    const { key } = await open({ freeRounds: [{ ...TEN, stake: '0.07' }] });
    const played = [];
    for (let round = 0; round < 10; round += 1) played.push((await spin(key)).spun);
    const paying = played.filter(({ win }) => win.amount !== '0.00');
    expect(paying.length).toBeGreaterThan(0);
    for (const { win, wins: parts } of paying) {
      const coins = parts.reduce((sum: number, part: { coins: number }) => sum + part.coins, 0);
      expect(minor(win)).toBe(BigInt(Math.ceil((coins * 7) / 20)));
    }
  });

  it('that the wallet has no more are told as such, and own stakes go on', async () => {
    const { key } = await open();
    studio.wallet.script.push(refusal(409, 'FreeRoundsOver'));
    expect(await ask('spin', { grant: TEN.id }, key)).toMatchObject({
      status: 409,
      body: { error: { type: 'FreeRoundsRefused', reasons: ['FreeRoundsOver'] } },
    });
    const { spun } = await spin(key, { stake: '1.00' });
    expect(spun).toMatchObject({ grant: null, freeRounds: [{ left: 0 }] });
  });

  it('that nobody granted are asked of no wallet', async () => {
    const { key } = await open();
    expect(await ask('spin', { grant: 'made-up' }, key)).toMatchObject({
      status: 409,
      body: { error: { type: 'FreeRoundsRefused', reasons: ['UnknownFreeRounds'] } },
    });
    expect(bets()).toEqual([]);
    const fun = (await ask('session', { mode: 'fun', game: 'fox-and-ember', currency: 'EUR' })).body;
    expect(fun.freeRounds).toEqual([]);
    expect((await ask('spin', { grant: TEN.id }, fun.key)).status).toBe(409);
  });
});

describe('in the middle of free rounds', () => {
  it('a page loaded anew shows the round it interrupted as free, and goes on with those that are left', async () => {
    const first = await open();
    const { body: spun } = await ask('spin', { grant: TEN.id }, first.key);
    const openRound = { roundId: spun.roundId, bets: [{ transactionId: 't', amount: '0.20' }] };
    const second = await open({ sessionId: 'another', openRound, freeRounds: [{ ...TEN, left: 9 }] });
    expect(second).toMatchObject({
      resumed: { roundId: spun.roundId, grant: TEN.id, window: spun.window },
      freeRounds: [{ left: 9, won: spun.win }],
    });
    await ask('reveal', {}, second.key);
    studio.time.clock += 10_000;
    await spin(second.key);
    expect(bets()).toMatchObject([{ sessionId: 'session' }, { sessionId: 'another', freeRounds: TEN.id }]);
  });

  it('the last one, interrupted, is still told with what all of them won', async () => {
    const first = await open({ freeRounds: [{ ...TEN, left: 1 }] });
    const { body: spun } = await ask('spin', { grant: TEN.id }, first.key);
    const openRound = { roundId: spun.roundId, bets: [{ transactionId: 't', amount: '0.20' }] };
    const second = await open({ sessionId: 'another', openRound, freeRounds: [] });
    expect(second).toMatchObject({
      resumed: { grant: TEN.id },
      freeRounds: [{ id: TEN.id, left: 0, won: spun.win }],
    });
  });

  it('a studio that starts again knows what they won; when they are over it forgets', async () => {
    const { key } = await open();
    let won = 0n;
    for (let round = 0; round < 5; round += 1) won += minor((await spin(key)).spun.win);
    expect(won).toBeGreaterThan(0n);
    await studio.stop();
    await start();
    const again = await open({ freeRounds: [{ ...TEN, left: 1 }] });
    expect(minor(again.freeRounds[0].won)).toBe(won);
    await spin(again.key);
    expect(await readdir(journalFolder)).toEqual([]);
  });

  it('a bet whose answer never came is rolled back, and counts as not played', async () => {
    const { key } = await open();
    studio.wallet.script.push(...Array<'hangUp'>(4).fill('hangUp'));
    expect((await ask('spin', { grant: TEN.id }, key)).status).toBe(503);
    await expect.poll(() => studio.wallet.calls.some(({ path }) => path.endsWith('/rollback'))).toBe(true);
    expect(new Set(bets().map(({ transactionId }) => transactionId)).size).toBe(1);
    expect((await ask('standing', {}, key)).body).toMatchObject({ last: null, freeRounds: [{ left: 10 }] });
    studio.time.clock += CYCLE_MS;
    expect((await spin(key)).spun.freeRounds).toMatchObject([{ left: 9 }]);
  });
});

describe('free spins of a roulette wheel', () => {
  const wheel = () => open({ game: 'observatory-roulette' });

  it('are one chip of the grant’s stake, wherever it is laid, of whatever worth chips are', async () => {
    const { key } = await wheel();
    const { spun } = await spin(key, { grant: TEN.id, spot: 'red' });
    expect(spun).toMatchObject({ stake: { amount: '0.20' }, grant: TEN.id, bets: [{ spot: 'red' }] });
    expect(bets()).toMatchObject([{ amount: '0.20', freeRounds: TEN.id }]);
    expect(['0.00', '0.40']).toContain(spun.win.amount);
  });

  it('on no place are asked of no wallet', async () => {
    const { key } = await wheel();
    expect((await ask('spin', { grant: TEN.id, spot: '37' }, key)).status).toBe(400);
    expect(bets()).toEqual([]);
  });
});
