import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromJson, type MoneyJson } from '@foyer/domain/money.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CYCLE_MS } from './play/rounds.ts';
import { testSeeds } from './testing/testSeeds.ts';
import { startTestStudio, type TestSession, type TestStudio } from './testing/testStudio.ts';
import { refusal } from './testing/testWallet.ts';

const TEN = { id: 'grant/1', stake: '0.20', left: 10 };

let studio: TestStudio;
let journalFolder: string;
let opened: TestSession;
const start = async () => {
  studio = await startTestStudio(() => opened, { seeds: testSeeds('free spins'), journalFolder });
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
async function spin(key: string, request: object = { grant: TEN.id }) {
  const { body: spun } = await ask('spin', request, key);
  const { body: paid } = await ask('reveal', {}, key);
  studio.time.clock += 10_000;
  return { spun, paid };
}

describe('free rounds of a slot', () => {
  it.each([false, true])(
    'FAIR-01 are never started by the page, also where autoplay is allowed: %s',
    async (autoplay) => {
      const session = await open({ rules: { autoplay } });
      expect(await ask('spin', { grant: TEN.id, isAuto: true }, session.key)).toMatchObject({
        status: 403,
        body: { error: { type: 'AutoplayNotAllowed' } },
      });
      expect(bets()).toEqual([]);
      const { spun } = await spin(session.key, { grant: TEN.id, isAuto: false });
      expect(spun).toMatchObject({ grant: TEN.id });
    },
  );

  it('are sent when the game opens, and are played with the stake of the grant, whatever the request says', async () => {
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

  it('count down and add up their wins, without the rounds of the player’s own stakes', async () => {
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

  it('with a stake that coins do not divide are paid to the minor unit, rounded up', async () => {
    const { key } = await open({ freeRounds: [{ ...TEN, stake: '0.07' }] });
    const played = [];
    for (let round = 0; round < 10; round += 1) played.push((await spin(key)).spun);
    const paying = played.filter(({ win }) => win.amount !== '0.00');
    expect(paying.length).toBeGreaterThan(0);
    for (const { win, wins: lineWins } of paying) {
      const coins = lineWins.reduce((sum: number, one: { coins: number }) => sum + one.coins, 0);
      expect(minor(win)).toBe(BigInt(Math.ceil((coins * 7) / 20)));
    }
  });

  it('that the wallet no longer accepts are refused, and own stakes go on', async () => {
    const { key } = await open();
    studio.wallet.script.push(refusal(409, 'FreeRoundsOver'));
    expect(await ask('spin', { grant: TEN.id }, key)).toMatchObject({
      status: 409,
      body: { error: { type: 'FreeRoundsRefused', reasons: ['FreeRoundsOver'] } },
    });
    const { spun } = await spin(key, { stake: '1.00' });
    expect(spun).toMatchObject({ grant: null, freeRounds: [{ left: 0 }] });
  });

  it('without a grant are refused without a call to the wallet', async () => {
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

describe('during free rounds', () => {
  it('a reloaded page shows the interrupted round as free, and goes on with the remaining rounds', async () => {
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

  it('an interrupted last round is shown with the total win of all rounds', async () => {
    const first = await open({ freeRounds: [{ ...TEN, left: 1 }] });
    const { body: spun } = await ask('spin', { grant: TEN.id }, first.key);
    const openRound = { roundId: spun.roundId, bets: [{ transactionId: 't', amount: '0.20' }] };
    const second = await open({ sessionId: 'another', openRound, freeRounds: [] });
    expect(second).toMatchObject({
      resumed: { grant: TEN.id },
      freeRounds: [{ id: TEN.id, left: 0, won: spun.win }],
    });
  });

  it('a restarted studio knows the total win, and deletes it after the last round', async () => {
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

  it('a bet without a response is rolled back and not counted as played', async () => {
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

  it('have one chip with the stake of the grant, on any position, whatever chips the table has', async () => {
    const { key } = await wheel();
    const { spun } = await spin(key, { grant: TEN.id, spot: 'red' });
    expect(spun).toMatchObject({ stake: { amount: '0.20' }, grant: TEN.id, bets: [{ spot: 'red' }] });
    expect(bets()).toMatchObject([{ amount: '0.20', freeRounds: TEN.id }]);
    expect(['0.00', '0.40']).toContain(spun.win.amount);
  });

  it('without a position are refused without a call to the wallet', async () => {
    const { key } = await wheel();
    expect((await ask('spin', { grant: TEN.id, spot: '37' }, key)).status).toBe(400);
    expect(bets()).toEqual([]);
  });
});
