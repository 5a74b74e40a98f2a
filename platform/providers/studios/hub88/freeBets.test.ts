import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fixtures from '@foyer/contract/studios/fixtures/hub88.json' with { type: 'json' };
import { playerId, type BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { CompanyLaunchRequest } from '../../../flows/launch/companyLaunch.ts';
import { hub88Keys, signerOf } from './keys.ts';
import { launchAtHub88 } from './launch.ts';

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};
const [ours, theirs] = [pair(), pair()];
const secret = (...pems: readonly string[]) => [Buffer.from(pems.join('')).toString('base64')];
const SECRETS = secret(ours.privatePem, theirs.publicPem);

const { prepaids, createReward, listRewards, cancelReward, launch: launched } = fixtures;
const NONE = { rewards: [], pagination: { next_cursor: null } };
/** Replies by the last words of the path; each is used up, and the last one stays. */
let replies: Record<string, object[]> = {};
let isDown = false;
const received: { readonly path: string; readonly body: unknown }[] = [];
let server: Server;
let origin: string;
beforeAll(async () => {
  const keys = hub88Keys(secret(theirs.privatePem, ours.publicPem));
  if (!keys) throw new Error('no keys');
  server = createServer((request, response) => {
    void text(request).then((payload) => {
      const path = (request.url ?? '').replace('/operator/generic/v2/', '');
      received.push({ path, body: JSON.parse(payload) });
      const isSigned = signerOf(keys, Buffer.from(payload), request.headers['x-hub88-signature']) === 0;
      const queue = replies[path] ?? [];
      const reply = queue.length > 1 ? queue.shift() : queue[0];
      const isRefused = !isSigned || !reply || (isDown && path !== 'game/url');
      response.writeHead(isRefused ? 400 : 200).end(JSON.stringify(reply ?? { error: 'unknown' }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  logged.length = 0;
  links.length = 0;
  isDown = false;
  isFirst = true;
  replies = {
    'game/url': [launched.response],
    'freebet/prepaids/list': [prepaids.response],
    'freebet/rewards/create': [createReward.response],
    'freebet/rewards/list': [NONE],
    'freebet/rewards/cancel': [cancelReward.response],
  };
});

const logged: unknown[] = [];
const log = { error: (...words: unknown[]) => void logged.push(words) };
const NOW = new Date('2026-11-24T12:00:00.000Z');
const GRANT = { id: 'grant-1', stake: money(20n, 'EUR'), left: 10, expiresAt: null, external: null };
const REWARD = createReward.response.reward_uuid;
const links: unknown[] = [];
let isFirst = true;
const launch = (change: Partial<CompanyLaunchRequest> = {}) =>
  launchAtHub88({ secretsOf: () => SECRETS, clock: { now: () => NOW }, log })({
    server: {
      studio: 'orbit',
      dialect: 'hub88',
      operator: '816',
      origin: 'https://games.orbit.example',
      apiOrigin: origin,
      launch: '/operator/generic/v2/game/url',
      currencies: ['EUR'],
    },
    game: 'orb/FarSide',
    session: { playerId: playerId('player-1'), gameSession: 'game-session-1' },
    freeRounds: async () => [GRANT],
    linkFreeRounds: async (of) => {
      links.push(of);
      return isFirst;
    },
    currency: 'EUR',
    locale: 'en',
    brand: 'northlight' as BrandId,
    country: 'FI',
    device: 'Mobile',
    ip: '192.0.2.7',
    lobby: 'https://lobby.example',
    ...change,
  });
const paths = () => received.map(({ path }) => path.replace('freebet/', ''));

it('a game without free rounds is asked for alone, as the example says', async () => {
  expect(await launch({ freeRounds: async () => [] })).toBe(launched.response.url);
  expect(received).toEqual([{ path: 'game/url', body: launched.body }]);
  await launch({ session: null });
  expect(paths()).toEqual(['game/url', 'game/url']);
});

describe('free rounds of the player', () => {
  it('are created at the company before the launch, as the examples say, and linked', async () => {
    await launch();
    expect(received).toEqual([
      { path: 'freebet/rewards/list', body: listRewards.body },
      { path: 'freebet/prepaids/list', body: prepaids.body },
      { path: 'freebet/rewards/create', body: createReward.body },
      { path: 'game/url', body: launched.body },
    ]);
    expect(links).toEqual([{ id: 'grant-1', externalId: REWARD, attempt: 1 }]);
  });

  it('end at the company when they end here', async () => {
    await launch({
      freeRounds: async () => [{ ...GRANT, expiresAt: new Date('2026-11-25T00:00:00.000Z') }],
    });
    expect(received[2]?.body).toMatchObject({ end_time: '2026-11-25T00:00:00' });
  });

  it('that the company has are not created again', async () => {
    replies['freebet/rewards/list'] = [listRewards.response];
    const external = { id: REWARD, attempt: 1 };
    await launch({ freeRounds: async () => [{ ...GRANT, external }] });
    expect(paths()).toEqual(['rewards/list', 'game/url']);
    expect(received[0]?.body).toMatchObject({ reward_uuid: REWARD });
    expect(links).toEqual([]);
  });

  it('whose creation was not answered are found by our id, on any page, and linked', async () => {
    const other = { ...createReward.response, reward_uuid: 'other', operator_reference: 'grant-2' };
    replies['freebet/rewards/list'] = [
      { rewards: [other], pagination: { next_cursor: 'page-2' } },
      listRewards.response,
    ];
    await launch();
    expect(paths()).toEqual(['rewards/list', 'rewards/list', 'game/url']);
    expect(received[1]?.body).toMatchObject({ pagination: { limit: 80, cursor: 'page-2' } });
    expect(links).toEqual([{ id: 'grant-1', externalId: REWARD, attempt: 1 }]);
  });

  it.each(['FRS_EXPIRED', 'FRS_CANCELLED', 'FRS_FAILED', 'FRS_FINISHED'])(
    'of a reward that is %s are created once more, with the rounds that are left',
    async (status) => {
      replies['freebet/rewards/list'] = [
        { rewards: [{ ...createReward.response, status }], pagination: { next_cursor: null } },
      ];
      replies['freebet/rewards/create'] = [{ ...createReward.response, reward_uuid: 'second' }];
      const external = { id: REWARD, attempt: 1 };
      await launch({ freeRounds: async () => [{ ...GRANT, left: 3, external }] });
      expect(paths()).toEqual([
        'rewards/list',
        'rewards/list',
        'prepaids/list',
        'rewards/create',
        'game/url',
      ]);
      expect(received[3]?.body).toMatchObject({ bet_count: 3 });
      expect(links).toEqual([{ id: 'grant-1', externalId: 'second', attempt: 2 }]);
    },
  );

  it('that another launch created at the same moment are cancelled', async () => {
    isFirst = false;
    await launch();
    expect(received[3]).toEqual({ path: 'freebet/rewards/cancel', body: cancelReward.body });
    expect(paths()[4]).toBe('game/url');
  });

  const [template] = prepaids.response;
  it.each([
    ['another stake', { bet_value: 30000 }],
    ['another number of rounds', { bet_count: 5 }],
    ['another currency', { currency: 'USD' }],
    ['another game', { game_code: 'orb/Other' }],
    ['the price of a bonus', { bonus_buy: true }],
  ])('for which the company’s template has %s are logged, and the game opens', async (_what, change) => {
    replies['freebet/prepaids/list'] = [[{ ...template, ...change }]];
    expect(await launch()).toBe(launched.response.url);
    expect(paths()).not.toContain('rewards/create');
    expect(JSON.stringify(logged)).toContain('free rounds were not created at the company');
    replies['freebet/prepaids/list'] = [
      [
        { ...template, ...change },
        { ...template, bet_value: 20000, bet_count: 10 },
      ],
    ];
    await launch();
    expect(paths()).toContain('rewards/create');
  });

  it('that the company refuses are logged, and the game opens', async () => {
    isDown = true;
    expect(await launch()).toBe(launched.response.url);
    expect(logged).toHaveLength(1);
    expect(links).toEqual([]);
  });
});
