import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCompanies, type Companies } from '../companies/server.ts';

const CLIENT = 'foyer-x-6';
const AT_MS = Date.parse('2026-11-25T12:00:00Z');
const KEY = createHmac('sha256', 'secret').update('laurel').digest('hex');

let realm: Server;
let companies: Companies;
let own: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
let issuer: string;
beforeEach(async () => {
  own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one' }];
  realm = createServer((request, response) => {
    const isOwnRealm =
      request.headers.host?.startsWith('x.localhost') && request.url?.startsWith('/realms/x/');
    response.writeHead(isOwnRealm ? 200 : 404).end(JSON.stringify({ keys }));
  }).listen(0, 'localhost');
  await once(realm, 'listening');
  const { port } = realm.address() as AddressInfo;
  issuer = `http://x.localhost:${port}/realms/x`;
  const platformUrl = `http://localhost:${port}`;
  companies = await startCompanies({ port: 0, secret: 'secret', platformUrl, now: () => AT_MS });
});
afterEach(async () => {
  await companies.stop();
  realm.close();
});

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function token(claims: object = {}, head: object = {}, key = own.privateKey): string {
  const text = [
    base64url({ alg: 'ES256', typ: 'identity+jwt', kid: 'one', ...head }),
    base64url({ iss: issuer, aud: CLIENT, sub: 'player-1', exp: AT_MS / 1_000 + 60, ...claims }),
  ].join('.');
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
const at = (path: string) => `${companies.url}/laurel/${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const signIn = async (): Promise<Record<string, string>> => {
  const response = await post('oauth/token', { clientId: CLIENT, identityToken: token() });
  const { accessToken } = await response.json();
  return { authorization: `Bearer ${accessToken}` };
};

describe('the gamification provider', () => {
  it('accepts an identity token that the client’s own realm has signed', async () => {
    const headers = await signIn();
    const player = await (await fetch(at('v1/player'), { headers })).json();
    expect(player).toMatchObject({ level: 1, gamificationOpt: { enable: false } });
  });

  it.each([
    ['a token for another client', () => token({ aud: 'foyer-y-6' })],
    ['an expired token', () => token({ exp: AT_MS / 1_000 })],
    ['a token of another realm', () => token({ iss: issuer.replaceAll('x', 'y') })],
    ['a token of a foreign issuer', () => token({ iss: 'https://evil.example/realms/x' })],
    ['an access token', () => token({}, { typ: 'at+jwt' })],
    ['an unsigned token', () => token({}, { alg: 'none' })],
    ['a forged token', () => token({}, {}, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
    ['an invalid token', () => 'a.b.c'],
  ])('refuses %s', async (_, makeToken) => {
    const response = await post('oauth/token', { clientId: CLIENT, identityToken: makeToken() });
    expect(response.status).toBe(401);
  });

  it('requires its own token for all player data', async () => {
    for (const path of ['player', 'missions', 'tournament'])
      expect((await fetch(at(`v1/${path}`))).status).toBe(401);
  });

  it('counts stakes only with a valid signature and a current timestamp', async () => {
    const headers = await signIn();
    await post('v1/opt', { enable: true }, headers);
    const stakes = [
      {
        id: '1',
        clientId: CLIENT,
        playerId: 'player-1',
        game: 'sandbox/fox',
        euroCents: 300,
        at: new Date(AT_MS).toISOString(),
      },
    ];
    const body = JSON.stringify({ stakes });
    const timestamp = String(AT_MS);
    const signature = (key: string, time = timestamp) =>
      createHmac('sha256', key).update(`${time}./v1/stakes.`).update(body).digest('hex');
    const old = String(AT_MS - 600_000);
    for (const [time, given] of [
      [timestamp, signature('other')],
      [timestamp, 'ab'],
      [old, signature(KEY, old)],
    ] as const) {
      const refused = await post('v1/stakes', body, { 'x-timestamp': time, 'x-signature': given });
      expect(refused.status).toBe(401);
    }
    const taken = await post('v1/stakes', body, { 'x-timestamp': timestamp, 'x-signature': signature(KEY) });
    expect(taken.status).toBe(200);
    const { missions } = await (await fetch(at('v1/missions'), { headers })).json();
    expect(missions[0]).toMatchObject({ kind: 'stakes', progress: 1 });
  });

  it('serves its widget bundle to any origin, or fails as selected in the console', async () => {
    const bundle = () => fetch(`${companies.url}/widgets/bundle.js`);
    const served = await bundle();
    expect([served.status, served.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await served.text()).toContain('LaurelWidgets');
    const chooseMode = (way: string) =>
      fetch(at(''), { method: 'POST', body: new URLSearchParams({ way }), redirect: 'manual' });
    expect((await chooseMode('missing')).status).toBe(303);
    expect((await bundle()).status).toBe(404);
    expect((await chooseMode('nonsense')).status).toBe(400);
  });
});
