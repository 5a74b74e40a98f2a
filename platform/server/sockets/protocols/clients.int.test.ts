import { createClient } from 'graphql-ws';
import { SubscriptionClient } from 'subscriptions-transport-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE_CODES, CONTEXT_FAILURE } from '@foyer/contract/transport/socket.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { deposit } from '../../../modules/wallet/index.ts';
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
