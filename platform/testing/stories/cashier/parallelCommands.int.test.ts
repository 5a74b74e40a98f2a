import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RequestWithdrawal, WithdrawPage } from '@foyer/contract/generated/operations.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const ask = async ({ documentId }: { documentId: string }, variables: object, token: string) =>
  (
    await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId, variables },
      headers: { host: 'tivoli.localhost', authorization: `Bearer ${token}` },
    })
  ).json();

it('a player who sends many commands at once takes no connection from another player', async () => {
  const [token, other] = [
    await api.token('tivoli', 'finn@foyer.test'),
    await api.token('tivoli', 'maya@foyer.test'),
  ];
  const withdrawal = { method: 'trustly', account: null, amount: '9000.00', currency: 'EUR' };
  let answered = 0;
  const send = async () => {
    const { errors } = await ask(
      RequestWithdrawal,
      { withdrawal: { ...withdrawal, idempotencyKey: randomUUID() } },
      token,
    );
    answered++;
    return errors[0].extensions.type;
  };
  const playerId = api.player(token);
  const { sent, waiting } = await api.database.transaction(async (tx) => {
    // Locks the player, as a slow command of the same player would.
    await api.services.players.hold(tx, playerId);
    const all = Array.from({ length: 40 }, send);
    await expect.poll(() => api.database.pool.totalCount - api.database.pool.idleCount).toBe(3);
    const page = await ask(WithdrawPage, {}, other);
    expect(page.data.viewer.cashier).toMatchObject({ underWay: [] });
    return { sent: all, waiting: answered };
  });
  expect(waiting).toBe(0);
  expect(new Set(await Promise.all(sent))).toEqual(new Set(['MethodNotAvailable']));
});
