import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventData } from '@foyer/contract/events/eventTypes.ts';
import {
  Logout,
  MarkNotificationsRead,
  PushState,
  SubscribeToPush,
  UnsubscribeFromPush,
} from '@foyer/contract/generated/operations.ts';
import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { notifyPlayers } from '@foyer/platform/flows/notifications/notifyPlayers.ts';
import { sendPushMessages } from '@foyer/platform/flows/notifications/sendPushMessages.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { collectFeed } from '@foyer/platform/infra/outbox/feed/index.ts';
import { recordEvent } from '@foyer/platform/infra/outbox/index.ts';
import { moneyDrop, rewardHarness, type RewardHarness } from '@foyer/platform/testing/rewardHarness.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { startCompanies, type Companies } from '@foyer/sandbox/companies/server.ts';

const BRAND = 'northlight';
const VAPID = 'TsPYYY5XmzQdsQvBM4DMb9TvQBhBbqNJHdGsSLzYp2w';

let companies: Companies;
let api: TestApi;
let node2: TestApi;
let harness: RewardHarness;
let player: PlayerId;
let token: string;

beforeAll(async () => {
  companies = await startCompanies({
    port: 0,
    secret: 'of the companies',
    platformUrl: 'http://localhost:1',
  });
  const environment = {
    FOYER_PUSH_KEY: VAPID,
    FOYER_PUSH_CONTACT: 'mailto:operations@foyer.test',
    FOYER_PUSH_ORIGINS: `${companies.url},https://fcm.googleapis.com,https://*.push.apple.com`,
  };
  api = await testApi({ environment });
  node2 = await testApi({ beside: api, environment });
  harness = rewardHarness(api);
  await notifyPlayers(api.services);
});
afterAll(async () => {
  await node2.stop();
  await api.stop();
  await companies.stop();
});
beforeEach(async () => {
  await mode('accept');
  ({ player, token } = await newPlayer());
});

async function newPlayer() {
  const created = await harness.createPlayer();
  return { player: created.player, token: await api.token(BRAND, created.email) };
}

const query = (text: string, values: readonly unknown[]) =>
  api.database.pool.query<Record<string, unknown>>(text, [...values]);

const mode = (way: string) =>
  fetch(`${companies.url}/push/mode`, { method: 'POST', body: new URLSearchParams({ way }) });

interface Device {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const publicKey = (): string =>
  readConfig({ FOYER_PUSH_KEY: VAPID, FOYER_PUSH_CONTACT: 'mailto:a@b.test' }).push?.keys[0].publicKey ??
  expect.fail('there is no key');

async function newDevice(): Promise<Device> {
  const response = await fetch(`${companies.url}/push/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: publicKey() }),
  });
  return (await response.json()) as Device;
}

interface Received {
  readonly text: string;
  readonly topic: string;
  readonly lifeSeconds: number;
}

async function received({ id }: Device): Promise<Received[]> {
  return (await (await fetch(`${companies.url}/push/devices/${id}/messages`)).json()) as Received[];
}
const bodies = async (device: Device) => (await received(device)).map(({ text }) => JSON.parse(text).body);

const graphql = async (document: { documentId: string }, variables: object, bearer = token) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId: document.documentId, variables },
    headers: { host: `${BRAND}.localhost`, ...(bearer && { authorization: `Bearer ${bearer}` }) },
  });
  return response.json();
};
const subscribe = ({ endpoint, keys }: Omit<Device, 'id'>, bearer = token) =>
  graphql(SubscribeToPush, { endpoint, subscription: { endpoint, ...keys } }, bearer);
const isSubscribed = async ({ endpoint }: Device, bearer = token) =>
  (await graphql(PushState, { endpoint }, bearer)).data.viewer?.push?.isSubscribed;
async function subscribed(bearer = token): Promise<Device> {
  const device = await newDevice();
  expect((await subscribe(device, bearer)).data.subscribeToPush.isSubscribed).toBe(true);
  return device;
}

const payment = (change: Partial<EventData<'withdrawal.updated'>> = {}): EventData<'withdrawal.updated'> => ({
  paymentId: randomUUID(),
  status: 'Completed',
  amount: { amount: '4321.00', currency: 'EUR' },
  fee: { amount: '0.00', currency: 'EUR' },
  method: 'trustly',
  provider: 'trustly',
  country: 'FI',
  createdAt: '2026-11-30T12:00:00.000Z',
  refusal: null,
  ...change,
});
async function paid(to = player): Promise<void> {
  const event = {
    type: 'withdrawal.updated',
    playerId: to,
    brand: brandId(BRAND),
    at: api.clock.now(),
    data: payment(),
  } as const;
  await api.database.transaction((tx) => recordEvent(tx, event));
  await collectFeed(api.database, api.clock.now());
  await notifyPlayers(api.services);
}
const send = (node = api) => sendPushMessages(node.services);

describe('a push message', () => {
  it('is sent once to each device, by any number of nodes, in the language of the player and without the amount', async () => {
    const devices = [await subscribed(), await subscribed()];
    await paid();
    await Promise.all([api, node2, api, node2].map(send));
    await Promise.all([node2, api].map(send));
    for (const device of devices) {
      const messages = await received(device);
      expect(messages.map(({ topic }) => topic)).toEqual(['foyer-1']);
      expect(messages[0]?.lifeSeconds).toBeGreaterThan(DAY / 1000 - 60);
      const payload = JSON.parse(messages[0]?.text ?? '');
      expect(payload).toMatchObject({ title: 'Northlight', tag: 'notification-1' });
      expect(payload.path).toMatch(/^\/\w+\/profile\/withdrawal-history\/$/);
      expect(payload.body).not.toMatch(/\d/);
    }
    await paid();
    await Promise.all([node2, api].map(send));
    expect((await received(devices[0] ?? expect.fail())).map(({ topic }) => topic)).toEqual([
      'foyer-1',
      'foyer-2',
    ]);
  });

  it('has the language of the player', async () => {
    await harness.set(player, { language: 'fi' });
    const device = await subscribed();
    await paid();
    await send();
    expect(JSON.parse((await received(device))[0]?.text ?? '')).toEqual({
      title: 'Northlight',
      body: 'Nostosi maksettiin.',
      lang: 'fi',
      tag: 'notification-1',
      path: '/fi/profile/withdrawal-history/',
    });
  });

  it('that a push service does not accept is sent again after a pause, by whichever node', async () => {
    const device = await subscribed();
    await mode('refuse');
    await paid();
    await send();
    await mode('accept');
    await send(node2);
    expect(await received(device)).toEqual([]);
    for (const { clock } of [api, node2]) clock.advance(MINUTE);
    await Promise.all([api, node2].map(send));
    expect(await received(device)).toHaveLength(1);
  });

  it('of one device arrives although a fault stops those of another', async () => {
    const device = await subscribed();
    const other = await newPlayer();
    const failing = await subscribed(other.token);
    await paid();
    await paid(other.player);
    const { players } = api.services;
    const find: typeof players.find = (queryable, id) =>
      id === other.player ? Promise.reject(new Error('a fault')) : players.find(queryable, id);
    await sendPushMessages({ ...api.services, players: { find } });
    expect([await received(device), await received(failing)]).toMatchObject([[{}], []]);
    api.clock.advance(MINUTE);
    await send();
    expect(await received(failing)).toHaveLength(1);
  });

  it('of a node that died is sent by another one', async () => {
    const device = await subscribed();
    await paid();
    expect(await api.services.notifications.push.claimDue(api.database.query, 100)).toHaveLength(1);
    await send(node2);
    expect(await received(device)).toEqual([]);
    for (const { clock } of [api, node2]) clock.advance(3 * MINUTE);
    await Promise.all([api, node2].map(send));
    expect(await received(device)).toHaveLength(1);
  });

  it('is not sent for advertising, for what was read, or for what is a day old', async () => {
    const device = await subscribed();
    await harness.give(moneyDrop(), player);
    await paid();
    await graphql(MarkNotificationsRead, { id: '2', upTo: true });
    await paid();
    const yesterday = new Date(api.clock.now().getTime() - DAY - MINUTE);
    await query('update notifications.notification set created_at = $1 where player_id = $2', [
      yesterday,
      player,
    ]);
    await send();
    expect(await received(device)).toEqual([]);
    await paid();
    await send();
    expect(await received(device)).toHaveLength(1);
  });

  it('EXCLUSION-08 reaches an excluded player about payments', async () => {
    const device = await subscribed();
    await harness.set(player, { excluded_at: api.clock.now() });
    await paid();
    await send();
    expect(await bodies(device)).toEqual(['Your withdrawal was paid.']);
  });

  it('is not sent for what happened before the subscription', async () => {
    await paid();
    const device = await subscribed();
    await send();
    expect(await received(device)).toEqual([]);
  });
});

describe('a subscription ends', () => {
  const count = async () => {
    const { rows } = await query('select id from notifications.push_subscription where player_id = $1', [
      player,
    ]);
    return rows.length;
  };

  it('when the push service says that it has ended', async () => {
    const [device, other] = [await subscribed(), await subscribed()];
    await fetch(`${companies.url}/push/devices/${device.id}`, { method: 'DELETE' });
    await paid();
    await send();
    expect([await count(), await isSubscribed(device), await isSubscribed(other)]).toEqual([1, false, true]);
  });

  it('when the player switches it off, as often as they want; not that of another player', async () => {
    const device = await subscribed();
    const other = await newPlayer();
    await graphql(UnsubscribeFromPush, { endpoint: device.endpoint }, other.token);
    expect(await isSubscribed(device)).toBe(true);
    for (let times = 0; times < 2; times++) {
      const { data } = await graphql(UnsubscribeFromPush, { endpoint: device.endpoint });
      expect(data.unsubscribeFromPush).toMatchObject({ isSubscribed: false });
    }
    await paid();
    await send();
    expect(await received(device)).toEqual([]);
  });

  it('when the player signs out', async () => {
    await subscribed();
    await graphql(Logout, {});
    expect(await count()).toBe(0);
  });

  it('not when the player signs in at another device', async () => {
    const device = await subscribed();
    const { rows } = await query('select email from identity.player where id = $1', [player]);
    const next = await api.token(BRAND, String(rows[0]?.['email']));
    expect(await isSubscribed(device, next)).toBe(true);
  });

  it('when the account is closed', async () => {
    await subscribed();
    await api.database.transaction((tx) =>
      api.services.players.commands.closeAccount(tx, player, { cause: null, mayReopen: false }),
    );
    expect(await count()).toBe(0);
  });

  it('when another player subscribes on the device, who then receives only their own messages', async () => {
    const device = await subscribed();
    await paid();
    const other = await newPlayer();
    await subscribe(device, other.token);
    await send();
    expect([await count(), await received(device)]).toEqual([0, []]);
    await paid(other.player);
    await send();
    expect(await received(device)).toHaveLength(1);
  });

  it('when a player has more than ten', async () => {
    const devices: Device[] = [];
    for (let each = 0; each < 11; each++) devices.push(await subscribed());
    expect(await count()).toBe(10);
    expect(await isSubscribed(devices[0] ?? expect.fail())).toBe(false);
  });
});

describe('a subscription is refused', () => {
  it.each([
    ['endpoint', 'https://10.0.0.1/push'],
    ['endpoint', 'http://169.254.169.254/latest/meta-data/'],
    ['endpoint', 'http://localhost:1/push'],
    ['endpoint', 'https://localhost/push'],
    ['endpoint', 'http://fcm.googleapis.com/fcm/send/a'],
    ['endpoint', 'https://fcm.googleapis.com.evil.example/fcm/send/a'],
    ['endpoint', 'https://fcm.googleapis.com:8443/fcm/send/a'],
    ['endpoint', 'https://fcm.googleapis.com@evil.example/fcm/send/a'],
    ['endpoint', 'https://push.apple.com/a'],
    ['endpoint', 'https://evilpush.apple.com.example/a'],
    ['endpoint', ' https://fcm.googleapis.com/fcm/send/a'],
    ['endpoint', 'https://fcm.googleapis.com:443/fcm/send/a'],
    ['endpoint', String.raw`https:\\fcm.googleapis.com/fcm/send/a`],
    ['endpoint', 'https://fcm.googleapis.com/fcm/send/推送'],
    ['endpoint', 'file:///etc/passwd'],
    ['endpoint', ''],
  ])('%s %s', async (field, endpoint) => {
    const { keys } = await newDevice();
    const { errors } = await subscribe({ endpoint, keys });
    expect(errors[0].extensions).toMatchObject({ type: 'BadRequest', keys: { field } });
  });

  it('with an endpoint that is too long', async () => {
    const { keys } = await newDevice();
    const { errors } = await subscribe({ endpoint: `https://fcm.googleapis.com/${'a'.repeat(1_500)}`, keys });
    expect(errors[0].extensions.type).toBe('BadRequest');
  });

  it.each([
    ['p256dh', { p256dh: 'BAAA' }],
    ['p256dh', { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url') }],
    ['auth', { auth: 'AAAA' }],
    ['auth', { auth: 'not base64url at all!' }],
  ])('with another %s %j', async (field, change) => {
    const device = await newDevice();
    const { errors } = await subscribe({ ...device, keys: { ...device.keys, ...change } });
    expect(errors[0].extensions).toMatchObject({ type: 'BadRequest', keys: { field } });
  });

  it('of a visitor', async () => {
    const device = await newDevice();
    expect((await subscribe(device, '')).errors[0].extensions.type).toBe('AuthenticationFailure');
    expect((await graphql(PushState, { endpoint: device.endpoint }, '')).data.viewer).toBeNull();
  });
});

it.each([
  ['due ones', `where next_attempt_at <= '2026-01-01' order by next_attempt_at limit 16`],
  ['a device', `where endpoint = 'e' and player_id = 'p'`],
  ['the player', `where player_id = 'p' order by id desc offset 10`],
  ['the session', `where session_id = 's'`],
])('there is an index for %s', async (_what, condition) => {
  const client = await api.database.pool.connect();
  // A small table is read as a whole, however many indexes it has.
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query(
    `explain (format json) select id from notifications.push_subscription ${condition}`,
  );
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(rows)).toMatch(/Index|Bitmap/);
  expect(JSON.stringify(rows)).not.toContain('Seq Scan');
});
