import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createClient } from 'graphql-ws';
import { SubscriptionClient } from 'subscriptions-transport-ws';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createClient as createPackageClient } from '../../../../client/createClient.ts';
import { Wallet } from '../../../../client/generated/documents.ts';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import { CLOSE_CODES, CONTEXT_FAILURE } from '@foyer/contract/transport/socket.ts';
import { add, fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import { deposit } from '../../../modules/wallet/index.ts';
import { locationOf, openBrowser, openForm } from '../../../testing/signIn/browser.ts';
import { testApi, type TestApi } from '../../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

type Params = Readonly<Record<'accessToken' | 'brand', string>>;

interface Client {
  subscribe(query: string, receive: (result: unknown) => void): () => void;
  close(): unknown;
  /** Why the server has refused the client. */
  readonly refusal: Promise<unknown>;
}

const addressOf = ({ port }: TestApi) => `ws://127.0.0.1:${port}/graphql`;

/** The client libraries of the two subprotocols, with their defaults. */
const LIBRARIES: readonly [string, (params: Params) => Client, refusal: object][] = [
  [
    'subscriptions-transport-ws',
    (connectionParams) => {
      let refuse = (_cause: unknown): void => {};
      const refusal = new Promise((resolve) => (refuse = resolve));
      const connectionCallback = (cause: unknown) => void (cause && refuse(cause));
      const options = { connectionParams, connectionCallback };
      const client = new SubscriptionClient(addressOf(api), options, WebSocket);
      return {
        subscribe: (query, next) => client.request({ query }).subscribe({ next }).unsubscribe,
        close: () => client.close(),
        refusal,
      };
    },
    { message: CONTEXT_FAILURE, type: 'AuthenticationFailure' },
  ],
  [
    'graphql-ws',
    (connectionParams) => {
      const options = { connectionParams, webSocketImpl: WebSocket, retryAttempts: 0 };
      const client = createClient({ url: addressOf(api), ...options });
      return {
        subscribe: (query, next) => client.subscribe({ query }, { next, error() {}, complete() {} }),
        close: () => client.dispose(),
        refusal: new Promise((resolve) => client.on('closed', resolve)),
      };
    },
    { code: CLOSE_CODES.unauthorized },
  ],
];

it.each(LIBRARIES)(
  'SUB-01 %s receives a player’s balance and each change until it unsubscribes',
  async (library, connect) => {
    const accessToken = await api.token();
    const playerId = api.player(accessToken);
    const client = connect({ accessToken, brand: 'northlight' });
    const received: unknown[] = [];
    const stop = client.subscribe('subscription { balanceUpdated { balance amount } }', (result) => {
      received.push(result);
    });
    await expect.poll(() => received.length).toBe(1);
    const amount = fromDecimal('25.00', 'EUR');
    await api.services.wallet.submit(deposit({ caller: 'test', key: library, playerId, amount }));
    await expect.poll(() => received).toHaveLength(2);
    expect(received[1]).toMatchObject({ data: { balanceUpdated: { amount: '25.00' } } });
    stop();
    await api.services.wallet.submit(deposit({ caller: 'test', key: `${library} 2`, playerId, amount }));
    const other = connect({ accessToken, brand: 'northlight' });
    const later: unknown[] = [];
    other.subscribe('subscription { balanceUpdated { balance } }', (result) => later.push(result));
    await expect.poll(() => later.length).toBe(1);
    expect(received).toHaveLength(2);
    await Promise.all([client.close(), other.close()]);
  },
);

it.each(LIBRARIES)(
  'SUB-03 %s is refused with an unknown token and receives nothing',
  async (_library, connect, refusal) => {
    const client = connect({ accessToken: 'unknown', brand: 'northlight' });
    const received: unknown[] = [];
    client.subscribe('subscription { balanceUpdated { balance } }', (result) => received.push(result));
    expect(await client.refusal).toMatchObject(refusal);
    await client.close();
    expect(received).toEqual([]);
  },
);

it('the client package connects again with a new token after its session has ended, and says so', async () => {
  let token = api.token();
  let reconnections = 0;
  const client = createPackageClient({
    origin: `http://127.0.0.1:${api.port}`,
    brand: 'northlight',
    webSocketImpl: WebSocket,
    accessToken: () => token,
    onReconnected: () => (reconnections += 1),
  });
  onTestFinished(() => client.close());
  const values = client.subscribe(Wallet, {});
  expect(await values.next()).toMatchObject({ value: { balanceUpdated: { currency: 'EUR' } } });
  expect(reconnections).toBe(0);
  // Another sign-in ends the session, and so the connection with 4401, as an expired token does.
  token = api.token();
  expect(await values.next()).toMatchObject({ value: { balanceUpdated: { currency: 'EUR' } } });
  expect(reconnections).toBe(1);
  // The next sign-in is that of another program: the new token is refused as well.
  await api.token();
  await expect(values.next()).rejects.toMatchObject({ name: 'FoyerError', type: 'AuthenticationFailure' });
});

it('the client package throws a FoyerError for a subscription and a token that are refused', async () => {
  const options = { origin: `http://127.0.0.1:${api.port}`, brand: 'northlight', webSocketImpl: WebSocket };
  const player = createPackageClient({ ...options, accessToken: () => api.token() });
  const stranger = createPackageClient({ ...options, accessToken: () => 'unknown' });
  const broken = createPackageClient({
    ...options,
    accessToken: () => Promise.reject(new Error('no network')),
  });
  onTestFinished(async () => void (await Promise.all([player.close(), stranger.close(), broken.close()])));
  const invalid = { name: 'Nothing', text: 'subscription Nothing { nothing }' };
  await expect(player.subscribe(invalid, {}).next()).rejects.toMatchObject({
    name: 'FoyerError',
    type: 'InvalidDocument',
    traceId: expect.any(String),
  });
  await expect(stranger.subscribe(Wallet, {}).next()).rejects.toMatchObject({
    name: 'FoyerError',
    type: 'AuthenticationFailure',
  });
  await expect(broken.subscribe(Wallet, {}).next()).rejects.toThrow('no network');
});

it('the sample program of the client package signs a player in and follows the balance', async () => {
  const playerId = api.player(await api.token());
  const origin = `http://localhost:${api.port}`;
  const program = fileURLToPath(new URL('../../../../client/sample/balance.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, FOYER_ORIGIN: origin, FOYER_BRAND: 'northlight' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (wanted: RegExp): Promise<string> => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      const [, found] = wanted.exec(line.value) ?? [];
      if (found !== undefined) return found;
    }
    throw new Error(`the program has ended before ${wanted}`);
  };

  const browser = openBrowser(api.app, 'northlight', { origin });
  const form = await openForm<SignInPage>(browser, await next(/^open in a browser: (.+)/));
  const account = { email: 'anna@foyer.test', password: 'foyer-demo-1' };
  let back = locationOf(await browser.post(form.action, { csrf: form.csrf, ...account }));
  while (back.hostname !== '127.0.0.1')
    back = locationOf(await browser.get(origin + back.pathname + back.search));
  expect(await (await fetch(back)).text()).toContain('You are signed in');

  expect(Number(await next(/: (\d+) games$/))).toBeGreaterThan(0);
  const before = await next(/^balance: ([\d.]+) EUR$/);
  expect(await next(/^balance is now: ([\d.]+) EUR$/)).toBe(before);
  const amount = fromDecimal('25.00', 'EUR');
  await api.services.wallet.submit(deposit({ caller: 'test', key: 'sample', playerId, amount }));
  const after = toDecimal(add(fromDecimal(before, 'EUR'), amount));
  expect(await next(/^balance is now: ([\d.]+) EUR$/)).toBe(after);
});
