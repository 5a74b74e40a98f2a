import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { BeginDeposit, RequestWithdrawal } from '@foyer/contract/generated/operations.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { processDuePayments } from '@foyer/platform/flows/cashier/processDuePayments.ts';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';

const [KEY, FORMER] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
const MERCHANT = 'casino-eu';

let api: TestApi;
let gateway: ChildProcessByStdio<null, Readable, null>;
let folder: string;
let token: string;
let player: PlayerId;
beforeAll(async () => {
  const port = await freePort();
  api = await testApi({
    paymentProviders: {
      quayside: {
        url: `http://localhost:${port}`,
        keys: [KEY, FORMER],
        protocol: 'gateway',
        merchant: MERCHANT,
        merchants: { tivoli: { id: 'casino-ie', keys: ['a key of tivoli alone, and of nobody else'] } },
      },
    },
  });
  folder = await mkdtemp(join(tmpdir(), 'foyer-gateway-'));
  await writeFile(join(folder, 'gateway.mjs'), await guideProgram());
  const env = {
    PLATFORM: `http://localhost:${api.port}`,
    NAME: 'quayside',
    // The company still signs with the former key.
    KEYS: `${FORMER},${KEY}`,
    PORT: String(port),
  };
  gateway = spawn(process.execPath, [join(folder, 'gateway.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(gateway.stdout, 'data');
  token = await api.token();
  player = api.player(token);
});
afterAll(async () => {
  gateway.kill('SIGKILL');
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true }));

/** The program in docs/guides/sample-gateway.md, as it stands there. */
async function guideProgram(): Promise<string> {
  const guide = await readFile(new URL('../../../docs/guides/sample-gateway.md', import.meta.url), 'utf8');
  return /```js\n([^]*?)```/.exec(guide)?.[1] ?? '';
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function ask({ documentId }: { readonly documentId: string }, variables: object) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: 'northlight.localhost', authorization: `Bearer ${token}` },
  });
  const { data, errors } = response.json();
  expect(errors).toBeUndefined();
  return data;
}
const input = (amount: string, account: string | null = null) => ({
  idempotencyKey: randomUUID(),
  method: 'quayside',
  account,
  amount,
  currency: 'EUR',
});
const begin = async (amount: string) => (await ask(BeginDeposit, { deposit: input(amount) })).beginDeposit;
const pay = ({ frameUrl }: { readonly frameUrl: string }) =>
  fetch(frameUrl, { method: 'POST', redirect: 'manual' });
const statusOf = async (id: string) => (await api.services.cashier.payment(api.database.query, id)).status;
const balance = async () =>
  Number((await api.services.wallet.state(api.database.query, player)).balance.minor);

const eventOf = (reference: string, change: object = {}) => ({
  id: randomUUID(),
  type: 'deposit.succeeded',
  merchant: MERCHANT,
  reference,
  amount: '30.00',
  currency: 'EUR',
  account: { id: 'a', label: 'Testbank •• 4417' },
  ...change,
});
/** Posts an event like the company. @returns the status and the type of the error */
const post = (event: object, signing?: Parameters<typeof postText>[1]) =>
  postText(JSON.stringify(event), signing);
async function postText(body: string, { key = KEY, atMs = Date.now(), path = 'event' } = {}) {
  const signature = createHmac('sha256', key).update(`${atMs}.${path}.${body}`).digest('hex');
  const response = await fetch(`http://localhost:${api.port}/providers/quayside/payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-timestamp': String(atMs), 'x-signature': signature },
    body,
  });
  const { error } = await response.json();
  return [response.status, error?.type ?? 'received', ...(error?.reasons ?? [])];
}

it('a company that follows the guide is connected by configuration: a deposit and a payout', async () => {
  const before = await balance();
  const deposit = await begin('50.00');
  expect((await fetch(deposit.frameUrl)).status).toBe(200);
  expect((await pay(deposit)).headers.get('location')).toContain(deposit.id);
  await expect.poll(() => statusOf(deposit.id)).toBe('Completed');
  await pay(deposit);
  expect(await balance()).toBe(before + 50_00);

  const accounts = await api.services.cashier.accounts(api.database.query, player);
  const account = accounts.find(({ provider }) => provider === 'quayside');
  expect(account?.label).toBe('Testbank •• 4417');
  const { requestWithdrawal: payout } = await ask(RequestWithdrawal, {
    withdrawal: input('20.00', account?.id),
  });
  await processDuePayments(api.services);
  await expect.poll(() => statusOf(payout.id)).toBe('Completed');
  expect(await balance()).toBe(before + 30_00);
});

it('LIMIT-12 money that may not be credited is refunded to the account that paid', async () => {
  const before = await balance();
  const deposit = await begin('40.00');
  await api.database.pool.query('update identity.player set deposits_blocked = true where id = $1', [player]);
  await pay(deposit);
  await expect.poll(() => statusOf(deposit.id)).toBe('RollbackInitialized');
  await processDuePayments(api.services);
  await expect.poll(() => statusOf(deposit.id)).toBe('RolledBacked');
  expect(await balance()).toBe(before);
  await api.database.pool.query('update identity.player set deposits_blocked = false where id = $1', [
    player,
  ]);
});

it('MONEY-07 attacks on its events move no money', async () => {
  const before = await balance();
  const { id } = await begin('30.00');
  const event = eventOf(id);
  const hour = 3_600_000;
  for (const [attack, answer] of [
    [post(event, { key: 'a key that nobody has' }), [401, 'BadSignature']],
    [post(event, { path: '/v1/payouts' }), [401, 'BadSignature']],
    [post(event, { atMs: Date.now() - hour }), [401, 'StaleTimestamp']],
    [post(event, { atMs: Date.now() + hour }), [401, 'StaleTimestamp']],
    [post(eventOf(randomUUID())), [404, 'UnknownPayment']],
    [post(eventOf(id, { amount: '30.01' })), [409, 'AmountMismatch']],
    [post(eventOf(id, { currency: 'NZD' })), [409, 'AmountMismatch']],
    [post(eventOf(id, { type: 'payout.succeeded' })), [409, 'KindMismatch']],
    [post(eventOf(id, { type: 'refund.succeeded' })), [409, 'KindMismatch']],
    [post(eventOf(id, { merchant: 'northlight' })), [409, 'MerchantMismatch']],
    // The merchant of another brand has a key of its own.
    [post(eventOf(id, { merchant: 'casino-ie' })), [401, 'BadSignature']],
    [
      post(eventOf(id, { merchant: 'casino-ie' }), { key: 'a key of tivoli alone, and of nobody else' }),
      [409, 'MerchantMismatch'],
    ],
    [post(eventOf(id), { key: 'a key of tivoli alone, and of nobody else' }), [401, 'BadSignature']],
  ] as const)
    expect(await attack).toEqual(answer);
  expect(await balance()).toBe(before);

  const answers = await Promise.all(Array.from({ length: 5 }, () => post(event)));
  expect(answers).toEqual(Array(5).fill([200, 'received']));
  expect(await post({ ...event, amount: '31.00' })).toEqual([409, 'NoticeConflict']);
  expect(await post(eventOf(id, { type: 'deposit.pending' }))).toEqual([200, 'received']);
  expect(await post(eventOf(id))).toEqual([200, 'received']);
  expect(await balance()).toBe(before + 30_00);
  expect(await post(eventOf(id, { type: 'deposit.reversed' }))).toEqual([200, 'received']);
  expect(await balance()).toBe(before);
});

it('an event with a key twice, and one above the largest size, is refused and moves nothing', async () => {
  const deposit = await begin('30.00');
  const before = await balance();
  const event = JSON.stringify(eventOf(deposit.id));
  const twice = event.replace('"amount"', '"amount":"1.00","amount"');
  expect(await postText(twice)).toEqual([400, 'BadRequest', 'repeatedKey']);
  const large = { ...eventOf(deposit.id), notes: 'x'.repeat(16 * 1024) };
  expect(await post(large)).toEqual([400, 'BadRequest', 'bodyTooLarge']);
  expect(await balance()).toBe(before);
  expect(await postText(event)).toEqual([200, 'received']);
  expect(await balance()).toBe(before + 30_00);
});
