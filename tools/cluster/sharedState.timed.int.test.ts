import { randomUUID } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { JackpotMessageSchema } from '@foyer/contract/jackpot/socket.ts';
import { ExcludeSelf, Logout } from '@foyer/contract/generated/operations.ts';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import { LEDGER_KEYS_PATH } from '@foyer/contract/wallet/seals/paths.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { deleteCountsOfDeadNodes } from '@foyer/platform/infra/nodes/index.ts';
import { SOCKET_LIMITS } from '@foyer/platform/server/sockets/limits.ts';
import { rawSocket } from '@foyer/platform/server/sockets/testHub.ts';
import { authorizationUrl, openBrowser, openForm } from '@foyer/platform/testing/signIn/browser.ts';
import { streamNameOf } from '@foyer/platform/infra/outbox/nats/stream.ts';
import { executableSchema } from '@foyer/platform/server/graphql/schema/schema.ts';
import { openConnection, type JackpotConnection } from '@foyer/platform/testing/jackpotHarness.ts';
import {
  startRaffleHarness,
  subscription,
  ticketsRequest,
  type RaffleHarness,
} from '@foyer/platform/testing/raffleHarness.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { JACKPOT_ACTIONS, SUBSCRIPTION_ACTIONS, SUBSCRIPTIONS, type Acting } from './liveActions.ts';
import { startNats, type Nats } from './startNats.ts';

const REQUESTS_PER_MINUTE = 20;
const ENDED = { reasons: ['ended'] };
type Document = { readonly documentId: string };
let nats: Nats;
let nodes: readonly [TestApi, TestApi];
beforeAll(async () => {
  nats = await startNats();
  const options = {
    environment: { FOYER_NATS_URL: nats.url },
    requestsPerMinute: REQUESTS_PER_MINUTE,
    // Nobody listens there: a deposit begins, and is cancelled.
    paymentProviders: { trustly: { url: 'http://127.0.0.1:9', keys: ['0123456789abcdef'] as const } },
  };
  const first = await testApi(options);
  nodes = [first, await testApi({ ...options, beside: first, clockAheadMs: 2 * MINUTE })];
});
afterAll(async () => {
  for (const node of [...nodes].reverse()) await node.stop();
  await nats.stop();
});

/** Takes turns between two nodes whose clocks are two minutes apart. */
async function inTurn<Result>(count: number, attempt: (node: TestApi) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < count; turn += 1) results.push(await attempt(nodes[turn % 2 ? 1 : 0]));
  return results;
}
const call = async (
  node: TestApi,
  brand: string,
  token: string,
  { documentId }: Document,
  variables = {},
) => {
  const response = await node.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: `${brand}.localhost`, authorization: `Bearer ${token}` },
  });
  expect(response.json().errors).toBeUndefined();
};
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

it('GraphQL operations of a network are counted over all nodes', async () => {
  const statuses = await inTurn(REQUESTS_PER_MINUTE + 2, async ({ app }) => {
    const response = await app.inject({
      url: '/graphql',
      query: { query: '{ __typename }' },
      headers: { host: 'northlight.localhost' },
      remoteAddress: '198.51.100.1',
    });
    return response.statusCode;
  });
  expect(statuses).toEqual([...times(REQUESTS_PER_MINUTE, 200), 429, 429]);
});

it('requests of a network to one route are counted over all nodes', async () => {
  const statuses = await inTurn(61, async ({ app }) => {
    return (await app.inject({ url: LEDGER_KEYS_PATH, headers: { host: 'northlight.localhost' } }))
      .statusCode;
  });
  expect(statuses.slice(0, 60)).not.toContain(429);
  expect(statuses[60]).toBe(429);
});

it('attempts to sign in are counted over all nodes', async () => {
  const results = await inTurn(7, async ({ app }) => {
    const browser = openBrowser(app, 'baltika');
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const entered = { csrf: form.csrf, email: 'bo@foyer.test', password: 'wrong' };
    return (await browser.post(form.action, entered)).json<SignInPage>().problem;
  });
  expect(results).toEqual([...times(5, 'wrongCredentials'), 'tooManyTries', 'tooManyTries']);
});

it('sockets of a player are at most 20 on all nodes together, and those of a dead node do not count', async () => {
  const [first, second] = nodes;
  const token = await first.token('tivoli', 'finn@foyer.test');
  const key = `graphql:${first.player(token)}`;
  await first.database.pool.query('insert into nodes.socket_count values ($1, 7, 20)', [key]);
  const open = async ({ port }: TestApi) => {
    const { socket, opened, say, take } = rawSocket(port, { headers: { host: 'tivoli.localhost' } });
    await opened;
    say({ type: 'connection_init', payload: { accessToken: token } });
    return { socket, reply: await take() };
  };
  const refusal = { type: 'connection_error', payload: { reasons: ['connectionsPerPlayer'] } };

  const sockets = await inTurn(SOCKET_LIMITS.connectionsPerPlayer, open);
  expect(new Set(sockets.map(({ reply }) => reply['type']))).toEqual(new Set(['connection_ack']));
  for (const node of nodes) expect((await open(node)).reply).toMatchObject(refusal);
  sockets[0]?.socket.close();
  await vi.waitFor(async () => expect((await open(second)).reply).toEqual({ type: 'connection_ack' }), {
    timeout: 15_000,
  });
  expect((await open(first)).reply).toMatchObject(refusal);

  await deleteCountsOfDeadNodes(first.database);
  const { rows } = await first.database.pool.query(
    'select sockets from nodes.socket_count where key = $1 order by sockets',
    [key],
  );
  expect(rows.map(({ sockets: count }) => count)).toEqual([9, 11]);
});

describe('a session that ends on one node', () => {
  const authenticate = ({ services, sites }: TestApi, brand: string, token: string) =>
    services.signIn.authenticate(token, sites.byBrand(brand) ?? expect.fail(brand));
  /** A session that the other node knows and remembers. */
  const begin = async (brand: string, email: string) => {
    const [here, other] = nodes;
    const token = await here.token(brand, email);
    await authenticate(other, brand, token);
    return { here, other, brand, token };
  };
  const expectEndedWithinASecond = async (other: TestApi, brand: string, token: string) => {
    const endedAt = performance.now();
    await vi.waitFor(() => expect(authenticate(other, brand, token)).rejects.toMatchObject(ENDED), {
      interval: 20,
      timeout: 10_000,
    });
    expect(performance.now() - endedAt).toBeLessThan(1_000);
  };
  it('by a sign-out, ends on the other within a second', async () => {
    const { here, other, brand, token } = await begin('sol', 'diego@foyer.test');
    await call(here, brand, token, Logout);
    await expectEndedWithinASecond(other, brand, token);
  });

  it('by an exclusion, ends on the other within a second', async () => {
    const { here, other, brand, token } = await begin('northlight', 'anna@foyer.test');
    await call(here, brand, token, ExcludeSelf, { term: 'P6M', idempotencyKey: randomUUID() });
    await expectEndedWithinASecond(other, brand, token);
  });

  it('without its event, ends once the node knows that it missed events', async () => {
    const { here, other, brand, token } = await begin('tivoli', 'finn@foyer.test');
    await here.database.pool.query(
      'update identity.session set ended_at = started_at, end_reason = $1 where player_id = $2 and ended_at is null',
      ['SIGNED_OUT', here.player(token)],
    );
    await authenticate(other, brand, token);
    const connection = await connect({ servers: nats.url });
    // What the relay publishes in place of an event that is too large for NATS.
    connection.publish(await streamNameOf(here.database), '{}');
    await connection.drain();
    await expectEndedWithinASecond(other, brand, token);
  });
});

describe('what happens on one node reaches the sockets of the other:', () => {
  let harness: RaffleHarness;
  beforeAll(async () => {
    // The harness goes to the next full hour, so that no drop ends during the test.
    const before = nodes[0].clock.now().getTime();
    harness = await startRaffleHarness(nodes[0]);
    nodes[1].clock.advance(nodes[0].clock.now().getTime() - before);
  });
  const enter = async (): Promise<Acting> => {
    const player = await harness.enterNew('northlight', 'EUR', 'FI');
    const accessToken = await harness.accessToken(player, 'northlight');
    return {
      harness,
      site: harness.siteOf('northlight'),
      player,
      accessToken,
      connection: await player.connect(),
      call: (...sent) => call(nodes[0], 'northlight', accessToken, ...sent),
    };
  };

  it('each message of the contract', () => {
    const fields = executableSchema([]).getSubscriptionType()?.getFields() ?? {};
    expect(Object.keys(SUBSCRIPTION_ACTIONS).toSorted()).toEqual(Object.keys(fields).toSorted());
    const types = JackpotMessageSchema.options.map(({ entries }) => entries.type.literal);
    expect(Object.keys(JACKPOT_ACTIONS).toSorted()).toEqual(types.toSorted());
  });

  describe('subscription', () => {
    const received: string[] = [];
    let acting: Acting;
    beforeAll(async () => {
      acting = await enter();
      const { socket, opened, say } = rawSocket(nodes[1].port);
      socket.on('message', (data: Buffer) => {
        const { type, id } = JSON.parse(data.toString());
        if (type === 'data') received.push(id);
      });
      await opened;
      const authorization = `Bearer ${acting.accessToken}`;
      say({ type: 'connection_init', payload: { authorization, brand: 'northlight' } });
      for (const [id, { documentId }] of Object.entries(SUBSCRIPTIONS))
        say({ type: 'start', id, payload: { documentId } });
      // The current state of those that have one.
      const withState = ['balanceUpdated', 'notificationsUpdated', 'playerUpdated'];
      await vi.waitFor(() => expect(received.toSorted()).toEqual(withState), { timeout: 15_000 });
    });

    it.each(Object.entries(SUBSCRIPTION_ACTIONS))('%s', async (field, act) => {
      received.length = 0;
      await act(acting);
      harness.services.wakeRelay();
      await vi.waitFor(() => expect(received).toContain(field), { timeout: 5_000, interval: 10 });
    });
  });

  describe('message of the jackpot', () => {
    let acting: Acting;
    let elsewhere: JackpotConnection;
    beforeAll(async () => {
      acting = await enter();
      const { playerId, token } = acting.player;
      elsewhere = await openConnection(nodes[1].port, 'northlight', `token=${token}&currency=EUR`);
      elsewhere.sendMessage(subscription(playerId, 'northlight'));
      elsewhere.sendMessage(ticketsRequest(acting.site, playerId));
      await elsewhere.next('JackpotUpdate');
      await elsewhere.next('PlayerRaffleTicketsListResponse');
    });

    it.each(Object.entries(JACKPOT_ACTIONS))('%s', async (type, act) => {
      elsewhere.received.length = 0;
      await act(acting);
      harness.services.wakeRelay();
      await vi.waitFor(() => expect(elsewhere.received.map((one) => one.type)).toContain(type), {
        timeout: 5_000,
        interval: 10,
      });
    });
  });
});
