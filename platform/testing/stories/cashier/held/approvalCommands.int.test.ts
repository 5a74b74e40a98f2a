import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CancelWithdrawal,
  RequestWithdrawal,
  TransactionsPage,
  WithdrawPage,
} from '@foyer/contract/generated/operations.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { processDuePayments } from '../../../../flows/cashier/processDuePayments.ts';
import { operate } from '../../../../server/commands/operate.ts';
import { readWithdrawalApprovals } from '../../../../server/commands/held/readWithdrawalApprovals.ts';
import { fakePaymentProvider } from '../../../cashier/fakePaymentProvider.ts';
import { testApi, type TestApi } from '../../../testApi.ts';

const DIEGO = 'diego@foyer.test';
const provider = fakePaymentProvider();
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi({ paymentPorts: { plastra: provider.port } });
  token = await api.token('sol', DIEGO);
});
afterAll(() => api.stop());

const request = async ({ documentId }: { documentId: string }, variables: object = {}) =>
  (
    await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId, variables },
      headers: { host: 'sol.localhost', authorization: `Bearer ${token}` },
    })
  ).json();
const cashier = async () => (await request(WithdrawPage)).data.viewer.cashier;
async function withdraw(): Promise<{ readonly id: string; readonly waitsFor: { readonly for: string } }> {
  const { methods } = (await cashier()).withdrawal;
  const [account] = methods.find(({ id }: { id: string }) => id === 'card').accounts;
  const withdrawal = {
    idempotencyKey: randomUUID(),
    method: 'card',
    account: account.id,
    amount: '20.00',
    currency: 'USD',
  };
  return (await request(RequestWithdrawal, { withdrawal })).data.requestWithdrawal;
}
const decide = (name: string, id: string, email = DIEGO) =>
  operate(api, [name, 'sol', email, id, 'Ada', 'the card is theirs']);
const orders = (id: string) => provider.payouts.filter(({ reference }) => reference === id).length;

it('MONEY-13 MONEY-08 the brand’s players see what waits, and operators decide it by a command', async () => {
  const before = (await cashier()).withdrawable;
  const [first, second, third] = [await withdraw(), await withdraw(), await withdraw()];
  expect((await cashier()).underWay).toMatchObject(
    [third, second, first].map(({ id }) => ({
      id,
      status: 'Initialized',
      waitsFor: { for: 'Approval', by: expect.any(String) },
      isCancellable: true,
    })),
  );
  const list = await readWithdrawalApprovals(api, ['sol']);
  for (const { id } of [first, second, third])
    expect(list).toContain(`withdrawal ${id}: 20.00 USD of ${DIEGO}`);

  await decide('approve-withdrawal', first.id);
  await decide('reject-withdrawal', second.id);
  await request(CancelWithdrawal, { transaction: third.id, reason: 'PaymentIssues' });
  expect(Number((await cashier()).withdrawable)).toBe(Number(before) - 20);
  const { edges } = (await request(TransactionsPage, { type: 'Withdrawal' })).data.viewer.transactions;
  expect(edges.map(({ node }: { node: object }) => node)).toMatchObject([
    { id: third.id, status: 'Cancelled', cancelReason: 'PaymentIssues', refusal: null },
    { id: second.id, status: 'Cancelled', cancelReason: null, refusal: { type: 'WithdrawalRejected' } },
    { id: first.id, status: 'Initialized', waitsFor: { for: expect.stringMatching(/^(Provider|Weekend)$/) } },
  ]);

  await decide('approve-withdrawal', first.id);
  await expect(decide('reject-withdrawal', first.id)).rejects.toThrow(
    `withdrawal ${first.id} was decided already: Approved by operator:Ada`,
  );
  await expect(decide('approve-withdrawal', third.id)).rejects.toThrow(
    `withdrawal ${third.id} ended before anybody decided: it is Cancelled`,
  );
  await expect(decide('approve-withdrawal', randomUUID())).rejects.toThrow('that needs an approval');
  await expect(decide('approve-withdrawal', 'the first')).rejects.toThrow("'the first' is no withdrawal");
  await expect(operate(api, ['approve-withdrawal', 'sol', DIEGO, first.id, 'Ada', ' '])).rejects.toThrow(
    'say who you are, and why',
  );

  // Cards are paid by hand, on working days: on the Wednesday of the next week.
  api.clock.advance((10 - api.clock.now().getUTCDay()) * DAY);
  await processDuePayments(api.services);
  expect([first, second, third].map(({ id }) => orders(id))).toEqual([1, 0, 0]);
});
