import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BeginDeposit, LobbyPage, RequestWithdrawal } from '@foyer/contract/generated/operations.ts';
import { processDuePayments } from '@foyer/platform/flows/cashier/processDuePayments.ts';
import { FAILURES } from '@foyer/platform/infra/httpClient/breaker.ts';
import type { PaymentPort } from '@foyer/platform/modules/cashier/index.ts';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { paymentPorts } from '@foyer/platform/server/providers/paymentPorts.ts';
import { startTcpProxy, throughProxy, type TcpProxy } from '@foyer/platform/testing/network/tcpProxy.ts';
import { callsOf } from '@foyer/platform/testing/stories/faults/calls.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { startCompanies, type Companies } from '@foyer/sandbox/companies/server.ts';

const SECRET = 'the secret of the companies';
/** The limit of a call to a company, and what the platform itself takes. */
const FIRST_RESPONSE_MS = 8_000 + 1_500;
/** No call waits for the company, also on a slow machine. */
const FAST_MS = 4_000;
const FAILED = { status: 'CancelInitialized', refusal: { type: 'PartnerUnavailable' } };

let api: TestApi;
let companies: Companies;
let proxy: TcpProxy;
let token: string;
beforeAll(async () => {
  const ports: Record<string, PaymentPort> = {};
  api = await testApi({ paymentPorts: ports });
  companies = await startCompanies({
    port: 0,
    secret: SECRET,
    platformUrl: `http://localhost:${api.port}`,
    now: () => api.clock.now().getTime(),
  });
  const { hostname: host, port } = new URL(companies.url);
  proxy = await startTcpProxy({ host, port: Number(port) });
  const keys = [createHmac('sha256', SECRET).update('trustly').digest('hex')] as const;
  const config = {
    paymentProviders: { trustly: { url: `${throughProxy(companies.url, proxy)}trustly`, keys } },
    paymentFrames: { trustly: companies.url.replace('//', '//trustly.') },
  };
  Object.assign(ports, paymentPorts(config, api.clock, []));
  token = await api.token();
});
afterAll(async () => {
  await proxy.close();
  await companies.stop();
  await api.stop();
});

async function ask({ documentId }: { readonly documentId: string }, variables: object = {}) {
  const startedAt = performance.now();
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: 'northlight.localhost', authorization: `Bearer ${token}` },
  });
  return { ...response.json(), tookMs: performance.now() - startedAt };
}

const press = (amount: string, account: string | null = null) => ({
  idempotencyKey: randomUUID(),
  method: 'trustly',
  account,
  amount,
  currency: 'EUR',
});
const deposit = async () => {
  const { data, errors, tookMs } = await ask(BeginDeposit, { deposit: press('20.00') });
  return { payment: data?.beginDeposit, errors, tookMs };
};
/** What the company knows of the payments that it was asked for. */
const book = async (): Promise<readonly { readonly reference: string; readonly id: string }[]> =>
  (await fetch(`${companies.url}/payments/book`)).json();
const statusOf = async ({ id }: { readonly id: string }) =>
  (await api.services.cashier.payment(api.database.query, id)).status;
const pay = async (reference: string) => {
  const found = (await book()).find((one) => one.reference === reference);
  return fetch(`${companies.url}/trustly/pay/${found?.id}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=confirm',
    redirect: 'manual',
  });
};

it('MONEY-07 a payment provider that accepts calls and never answers delays nothing else, and nothing is lost or doubled', async () => {
  const calls = callsOf(api);
  const paid = await deposit();
  await pay(paid.payment.id);
  await expect.poll(() => statusOf(paid.payment)).toBe('Completed');
  const sessionId = await calls.openGame(token);
  await api.database.pool.query('update wallet.game_session set shortest_cycle_ms = null');
  const player = api.player(token);
  const balance = async () =>
    Number((await api.services.wallet.state(api.database.query, player)).balance.minor);
  const before = await balance();
  const [account] = await api.services.cashier.accounts(api.database.query, player);

  proxy.swallow();
  const withdrawals: { readonly id: string }[] = [];
  for (let turn = 0; turn < FAILURES - 1; turn += 1) {
    const { data, tookMs } = await ask(RequestWithdrawal, { withdrawal: press('20.00', account?.id) });
    expect(data.requestWithdrawal).toMatchObject({ status: 'Initialized' });
    expect(tookMs).toBeLessThan(FAST_MS);
    withdrawals.push(data.requestWithdrawal);
  }
  let isOver = false;
  const payouts = processDuePayments(api.services);
  const hanging = deposit();
  const ended = Promise.all([payouts, hanging]).finally(() => (isOver = true));
  let bets = 0;
  for (; !isOver; bets += 1) {
    const startedAt = performance.now();
    const id = `hung-${bets}`;
    const bet = { sessionId, transactionId: id, roundId: id, amount: '0.10', currency: 'EUR' };
    const [{ status }, lobby] = await Promise.all([calls.studio('bet', bet), ask(LobbyPage)]);
    expect([status, lobby.errors]).toEqual([200, undefined]);
    expect(performance.now() - startedAt).toBeLessThan(FAST_MS);
  }
  await ended;
  const first = await hanging;
  expect(first.tookMs).toBeLessThan(FIRST_RESPONSE_MS);
  expect(first.payment).toMatchObject(FAILED);
  // The company is not called any more.
  const next = await deposit();
  expect(next.tookMs).toBeLessThan(FAST_MS);
  expect(next.payment).toMatchObject(FAILED);

  proxy.heal();
  const deposits = [first.payment, next.payment];
  await expect
    .poll(
      async () => {
        // As if the pauses before the next attempts were over.
        await api.database.pool.query('update cashier.payment set due_at = $1 where due_at > $1', [
          api.clock.now(),
        ]);
        await processDuePayments(api.services);
        return Promise.all([...deposits, ...withdrawals].map(statusOf));
      },
      { timeout: 20_000, interval: 500 },
    )
    .toEqual([...deposits.map(() => 'Cancelled'), ...withdrawals.map(() => 'Completed')]);
  const again = await deposit();
  expect(again.errors).toBeUndefined();
  await pay(again.payment.id);
  await expect.poll(() => statusOf(again.payment)).toBe('Completed');

  const references = (await book()).map(({ reference }) => reference);
  expect(references.length).toBe(new Set(references).size);
  expect(await balance()).toBe(before - 20_00 * withdrawals.length + 20_00 - 10 * bets);
  expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
}, 120_000);
