import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Logout, SessionDestroyed, Wallet } from '@foyer/contract/generated/operations.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { deposit } from '../../modules/wallet/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { legacySocket, rawSocket } from './testHub.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

it('GQLO-15 a committed posting reaches every open tab of the player', async () => {
  const token = await api.token();
  const playerId = api.player(token);
  const tabs = await Promise.all(
    ['/graphql', '/api/graphql'].map((path) => legacySocket(api.port, token, path)),
  );
  for (const tab of tabs) {
    tab.say({ type: 'start', id: '1', payload: { documentId: Wallet.documentId } });
    expect(await tab.take()).toMatchObject({ payload: { data: { balanceUpdated: { balance: '1000.00' } } } });
  }
  const amount = fromDecimal('25.00', 'EUR');
  await api.services.wallet.submit(deposit({ caller: 'test', key: 'd1', playerId, amount }));
  for (const tab of tabs) {
    expect(await tab.take()).toMatchObject({
      payload: {
        data: {
          balanceUpdated: { balance: '1025.00', amount: '25.00', moneyType: 'Deposit', currency: 'EUR' },
        },
      },
    });
  }
});

it('GQLO-12 signing out notifies the session’s own sockets and closes them, and no others', async () => {
  const [ending, staying] = await Promise.all([api.token(), api.token('tivoli', 'finn@foyer.test')]);
  const ended = await legacySocket(api.port, ending);
  const open = await socketOf('tivoli', staying);
  for (const raw of [ended, open])
    raw.say({ type: 'start', id: 's', payload: { documentId: SessionDestroyed.documentId } });
  open.say({ type: 'start', id: 'w', payload: { documentId: Wallet.documentId } });
  await open.take();
  await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId: Logout.documentId },
    headers: { host: 'northlight.localhost', authorization: `Bearer ${ending}` },
  });
  expect(await ended.take()).toMatchObject({ id: 's', payload: { data: { sessionDestroyed: {} } } });
  expect((await ended.closed).code).toBe(4401);
  expect(open.waiting()).toBe(0);
});

it('LOGOUT-07 LOGOUT-08 a sign-in on another device notifies and closes the older session’s socket, and not the newer one', async () => {
  const older = await legacySocket(api.port, await api.token());
  older.say({ type: 'start', id: 's', payload: { documentId: SessionDestroyed.documentId } });
  const newer = await legacySocket(api.port, await api.token());
  newer.say({ type: 'start', id: 's', payload: { documentId: SessionDestroyed.documentId } });
  expect(await older.take()).toMatchObject({
    id: 's',
    payload: { data: { sessionDestroyed: { sessionId: expect.any(String) } } },
  });
  expect((await older.closed).code).toBe(4401);
  expect([older.waiting(), newer.waiting()]).toEqual([0, 0]);
});

async function socketOf(brand: string, token: string) {
  const raw = rawSocket(api.port);
  await raw.opened;
  raw.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, brand } });
  await raw.take();
  await raw.take();
  return raw;
}

describe('SUB-03 a socket is refused', () => {
  it.each(['graphql-ws', 'graphql-transport-ws'])(
    '%s with another brand’s or an ended session’s token',
    async (protocol) => {
      const [foreign, ended] = await Promise.all([api.token('tivoli', 'finn@foyer.test'), api.token()]);
      await api.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { documentId: Logout.documentId },
        headers: { host: 'northlight.localhost', authorization: `Bearer ${ended}` },
      });
      for (const [accessToken, code] of [
        [foreign, 4403],
        [ended, 4401],
      ] as const) {
        const raw = rawSocket(api.port, { protocol, headers: { host: 'northlight.localhost:3000' } });
        await raw.opened;
        raw.say({ type: 'connection_init', payload: { accessToken, brand: 'northlight' } });
        expect((await raw.closed).code).toBe(code);
      }
    },
  );
});
