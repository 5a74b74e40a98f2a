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
    const isTheirs = request.headers.host?.startsWith('x.localhost') && request.url?.startsWith('/realms/x/');
    response.writeHead(isTheirs ? 200 : 404).end(JSON.stringify({ keys }));
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

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function token(claims: object = {}, head: object = {}, key = own.privateKey): string {
  const text = [
    part({ alg: 'ES256', typ: 'identity+jwt', kid: 'one', ...head }),
    part({ iss: issuer, aud: CLIENT, sub: 'player-1', exp: AT_MS / 1_000 + 60, ...claims }),
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
const enter = async (): Promise<Record<string, string>> => {
  const answer = await post('oauth/token', { clientId: CLIENT, identityToken: token() });
  const { accessToken } = await answer.json();
  return { authorization: `Bearer ${accessToken}` };
};

describe('the gamification provider', () => {
  it('takes a token that the client’s own realm has signed', async () => {
    const headers = await enter();
    const player = await (await fetch(at('v1/player'), { headers })).json();
    expect(player).toMatchObject({ level: 1, gamificationOpt: { enable: false } });
  });

  it.each([
    ['another client’s', () => token({ aud: 'foyer-y-6' })],
    ['one that is over', () => token({ exp: AT_MS / 1_000 })],
    ['another realm’s', () => token({ iss: issuer.replaceAll('x', 'y') })],
    ['a stranger’s', () => token({ iss: 'https://evil.example/realms/x' })],
    ['an access token', () => token({}, { typ: 'at+jwt' })],
    ['one that is not signed', () => token({}, { alg: 'none' })],
    ['a forged one', () => token({}, {}, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
    ['nonsense', () => 'a.b.c'],
  ])('refuses %s', async (_, made) => {
    const answer = await post('oauth/token', { clientId: CLIENT, identityToken: made() });
    expect(answer.status).toBe(401);
  });

  it('tells nothing without a token of its own', async () => {
    for (const path of ['player', 'missions', 'tournament'])
      expect((await fetch(at(`v1/${path}`))).status).toBe(401);
  });

  it('counts what is signed, and nothing else', async () => {
    const headers = await enter();
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
    const stamp = String(AT_MS);
    const signature = (key: string, time = stamp) =>
      createHmac('sha256', key).update(`${time}./v1/stakes.`).update(body).digest('hex');
    const old = String(AT_MS - 600_000);
    for (const [time, given] of [
      [stamp, signature('other')],
      [stamp, 'ab'],
      [old, signature(KEY, old)],
    ] as const) {
      const refused = await post('v1/stakes', body, { 'x-timestamp': time, 'x-signature': given });
      expect(refused.status).toBe(401);
    }
    const taken = await post('v1/stakes', body, { 'x-timestamp': stamp, 'x-signature': signature(KEY) });
    expect(taken.status).toBe(200);
    const { missions } = await (await fetch(at('v1/missions'), { headers })).json();
    expect(missions[0]).toMatchObject({ kind: 'stakes', progress: 1 });
  });

  it('serves the code of its widgets to pages of no origin, or fails as the console says', async () => {
    const bundle = () => fetch(`${companies.url}/widgets/bundle.js`);
    const served = await bundle();
    expect([served.status, served.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await served.text()).toContain('LaurelWidgets');
    const choose = (way: string) =>
      fetch(at(''), { method: 'POST', body: new URLSearchParams({ way }), redirect: 'manual' });
    expect((await choose('missing')).status).toBe(303);
    expect((await bundle()).status).toBe(404);
    expect((await choose('nonsense')).status).toBe(400);
  });
});
