import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestStudio, type TestSession, type TestStudio } from '../testing/testStudio.ts';
import { sign } from '../wallet/signature.ts';
import { KEY, refusal, type TestWallet } from '../testing/testWallet.ts';
import type { TableState } from '../client/live/tableState.ts';

const GAME = 'winter-garden-live-roulette';
/** Length of a round: 20 seconds of betting, then 3, 8 and 6 seconds. */
const ROUND_MS = 37_000;

let studio: TestStudio;
let wallet: TestWallet;
let ask: TestStudio['ask'];
let opened: TestSession;
let lines: WebSocket[];

beforeEach(async () => {
  // Index 1 on the wheel is pocket 32, red.
  studio = await startTestStudio(() => opened, { random: () => 1 });
  ({ wallet, ask } = studio);
  studio.time.clock = Math.ceil(studio.time.clock / ROUND_MS) * ROUND_MS;
  lines = [];
});
afterEach(async () => {
  for (const line of lines) line.terminate();
  await studio.stop();
});

async function open(playerId: string, { sessionId = `of-${playerId}`, openRound = null as unknown } = {}) {
  opened = { game: GAME, sessionId, playerId, openRound };
  return (await ask('session', { mode: 'real', game: GAME, token: 'token' })).body;
}
const lay = (key: string, spot: string, amount = '1.00') => ask('bet', { bets: [{ spot, amount }] }, key);
const sent = (name: string) =>
  wallet.calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);
const standing = async (key: string): Promise<TableState> => (await ask('standing', {}, key)).body;

/** Opens the WebSocket of a frame and records its messages. */
async function listen(key: string) {
  const line = new WebSocket(`${studio.url.replace('http', 'ws')}/games/push`);
  lines.push(line);
  const news: (TableState & { error?: { type: string } })[] = [];
  line.on('message', (data) => news.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')));
  await new Promise((done) => line.once('open', done));
  line.send(JSON.stringify({ key }));
  await expect.poll(() => news.length).toBeGreaterThan(0);
  return { line, news };
}

describe('two players at one table', () => {
  it('see the same number, and each stake is a bet and a round of its own', async () => {
    const [anna, bo] = [await open('anna'), await open('bo')];
    await lay(anna.key, 'red', '5.00');
    await lay(bo.key, 'black', '2.00');
    await lay(bo.key, '32');
    const { round } = await standing(anna.key);
    expect(sent('bet')).toMatchObject([
      { sessionId: 'of-anna', amount: '5.00' },
      { sessionId: 'of-bo', amount: '2.00' },
      { sessionId: 'of-bo', amount: '1.00' },
    ]);
    const rounds = sent('bet').map(({ roundId }) => String(roundId));
    expect(new Set(rounds).size).toBe(3);
    for (const roundId of rounds) expect(roundId.startsWith(`${GAME}.${round}.`)).toBe(true);

    studio.time.clock += 31_000;
    const [hers, his] = [await standing(anna.key), await standing(bo.key)];
    expect([hers.outcome, his.outcome]).toEqual([32, 32]);
    await expect.poll(() => sent('endRound').length).toBe(3);
    expect(sent('win')).toMatchObject([
      { sessionId: 'of-anna', amount: '10.00', roundId: rounds[0] },
      { sessionId: 'of-bo', amount: '36.00', roundId: rounds[2] },
    ]);
    // However often the state is requested, each bet is paid once.
    await standing(anna.key);
    expect(sent('win')).toHaveLength(2);
  });

  it('see at once where the other has bet, but neither who it is nor how much they staked', async () => {
    const [anna, bo] = [await open('anna'), await open('bo')];
    const { news } = await listen(anna.key);
    expect(news[0]?.seats.total).toBe(7);
    await listen(bo.key);
    await lay(bo.key, 'red', '5.00');
    await lay(bo.key, 'red', '5.00');
    await lay(bo.key, '32', '2.00');
    await expect
      .poll(() => news.at(-1)?.others)
      .toEqual([
        { spot: 'red', players: 1 },
        { spot: '32', players: 1 },
      ]);
    expect(news.at(-1)?.seats.taken).toBe(2);
    expect(JSON.stringify(news)).not.toMatch(/5\.00|10\.00|2\.00|bo/);
    expect(news.every(({ own }) => own === null)).toBe(true);
    expect((await standing(bo.key)).others).toEqual([]);
    studio.time.clock += ROUND_MS;
    expect((await standing(anna.key)).others).toEqual([]);
  });
});

it('a bet after the betting phase is refused without a call to the wallet', async () => {
  const { key } = await open('anna');
  studio.time.clock += 20_000;
  expect(await lay(key, 'red')).toMatchObject({ status: 409, body: { error: { type: 'BetsClosed' } } });
  expect(sent('bet')).toEqual([]);
});

it('a stake that the wallet refuses is not on the table', async () => {
  const { key } = await open('anna');
  wallet.script.push(refusal(402, 'InsufficientFunds'));
  expect(await lay(key, 'red')).toMatchObject({ status: 402 });
  studio.time.clock += 31_000;
  expect((await standing(key)).own).toBeNull();
  expect(sent('win')).toEqual([]);
});

it('a stake with an unknown outcome is rolled back and is no bet', async () => {
  const { key } = await open('anna');
  wallet.script.push(...Array<'hangUp'>(4).fill('hangUp'));
  expect(await lay(key, '32')).toMatchObject({ status: 503 });
  await expect.poll(() => sent('rollback').length).toBe(1);
  studio.time.clock += 31_000;
  expect((await standing(key)).own).toBeNull();
  expect(sent('win')).toEqual([]);
});

describe('a returning player', () => {
  it('finds their bets by the open round of the wallet, and is paid in the current session', async () => {
    const first = await open('anna');
    await lay(first.key, 'red', '5.00');
    const [{ roundId, transactionId } = {}] = sent('bet');
    const openRound = { roundId, bets: [{ transactionId, amount: '5.00' }] };
    const second = await open('anna', { sessionId: 'later', openRound });
    expect(second.own).toMatchObject({ wagers: [{ roundId, stake: { amount: '5.00' }, win: null }] });
    expect(await lay(first.key, 'red')).toMatchObject({
      status: 403,
      body: { error: { type: 'SessionEnded' } },
    });
    studio.time.clock += 31_000;
    await standing(second.key);
    await expect.poll(() => sent('win')).toMatchObject([{ roundId, amount: '10.00', sessionId: 'later' }]);
    expect(sent('rollback')).toEqual([]);
  });

  it('after the round still sees the result', async () => {
    const first = await open('anna');
    await lay(first.key, 'red', '5.00');
    studio.time.clock += ROUND_MS + 1_000;
    await standing(first.key);
    const { own } = await open('anna', { sessionId: 'later' });
    expect(own).toMatchObject({ outcome: 32, wagers: [{ win: { amount: '10.00' }, isPaid: true }] });
  });

  it('in another frame ends the session of the first frame', async () => {
    const first = await open('anna');
    const { news } = await listen(first.key);
    await open('anna', { sessionId: 'later' });
    await expect.poll(() => news.at(-1)?.error?.type).toBe('SessionEnded');
  });
});

it.each(['', '{', '{"key":"nobody"}', '{"key":1}'])(
  'a line that begins with %j is told nothing',
  async (greeting) => {
    const line = new WebSocket(`${studio.url.replace('http', 'ws')}/games/push`);
    lines.push(line);
    const revealed: unknown[] = [];
    line.on('message', (data) => revealed.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')));
    line.once('open', () => line.send(greeting));
    await new Promise((done) => line.once('close', done));
    expect(revealed).toEqual([{ error: { type: 'SessionEnded', reasons: [] } }]);
  },
);

describe('the list of tables for platforms', () => {
  const tables = (headers: object, body = '{}') =>
    fetch(`${studio.url}/live/v1/tables`, { method: 'POST', headers: { ...headers }, body });
  const signed = (at = studio.time.clock, secret = KEY.secret) =>
    sign({ ...KEY, secret }, at, '/live/v1/tables', '{}');

  it('has seats, limits by currency and results', async () => {
    await listen((await open('anna')).key);
    const answer = await (await tables(signed())).json();
    expect(answer.tables.length).toBeGreaterThan(5);
    expect(answer.tables.find(({ game }: { game: string }) => game === GAME)).toMatchObject({
      isOpen: true,
      opensAt: null,
      seats: { taken: 1, total: 7 },
      limits: {
        EUR: { least: '1.00', most: '500.00' },
        NOK: { least: '10.00', most: '5000.00' },
        JPY: { least: '100', most: '50000' },
      },
      results: Array(12).fill({ text: '32', colour: 'red' }),
    });
  });

  it('requires a signature', async () => {
    const old = studio.time.clock - 301_000;
    for (const headers of [
      {},
      signed(old),
      signed(studio.time.clock, 'another'),
      { ...signed(), 'x-studio': 'other' },
    ])
      expect((await tables(headers)).status).toBe(401);
    expect((await tables(signed(), '{ }')).status).toBe(401);
  });
});
