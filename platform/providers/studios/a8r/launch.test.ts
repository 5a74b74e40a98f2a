import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import fixtures from '@foyer/contract/studios/fixtures/a8r.json' with { type: 'json' };
import { playerId, type BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { CompanyLaunchRequest } from '../../../flows/launch/companyLaunch.ts';
import { launchAtA8r } from './launch.ts';
import { a8rSignerOf, signA8r } from './signature.ts';

const SECRET = 'the secret of the company';
const received: { readonly path: string | undefined; readonly body: unknown }[] = [];
/** Replies by the end of the path; others get the examples. */
let replies: Readonly<Record<string, { readonly status: number; readonly body: object }>> = {};
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((payload) => {
      const { url: path = '', headers } = request;
      received.push({ path, body: JSON.parse(payload) });
      const isSigned = a8rSignerOf([SECRET], Buffer.from(payload), headers['x-request-sign']) === 0;
      const known = path.endsWith('Issue') ? fixtures.issueFreespins.response : fixtures.launch.response;
      const { status, body } = replies[path.split('.').at(-1) ?? ''] ?? { status: 200, body: known };
      response.writeHead(isSigned ? status : 403).end(JSON.stringify(body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  replies = {};
});

const logged: unknown[] = [];
const log = { error: (...words: unknown[]) => void logged.push(words) };
const NOW = new Date('2026-11-24T12:00:00.000Z');
const GRANT = { id: 'grant-1', stake: money(20n, 'EUR'), left: 10, expiresAt: null, external: null };
const launch = (change: Partial<CompanyLaunchRequest> = {}, secrets: readonly string[] = [SECRET]) =>
  launchAtA8r({ secretsOf: () => secrets, clock: { now: () => NOW }, log })({
    server: {
      studio: 'tide',
      dialect: 'a8r',
      operator: 'foyer',
      origin: 'https://games.tide.example',
      apiOrigin: origin,
      launch: '/api/v2',
      currencies: ['EUR'],
    },
    game: 'tide/LowWater',
    session: { playerId: playerId('player-1'), gameSession: 'game-session-1' },
    freeRounds: async () => [],
    linkFreeRounds: async () => true,
    currency: 'EUR',
    locale: 'en',
    brand: 'northlight' as BrandId,
    country: 'FI',
    device: 'Mobile',
    ip: '192.0.2.7',
    lobby: 'https://lobby.example',
    ...change,
  });

it('asks the company for the address of a game, as the example says', async () => {
  expect(await launch()).toBe(fixtures.launch.response.launch_url);
  expect(received).toEqual([{ path: '/api/v2/casino_a8r.Launcher/Real', body: fixtures.launch.body }]);
});

it('issues the free rounds that the player has in the game first, as the example says', async () => {
  await launch({ freeRounds: async () => [GRANT] });
  expect(received[0]).toEqual({
    path: '/api/v2/casino_a8r.Freespins/Issue',
    body: fixtures.issueFreespins.body,
  });
  const soon = new Date('2026-11-25T00:00:00.000Z');
  await launch({ freeRounds: async () => [{ ...GRANT, expiresAt: soon }] });
  expect(received[2]?.body).toMatchObject({ valid_until: soon.toISOString() });
});

it('opens the game also when the company knows the free rounds, or refuses them or fails, which is logged', async () => {
  const refusal = (code: string) => ({ code, msg: '', meta: { api_code: '409', api_message: '' } });
  for (const [status, code, times] of [
    [400, 'already_exists', 0],
    [400, 'invalid_argument', 1],
    [500, 'internal', 2],
  ] as const) {
    replies = { 'Freespins/Issue': { status, body: refusal(code) } };
    expect(await launch({ freeRounds: async () => [GRANT] })).toBe(fixtures.launch.response.launch_url);
    expect(logged).toHaveLength(times);
  }
});

it('a game for fun names no player and no session', async () => {
  await launch({ session: null, country: 'ROW', device: null });
  const { player: _, session_payload: __, jurisdiction: ___, ...rest } = fixtures.launch.body;
  expect(received).toEqual([
    { path: '/api/v2/casino_a8r.Launcher/Demo', body: { ...rest, client_type: 'desktop' } },
  ]);
});

it.each([
  ['no address', { 'Launcher/Real': { status: 200, body: { launch_url: 'none' } } }, [SECRET]],
  ['a failure', { 'Launcher/Real': { status: 500, body: {} } }, [SECRET]],
  ['another secret', {}, ['another']],
  ['no secret', {}, []],
])('without an address the partner is unavailable: %s', async (_what, given, secrets) => {
  replies = given;
  await expect(launch({}, secrets)).rejects.toMatchObject({ type: 'PartnerUnavailable' });
});

it('a call is signed under either secret while the company replaces one', () => {
  const body = Buffer.from('{"player_id":"john"}');
  const both = ['first', 'second'];
  expect(
    [signA8r('first', body), signA8r('second', body).toUpperCase()].map((sign) =>
      a8rSignerOf(both, body, sign),
    ),
  ).toEqual([0, 1]);
  expect(a8rSignerOf(both, Buffer.from('{}'), signA8r('first', body))).toBe(-1);
  for (const none of [undefined, '', 'x', ['x']]) expect(a8rSignerOf(both, body, none)).toBe(-1);
  expect(a8rSignerOf([], body, signA8r('', body))).toBe(-1);
});
