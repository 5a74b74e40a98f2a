import { once } from 'node:events';
import { createHmac } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchGame } from '@foyer/platform/flows/launch/launchGame.ts';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { add, fromDecimal, fromJson, money, subtract } from '@foyer/domain/money.ts';
import { startCompanies, type Companies } from '@foyer/sandbox/companies/server.ts';
import { a8rWallet } from '@foyer/sandbox/tide/a8r.ts';

const COMPANIES = 'of-all-companies';
const SECRET = createHmac('sha256', COMPANIES).update('tide').digest('hex');

let api: TestApi;
let companies: Companies;
beforeAll(async () => {
  const port = await freePort();
  api = await testApi({
    environment: { FOYER_STUDIO_ORIGINS: `sandbox-tide:http://localhost:${port}` },
    studioKeys: { 'sandbox-tide': [SECRET] },
  });
  companies = await startCompanies({
    port,
    secret: COMPANIES,
    platformUrl: `http://127.0.0.1:${api.port}`,
  });
});
afterAll(async () => {
  expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
  await companies?.stop();
  await api?.stop();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function launched(mode: 'real' | 'fun') {
  const { defaultSite: site } = api.sites;
  const session = await api.services.signIn.authenticate(await api.token(), site);
  const { playerId } = session;
  const open = async () => {
    const request = { site, session, locale: 'en', slug: 'low-water', mode } as const;
    return new URL((await launchGame(api.services, { ...request, lobbyOrigin: 'http://localhost' })).url);
  };
  let url = await open();
  const post = async (path: string, body: object = {}) => {
    const response = await fetch(new URL(`/tide/${path}`, url), {
      method: 'POST',
      body: JSON.stringify({ session: url.searchParams.get('session'), ...body }),
    });
    return Object(await response.json());
  };
  const again = async () => void (url = await open());
  const balanceNow = async () => (await api.services.wallet.state(api.database.query, playerId)).balance;
  return { page: () => fetch(url), post, again, playerId, balanceNow };
}

const eur = (minor: bigint) => money(minor, 'EUR');

it('the sandbox’s second aggregator plays whole rounds in one call, and pays prizes outside of them', async () => {
  const { page, post, balanceNow } = await launched('real');
  expect(await (await page()).text()).toContain('<title>Low Water</title>');
  let expected = await balanceNow();
  expect(fromJson((await post('balance')).balance)).toEqual(expected);
  for (let round = 1; round <= 7; round += 1) {
    const { status, won, balance } = await post('flip', { side: 'near', stake: '2' });
    expect([status, ['0.00', '3.92'].includes(won)]).toEqual(['ok', true]);
    expected = add(subtract(expected, eur(2_00n)), fromDecimal(won, 'EUR'));
    if (round === 7) expected = add(expected, eur(1_00n));
    expect(fromJson(balance)).toEqual(expected);
    expect(await balanceNow()).toEqual(expected);
  }
  expect(await api.services.wallet.hasOpenRounds('sandbox-tide')).toBe(false);
});

it('the sandbox’s second aggregator gets the free rounds of a player, plays them, and reports what they won', async () => {
  const { post, again, playerId, balanceNow } = await launched('real');
  const { wallet } = api.services;
  const grant = { id: 'tide-grant', playerId, studio: 'sandbox-tide', game: 'tide/LowWater' };
  await api.database.transaction((tx) =>
    wallet.grantFreeRounds(tx, { ...grant, stake: eur(1_00n), rounds: 2, expiresAt: null }),
  );
  await again();
  await again();
  const before = await balanceNow();
  const first = await post('flip', { side: 'near', stake: '5' });
  expect([first.notice, fromJson(first.balance)]).toEqual([null, before]);
  const second = await post('flip', { side: 'near', stake: '5' });
  const won = add(fromDecimal(first.won, 'EUR'), fromDecimal(second.won, 'EUR'));
  expect([eur(0n), eur(1_96n), eur(3_92n)]).toContainEqual(won);
  expect(await balanceNow()).toEqual(add(before, won));
  api.clock.advance(1);
  expect(await wallet.freeRoundsLeft({ ...grant, currency: 'EUR' })).toEqual([]);
  expect((await post('flip', { side: 'near', stake: '5' })).status).toBe('ok');
});

it('the sandbox’s second aggregator is told why a bet is refused, and pays no win of it', async () => {
  const { post, playerId, balanceNow } = await launched('real');
  const before = await balanceNow();
  const due = { playerId, dueAt: api.clock.now() };
  await api.database.transaction((tx) => api.services.wallet.setCheckDue(tx, due));
  for (let round = 0; round < 4; round += 1)
    expect(await post('flip', { side: 'far', stake: '1' })).toMatchObject({ status: '105', notice: 'limit' });
  expect(await balanceNow()).toEqual(before);
});

it('the sandbox’s second aggregator plays for fun without the wallet', async () => {
  const { post, balanceNow } = await launched('fun');
  const before = await balanceNow();
  expect(await post('flip', { side: 'far', stake: '5' })).toMatchObject({ status: 'ok', notice: null });
  expect(await balanceNow()).toEqual(before);
});

/** A wallet between the company and the platform that carries every call out and loses the answers to bets. */
async function losingAnswers(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createHttpServer((request, response) => {
    void buffer(request).then(async (body) => {
      const reply = await fetch(`http://127.0.0.1:${api.port}${request.url}`, {
        method: 'POST',
        headers: { 'x-request-sign': String(request.headers['x-request-sign']) },
        body,
      });
      const isLost = request.url?.endsWith('BetWin');
      response.writeHead(isLost ? 502 : reply.status, { 'content-type': 'application/json' });
      response.end(isLost ? '{}' : await reply.text());
    });
  });
  const port = await freePort();
  await once(server.listen(port, 'localhost'), 'listening');
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

it('the sandbox’s second aggregator rolls a round back whose answers are lost, with its paid win', async () => {
  const { playerId, balanceNow } = await launched('real');
  const { rows } = await api.database.pool.query<{ id: string; game: string }>(
    `select id, game from wallet.game_session where player_id = $1 order by opened_at desc limit 1`,
    [playerId],
  );
  const [session] = rows;
  if (!session) throw new Error('the launch opened no game session');
  const before = await balanceNow();
  const losing = await losingAnswers();
  const settings = { studio: 'sandbox-tide', secret: SECRET, pause: async () => {} };
  const wallet = a8rWallet({ ...settings, platformUrl: losing.url });
  const player = { id: playerId, session: session.id, game: session.game, currency: 'EUR' } as const;
  await api.database.transaction((tx) => api.services.wallet.setCheckDue(tx, { playerId, dueAt: null }));
  expect(await wallet.betAndWin(player, eur(2_00n), eur(3_00n))).toEqual({
    code: 'rolled back',
    balance: before,
  });
  losing.close();
  expect(await balanceNow()).toEqual(before);
  const moved = await api.database.pool.query(
    `select recipe from wallet.transfer where player_id = $1 and amount > 0 order by id desc limit 4`,
    [playerId],
  );
  expect(moved.rows.map(({ recipe }) => recipe)).toEqual(['winRollback', 'rollback', 'win', 'bet']);
});
