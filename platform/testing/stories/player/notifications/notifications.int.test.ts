import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventData } from '@foyer/contract/events/eventTypes.ts';
import {
  MarkNotificationsRead,
  NotificationsSlice,
  NotificationsUpdated,
} from '@foyer/contract/generated/operations.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { notifyPlayers } from '../../../../flows/notifications/notifyPlayers.ts';
import { collectFeed } from '../../../../infra/outbox/feed/index.ts';
import { recordEvent } from '../../../../infra/outbox/index.ts';
import { legacySocket } from '../../../../server/sockets/testHub.ts';
import { moneyDrop, rewardHarness, type RewardHarness } from '../../../rewardHarness.ts';
import { testApi, type TestApi } from '../../../testApi.ts';

let api: TestApi;
let node2: TestApi;
let harness: RewardHarness;
let player: PlayerId;
let token: string;

const BRAND = 'northlight';

beforeAll(async () => {
  api = await testApi();
  node2 = await testApi({ beside: api });
  harness = rewardHarness(api);
  await notifyPlayers(api.services);
});
afterAll(async () => {
  await node2.stop();
  await api.stop();
});
beforeEach(async () => {
  ({ player, token } = await newPlayer());
});

async function newPlayer() {
  const created = await harness.createPlayer();
  return { player: created.player, token: await api.token(BRAND, created.email) };
}

const payment = (change: Partial<EventData<'deposit.updated'>> = {}): EventData<'deposit.updated'> => ({
  paymentId: randomUUID(),
  status: 'Completed',
  amount: { amount: '50.00', currency: 'EUR' },
  fee: { amount: '0.00', currency: 'EUR' },
  method: 'card',
  provider: 'card',
  country: 'FI',
  createdAt: '2026-11-30T12:00:00.000Z',
  refusal: null,
  ...change,
});

/** Records an event of a payment. @param at when it happened */
const record = (data = payment(), to = player, at = api.clock.now()) =>
  api.database.transaction((tx) =>
    recordEvent(tx, { type: 'deposit.updated', playerId: to, brand: brandId(BRAND), at, data }),
  );

async function deliver(node = api): Promise<void> {
  await collectFeed(api.database, api.clock.now());
  await notifyPlayers(node.services);
}

const graphql = async (document: { documentId: string }, variables: object, bearer: string) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId: document.documentId, variables },
    headers: { host: `${BRAND}.localhost`, ...(bearer && { authorization: `Bearer ${bearer}` }) },
  });
  return response.json();
};
const read = async (bearer = token, first = 20, after: string | null = null) =>
  (await graphql(NotificationsSlice, { first, after }, bearer)).data.viewer?.notifications;
const kinds = async (bearer = token) =>
  (await read(bearer)).edges.map(({ node }: { node: { kind: string } }) => node.kind);
const mark = async (id: string, upTo = false, bearer = token) =>
  graphql(MarkNotificationsRead, { id, upTo }, bearer);
const stored = async (of = player) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from notifications.notification where player_id = ${of}`.execute(api.database.query);
  return rows[0]?.count;
};
const rewind = () => sql`update notifications.feed_position set position = 0`.execute(api.database.query);

describe('events become notifications', () => {
  it('once, also when two nodes read the feed, the feed is read again, and an event is recorded twice', async () => {
    const data = payment();
    for (let count = 0; count < 5; count++) await record();
    await record(data);
    await record(data);
    await collectFeed(api.database, api.clock.now());
    await Promise.all([api, node2, api, node2].map((node) => notifyPlayers(node.services)));
    expect(await stored()).toBe(6);
    await rewind();
    await Promise.all([api, node2].map((node) => notifyPlayers(node.services)));
    expect(await stored()).toBe(6);
    expect((await read()).unread).toBe(6);
  });

  it('as facts, in the order in which they happened', async () => {
    await record(payment({ amount: { amount: '12.30', currency: 'EUR' } }));
    await record(payment({ status: 'RolledBacked', refusal: 'Reversed' }));
    await deliver();
    const { edges, unread, pageInfo } = await read();
    expect(edges.map(({ node }: { node: object }) => node)).toMatchObject([
      { id: '2', kind: 'DepositReversed', isRead: false },
      { id: '1', kind: 'DepositCredited', amount: '12.30', currency: 'EUR', reason: null, message: null },
    ]);
    expect([unread, pageInfo.hasNextPage]).toEqual([2, false]);
  });

  it('not if their data is invalid or the account is gone, and later events are delivered', async () => {
    const erased = randomUUID() as PlayerId;
    await record(payment(), erased);
    await record({ ...payment(), status: 'Lost' as 'Completed' });
    await record();
    await deliver();
    expect([await stored(erased), await kinds()]).toEqual([0, ['DepositCredited']]);
  });

  it('not for events that are older than what is kept', async () => {
    await record(payment(), player, new Date(api.clock.now().getTime() - 91 * DAY));
    await deliver();
    expect(await stored()).toBe(0);
  });
});

it('a kind that a later version stored is left out of the list and the number', async () => {
  await record();
  await record();
  await deliver();
  await sql`update notifications.notification set kind = 'MoonLanded'
    where player_id = ${player} and number = 2`.execute(api.database.query);
  expect(await kinds()).toEqual(['DepositCredited']);
  expect((await read()).unread).toBe(1);
});

describe('a player', () => {
  it('reads and marks only their own notifications', async () => {
    const other = await newPlayer();
    await record();
    await record(payment(), other.player);
    await record(payment(), other.player);
    await deliver();
    expect([(await read()).unread, (await read(other.token)).unread]).toEqual([1, 2]);
    expect((await mark('2')).data.markNotificationsRead.unread).toBe(1);
    expect((await mark('2', true)).data.markNotificationsRead.unread).toBe(0);
    expect((await read(other.token)).unread).toBe(2);
  });

  it('marks one, or one and all older ones, as often as they want', async () => {
    for (let count = 0; count < 4; count++) await record();
    await deliver();
    const unread = async (...call: Parameters<typeof mark>) =>
      (await mark(...call)).data.markNotificationsRead.unread;
    expect(await unread('4')).toBe(3);
    expect(await unread('4')).toBe(3);
    expect(await unread('2', true)).toBe(1);
    expect((await read()).edges.map(({ node }: { node: { isRead: boolean } }) => node.isRead)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999999999999', "1' or '1'='1", ''])(
    'gets BadRequest for the id %j',
    async (id) => {
      const { errors } = await mark(id);
      expect(JSON.stringify(errors)).toContain('BadRequest');
    },
  );

  it('gets BadRequest for a cursor that is none', async () => {
    expect(JSON.stringify(await graphql(NotificationsSlice, { first: 5, after: 'e30' }, token))).toContain(
      'BadRequest',
    );
  });

  it('who is not signed in has none, and marks none', async () => {
    expect((await graphql(NotificationsSlice, { first: 5, after: null }, '')).data.viewer).toBeNull();
    expect(JSON.stringify(await mark('1', true, ''))).toContain('AuthenticationFailure');
  });

  it('pages through them without gaps while new ones arrive', async () => {
    for (let count = 0; count < 5; count++) await record();
    await deliver();
    const idsOf = (page: { edges: { node: { id: string } }[] }) => page.edges.map(({ node }) => node.id);
    const first = await read(token, 2);
    await record();
    await deliver();
    const second = await read(token, 2, first.pageInfo.endCursor);
    const last = await read(token, 2, second.pageInfo.endCursor);
    expect([first, second, last].map(idsOf)).toEqual([['5', '4'], ['3', '2'], ['1']]);
    expect([first, second, last].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
  });
});

describe('advertising', () => {
  it.each([
    ['excluded', { excluded_at: new Date(Date.now() - DAY) }, { excluded_at: null }],
    ['on a time-out', { timeout_ends_at: new Date(Date.now() + DAY) }, { timeout_ends_at: null }],
    ['suppressed', { suppressed_in_a_group: true }, { suppressed_in_a_group: false }],
    ['without marketing', { marketing_blocked: true }, { marketing_blocked: false }],
  ])(
    'EXCLUSION-08 PLAYER-09 a player who is %s gets no rewards, and still payments',
    async (_who, restricted, free) => {
      await harness.give(moneyDrop(), player);
      await deliver();
      expect(await kinds()).toEqual(['RewardGiven']);
      await harness.set(player, restricted);
      expect(await read()).toMatchObject({ edges: [], unread: 0 });
      await harness.give(moneyDrop(), player).catch(() => undefined);
      await record();
      await deliver();
      expect(await kinds()).toEqual(['DepositCredited']);
      // What is hidden is not marked as read.
      await mark('9', true);
      await harness.set(player, free);
      expect(await kinds()).toEqual(['DepositCredited', 'RewardGiven']);
      expect((await read()).unread).toBe(1);
    },
  );
});

describe('what is kept', () => {
  it('is the newest 200, of 10,000 in one minute as well', async () => {
    await sql`insert into outbox.feed_pending (type, version, player_id, brand, occurred_at, data)
      select 'deposit.updated', 1, ${player}, ${BRAND}, ${api.clock.now()},
        jsonb_set(${JSON.stringify(payment())}::jsonb, '{paymentId}', to_jsonb('p' || number))
      from generate_series(1, 10000) number`.execute(api.database.query);
    await deliver();
    await deliver(node2);
    expect(await stored()).toBe(200);
    const { edges, unread } = await read(token, 100);
    expect([edges[0].node.id, edges.length, unread]).toEqual(['10000', 100, 200]);
  });

  it('is not older than 90 days: the job deletes, and the list leaves out before', async () => {
    await record();
    await deliver();
    const age = (days: number) =>
      sql`update notifications.notification set created_at = ${new Date(api.clock.now().getTime() - days * DAY)}
        where player_id = ${player}`.execute(api.database.query);
    await age(89.9);
    await api.services.notifications.deleteOld(api.database.query);
    expect((await read()).unread).toBe(1);
    await age(90.1);
    expect(await read()).toMatchObject({ edges: [], unread: 0 });
    await api.services.notifications.deleteOld(api.database.query);
    expect(await stored()).toBe(0);
  });

  it.each([
    ['the list', `where player_id = 'p' and number < 9 order by number desc limit 20`],
    ['the unread', `where player_id = 'p' and read_at is null`],
    ['a key', `where player_id = 'p' and key = 'k'`],
    ['the old', `where created_at < '2026-01-01' limit 5000`],
  ])('has an index for %s', async (_what, condition) => {
    const rows = await api.database.transaction(async (tx) => {
      // A small table is read as a whole, however many indexes it has.
      await sql`set local enable_seqscan = off`.execute(tx);
      const explained = await sql`explain (format json)
        select 1 from notifications.notification ${sql.raw(condition)}`.execute(tx);
      return explained.rows;
    });
    expect(JSON.stringify(rows)).toMatch(/Index|Bitmap/);
    expect(JSON.stringify(rows)).not.toContain('Seq Scan');
  });
});

it('the number of unread ones is sent to every tab after each change', async () => {
  const tabs = [await legacySocket(api.port, token), await legacySocket(api.port, token)];
  const expectAll = async (unread: number) => {
    for (const tab of tabs)
      expect(await tab.take()).toMatchObject({ payload: { data: { notificationsUpdated: { unread } } } });
  };
  for (const tab of tabs)
    tab.say({ type: 'start', id: 's', payload: { documentId: NotificationsUpdated.documentId } });
  await expectAll(0);
  await record();
  await deliver();
  await expectAll(1);
  await mark('1');
  await expectAll(0);
  for (const tab of tabs) tab.socket.close();
});
