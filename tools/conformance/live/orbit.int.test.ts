import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchGame } from '@foyer/platform/flows/launch/launchGame.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { add, fromDecimal, fromJson, money, subtract } from '@foyer/domain/money.ts';
import { startCompanies, type Companies } from '@foyer/sandbox/companies/server.ts';

const pem = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    own: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    known: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};
const [platform, company] = [pem(), pem()];
const secretOf = (text: string) => Buffer.from(text).toString('base64');

let api: TestApi;
let companies: Companies;
beforeAll(async () => {
  const port = await freePort();
  api = await testApi({
    environment: { FOYER_STUDIO_ORIGINS: `sandbox-orbit:http://localhost:${port}` },
    studioKeys: { 'sandbox-orbit': [secretOf(platform.own + company.known)] },
  });
  companies = await startCompanies({
    port,
    secret: 'of-all-companies',
    platformUrl: `http://127.0.0.1:${api.port}`,
    orbitKeys: secretOf(company.own + platform.known),
  });
});
afterAll(async () => {
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
  const request = {
    site,
    session,
    locale: 'en',
    slug: 'far-side',
    mode,
    lobbyOrigin: 'http://localhost',
  } as const;
  const { url, hasMessages } = await launchGame(api.services, request);
  const sessionIn = (address: string) => new URL(address).searchParams.get('session') ?? '';
  let id = sessionIn(url);
  /** Another launch, after which the company knows new free rounds. */
  const again = async () => void (id = sessionIn((await launchGame(api.services, request)).url));
  const post = async (path: string, body: object = {}) => {
    const address = new URL(`/orbit/${path}`, url);
    const response = await fetch(address, { method: 'POST', body: JSON.stringify({ session: id, ...body }) });
    return Object(await response.json());
  };
  return { url, hasMessages, post, again, playerId: session.playerId };
}

it('the sandbox’s aggregator opens a game and plays it over its own protocol', async () => {
  const { url, hasMessages, post, playerId } = await launched('real');
  expect(hasMessages).toBe(false);
  const page = await fetch(url);
  expect(await page.text()).toContain('Near side');
  const balanceNow = async () => (await api.services.wallet.state(api.database.query, playerId)).balance;
  const before = await balanceNow();
  expect(fromJson((await post('balance')).balance)).toEqual(before);
  let expected = before;
  for (let round = 0; round < 4; round += 1) {
    const { status, won, balance } = await post('flip', { side: 'near', stake: '2' });
    expect(status).toBe('RS_OK');
    expect(['0.00', '3.92']).toContain(won);
    expected = add(subtract(expected, fromDecimal('2.00', 'EUR')), fromDecimal(won, 'EUR'));
    expect(fromJson(balance)).toEqual(expected);
    expect(await balanceNow()).toEqual(expected);
  }
  expect(await api.services.wallet.hasOpenRounds('sandbox-orbit')).toBe(false);
});

it('the sandbox’s aggregator is told why a bet is refused', async () => {
  const { post, playerId } = await launched('real');
  const due = { playerId, dueAt: api.clock.now() };
  await api.database.transaction((tx) => api.services.wallet.setCheckDue(tx, due));
  expect(await post('flip', { side: 'far', stake: '1' })).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
});

it('the sandbox’s aggregator plays for fun without the wallet', async () => {
  const { post, playerId } = await launched('fun');
  const before = await api.services.wallet.state(api.database.query, playerId);
  expect(await post('flip', { side: 'far', stake: '5' })).toMatchObject({ status: 'ok', notice: null });
  expect(await api.services.wallet.state(api.database.query, playerId)).toEqual(before);
});

it('the sandbox’s aggregator gets the free rounds of a player once, and plays them without a stake', async () => {
  const { post, again, playerId } = await launched('real');
  const { wallet } = api.services;
  const grant = { id: 'orbit-grant', playerId, studio: 'sandbox-orbit', game: 'orb/FarSide' };
  const eur = (minor: bigint) => money(minor, 'EUR');
  await api.database.transaction((tx) => wallet.setCheckDue(tx, { playerId, dueAt: null }));
  await api.database.transaction((tx) =>
    wallet.grantFreeRounds(tx, { ...grant, stake: eur(1_00n), rounds: 2, expiresAt: null }),
  );
  await Promise.all([again(), again()]);
  await again();
  let expected = (await wallet.state(api.database.query, playerId)).balance;
  for (let round = 1; round <= 2; round += 1) {
    const { status, won, balance } = await post('flip', { side: 'near', stake: '5' });
    expect([status, ['0.00', '1.96'].includes(won)]).toEqual(['RS_OK', true]);
    expected = add(expected, fromDecimal(won, 'EUR'));
    expect(fromJson(balance)).toEqual(expected);
  }
  expect(await wallet.freeRoundsLeft({ ...grant, currency: 'EUR' })).toEqual([]);
  const { won, balance } = await post('flip', { side: 'near', stake: '5' });
  expect(fromJson(balance)).toEqual(add(subtract(expected, eur(5_00n)), fromDecimal(won, 'EUR')));
});
