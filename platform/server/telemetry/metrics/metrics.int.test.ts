import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BeginDeposit, LaunchGame, SetLimit } from '@foyer/contract/generated/operations.ts';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import { callPartner } from '../../../infra/httpClient/httpClient.ts';
import { startJobs } from '../../../infra/jobs/jobs.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { fakePaymentProvider, noticeOf } from '../../../testing/cashier/fakePaymentProvider.ts';
import { readMetricsPage, type DocumentedMetric } from '../../../testing/metricsPage.ts';
import { labelsOf, movedSamples, readScrape } from '../../../testing/metricsText.ts';
import { startTcpProxy, throughProxy, type TcpProxy } from '../../../testing/network/tcpProxy.ts';
import { authorizationUrl, openBrowser, openForm } from '../../../testing/signIn/browser.ts';
import { testApi, type TestApi } from '../../../testing/testApi.ts';
import { rawSocket } from '../../sockets/testHub.ts';

let proxy: TcpProxy;
let api: TestApi;
let bearer: string;
/** Ids that this file sent. No label may have one, because each would be a series of its own. */
const sentIds: string[] = [];
const newId = () => sentIds[sentIds.push(randomUUID()) - 1] ?? '';

beforeAll(async () => {
  const server = new URL(process.env['FOYER_TEST_DATABASE_URL'] ?? '');
  const host = server.searchParams.get('host') ?? server.hostname;
  const port = Number(server.port || 5432);
  proxy = await startTcpProxy(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  api = await testApi({
    databaseOptions: { server: throughProxy(server.href, proxy) },
    paymentPorts: { trustly: fakePaymentProvider().port },
  });
  bearer = await api.token();
  sentIds.push(api.player(bearer), 'anna@foyer.test');
});
afterAll(async () => {
  await api.stop();
  await proxy.close();
});

const scrape = async () => readScrape(await api.api.metrics.metrics());

/** What moved during the work. Durations are left out; their counts are compared. */
async function movedBy(metrics: RegExp, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await scrape();
  await work();
  const moved = Object.entries(movedSamples(before, await scrape(), metrics));
  return Object.fromEntries(moved.filter(([name]) => !/_bucket|_seconds_sum/.test(name)));
}

async function request({ documentId }: { documentId: string }, variables: object) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: 'northlight.localhost', authorization: `Bearer ${bearer}` },
  });
  return response.json();
}

async function callStudio(name: keyof typeof STUDIO_PATHS, body: object) {
  const payload = Buffer.from(JSON.stringify(body));
  const timestamp = String(api.clock.now().getTime());
  const signature = sign('0123456789abcdef', timestamp, STUDIO_PATHS[name], payload).toString('hex');
  const headers = { 'x-studio': 'sandbox', 'x-timestamp': timestamp, 'x-signature': signature };
  return (await api.app.inject({ method: 'POST', url: STUDIO_PATHS[name], headers, payload })).json();
}

async function openGame() {
  const { data } = await request(LaunchGame, { slug: 'quiet-room-blackjack', mode: 'real' });
  const token = new URL(data.launchGame.url).searchParams.get('token') ?? '';
  const { sessionId } = await callStudio('authenticate', { token });
  sentIds.push(token, sessionId);
  return { sessionId, currency: 'EUR' };
}

describe('docs/operating/metrics.md', () => {
  const registered = v.array(
    v.looseObject({ name: v.string(), type: v.string(), labelNames: v.array(v.string()) }),
  );
  const page = readMetricsPage();

  it('lists exactly the metrics of the product, with type and labels', () => {
    const metrics = v.parse(registered, api.api.metrics.getMetricsAsArray());
    const described = (list: typeof metrics) =>
      list.map(({ name, type, labelNames }) => `${type} ${name} {${labelNames.join()}}`).toSorted();
    const documented = page.map(({ labels, ...metric }) => ({ ...metric, labelNames: [...labels] }));
    expect(described(documented)).toEqual(described(metrics));
  });

  it('follows the conventions of Prometheus: counters end with _total, other names with their unit', () => {
    const ending = ({ type, unit }: DocumentedMetric) =>
      [...(unit === '' ? [] : [unit]), ...(type === 'counter' ? ['total'] : [])].map((word) => `_${word}`);
    expect(page.filter((metric) => !metric.name.endsWith(ending(metric).join('')))).toEqual([]);
    const ofLibrary = page.filter(({ name, type }) => type !== 'counter' && name.endsWith('_total'));
    expect(ofLibrary.map(({ name }) => name)).toEqual(
      ['resources', 'handles', 'requests'].map((kind) => `nodejs_active_${kind}_total`),
    );
    expect(page.filter(({ name }) => !/^(foyer|process|nodejs)(_[a-z0-9]+)+$/.test(name))).toEqual([]);
  });
});

describe('wins that a studio takes back', () => {
  it('are counted once with their amount, and each studio begins at zero', async () => {
    expect((await scrape()).get('foyer_wins_taken_back_total{studio="sandbox-orbit"}')).toBe(0);
    const round = { ...(await openGame()), roundId: newId() };
    const [win, back] = [newId(), newId()];
    await callStudio('bet', { ...round, transactionId: newId(), amount: '1.00' });
    await callStudio('win', { ...round, transactionId: win, amount: '2.50' });
    const { currency: _, ...inRound } = round;
    const takenBack = await movedBy(/^foyer_wins_taken_back/, async () => {
      for (const transactionId of [back, back, newId()])
        await callStudio('rollback', { ...inRound, transactionId, rollsBack: win });
    });
    expect(takenBack).toEqual({
      'foyer_wins_taken_back_total{studio="sandbox"}': 1,
      'foyer_wins_taken_back_amount_total{studio="sandbox",currency="EUR"}': 2.5,
    });
  });
});

describe('bets', () => {
  it('are counted with their commits, and refused ones by the rule', async () => {
    const round = { ...(await openGame()), roundId: newId() };
    const bet = (amount: string) => callStudio('bet', { ...round, transactionId: newId(), amount });
    const accepted = await movedBy(/^foyer_(wallet|studio)|http_request.*bet/, async () => {
      for (let times = 0; times < 3; times++) await bet('1.00');
    });
    expect(accepted).toEqual({
      'foyer_http_request_duration_seconds_count{route="/studio/v1/bet",method="POST",status="2xx"}': 3,
      'foyer_studio_calls_total{studio="sandbox",secret="1"}': 3,
      foyer_wallet_batch_duration_seconds_count: 3,
      foyer_wallet_batch_size_count: 3,
      foyer_wallet_batch_size_sum: 3,
      'foyer_wallet_command_duration_seconds_count{command="bet"}': 3,
      'foyer_wallet_commands_total{command="bet",outcome="accepted"}': 3,
    });

    const tooLarge = await movedBy(/^foyer_wallet_(commands|refusals)/, () => bet('900000.00'));
    expect(tooLarge).toEqual({
      'foyer_wallet_commands_total{command="bet",outcome="refused"}': 1,
      'foyer_wallet_refusals_total{command="bet",rule="InsufficientFunds",reason="none"}': 1,
    });

    const limit = { kind: 'Stake', period: 'Day', amount: '3.50', currency: 'EUR' };
    expect(await request(SetLimit, { limit })).not.toHaveProperty('errors');
    expect(await movedBy(/^foyer_wallet_refusals/, () => bet('1.00'))).toEqual({
      'foyer_wallet_refusals_total{command="bet",rule="LimitReached",reason="Stake"}': 1,
    });
  });
});

describe('sign-ins', () => {
  it('are counted by their outcome', async () => {
    const tried = await movedBy(/^foyer_sign_ins/, async () => {
      const browser = openBrowser(api.app, 'northlight');
      const { action, csrf } = await openForm(browser, authorizationUrl(browser).url);
      await browser.post(action, { csrf, email: 'anna@foyer.test', password: 'wrong' });
      bearer = await api.token();
    });
    expect(tried).toEqual({
      'foyer_sign_ins_total{brand="northlight",method="password",outcome="wrongCredentials"}': 1,
      'foyer_sign_ins_total{brand="northlight",method="password",outcome="success"}': 1,
    });
  });
});

describe('sockets', () => {
  const headers = { host: 'northlight.localhost' };

  it('are counted by protocol while they are open, and refused ones by status', async () => {
    const open = 'foyer_open_sockets{protocol="graphql-transport-ws"}';
    const socket = rawSocket(api.port, { protocol: 'graphql-transport-ws', headers });
    await socket.opened;
    expect((await scrape()).get(open)).toBe(1);
    socket.socket.close();
    await socket.closed;
    await expect.poll(async () => (await scrape()).get(open)).toBe(0);

    const refused = await movedBy(/^foyer_sockets_refused/, () =>
      expect(rawSocket(api.port, { path: '/nothing', headers }).opened).rejects.toThrow('404'),
    );
    expect(refused).toEqual({ 'foyer_sockets_refused_total{status="404"}': 1 });
  });
});

describe('jobs', () => {
  it('a failed run is counted, and the time of the last success is known', async () => {
    const labels = '{name="failsOnce"}';
    let [runs, done] = [0, () => {}];
    const second = new Promise<void>((resolve) => (done = resolve));
    const job = {
      name: 'failsOnce',
      everyMs: 1,
      async run() {
        if (++runs === 1) throw new Error('this job fails once');
        await new Promise(setImmediate);
        done();
      },
    };
    const startedAt = Date.now() / SECOND;
    const moved = await movedBy(/^foyer_job_failures/, async () => {
      const stop = startJobs([job], { log: { error() {}, info() {} }, isLeader: () => true });
      await second;
      await stop();
    });
    expect(moved).toEqual({ [`foyer_job_failures_total${labels}`]: 1 });
    const samples = await scrape();
    expect(samples.get(`foyer_job_duration_seconds_count${labels}`)).toBe(runs);
    expect(samples.get(`foyer_job_last_success_timestamp_seconds${labels}`)).toBeGreaterThanOrEqual(
      startedAt,
    );
  });
});

describe('calls to other companies', () => {
  it('are counted by host and outcome', async () => {
    const company = createServer(({ url }, response) =>
      response.writeHead(url === '/fails' ? 500 : 200).end(),
    );
    company.listen(0, '127.0.0.1');
    await once(company, 'listening');
    const host = `127.0.0.1:${(company.address() as AddressInfo).port}`;
    const call = (path: string) => callPartner({ url: `http://${host}${path}`, headers: {}, body: null });
    const moved = await movedBy(/^foyer_company/, async () => {
      await call(`/payments/${newId()}`);
      await expect(call('/fails')).rejects.toThrow('PartnerUnavailable');
      company.close();
      company.closeAllConnections();
      await once(company, 'close');
      await expect(call('/')).rejects.toThrow('PartnerUnavailable');
    });
    expect(moved).toEqual({
      [`foyer_company_call_duration_seconds_count{host="${host}"}`]: 3,
      [`foyer_company_calls_total{host="${host}",outcome="success"}`]: 1,
      [`foyer_company_calls_total{host="${host}",outcome="error"}`]: 1,
      [`foyer_company_calls_total{host="${host}",outcome="unreachable"}`]: 1,
    });
  });
});

describe('GraphQL', () => {
  it('operations are counted by their persisted name, and all others as one', async () => {
    const moved = await movedBy(/^foyer_graphql/, async () => {
      await request(LaunchGame, { slug: `no-${newId()}`, mode: 'real' });
      for (const name of ['First', 'Second'])
        await api.app.inject({ url: `/graphql?query=query ${name}{__typename}` });
    });
    expect(moved).toEqual({
      'foyer_graphql_operation_duration_seconds_count{operation="LaunchGame",outcome="refused"}': 1,
      'foyer_graphql_operation_duration_seconds_count{operation="other",outcome="success"}': 2,
    });
  });
});

// Moves the clock, so that access tokens are expired afterwards.
describe('payments', () => {
  it('a deposit is counted in each status, and pending with its age until it is completed', async () => {
    const { services } = api;
    const id = { idempotencyKey: newId(), method: 'trustly', account: null };
    const deposit = { ...id, amount: '50.00', currency: 'EUR' };
    let payment = '';
    const begun = await movedBy(/^foyer_payments(_total|_pending{|_overdue)/, async () => {
      payment = (await request(BeginDeposit, { deposit })).data.beginDeposit.id;
      sentIds.push(payment);
    });
    const labels = 'provider="trustly",type="Deposit"';
    expect(begun).toEqual({
      [`foyer_payments_pending{${labels},waits_for="Player"}`]: 1,
      [`foyer_payments_total{brand="northlight",${labels},status="Initialized"}`]: 1,
    });
    const ages = `foyer_payments_pending_oldest_seconds{${labels},waits_for="Player"}`;
    const age = (await scrape()).get(ages) ?? Number.NaN;
    expect(age).toBeGreaterThanOrEqual(0);
    api.clock.advance(31 * MINUTE);
    const later = await scrape();
    expect(later.get(ages)).toBeGreaterThanOrEqual(age + (31 * MINUTE) / SECOND);
    // A payment page is open for half an hour.
    expect(later.get(`foyer_payments_overdue{${labels},waits_for="Player"}`)).toBe(1);

    const stored = await services.cashier.payment(services.database.query, payment);
    const completed = await movedBy(/^foyer_payments_total/, () =>
      settlePayment(services, 'trustly', noticeOf(stored, 'succeeded')),
    );
    expect(completed).toEqual({
      [`foyer_payments_total{brand="northlight",${labels},status="Completed"}`]: 1,
    });
    expect(
      [...(await scrape()).keys()].filter((name) => /^foyer_payments_(pending|overdue)/.test(name)),
    ).toEqual([]);
  });
});

describe('labels', () => {
  it('have no ids, addresses or paths that callers choose', async () => {
    await api.app.inject({ url: `/nothing/${newId()}` });
    await api.app.inject({ method: `POST`, url: `/providers/${newId()}/payment` });
    const values = [...(await scrape()).keys()].flatMap((series) => [...labelsOf(series).values()]);
    expect(values.length).toBeGreaterThan(100);
    expect(values.filter((value) => value.includes('@') || value.includes('?'))).toEqual([]);
    expect(sentIds.filter((id) => values.some((value) => value.includes(id)))).toEqual([]);
  });
});

describe('without the database', () => {
  const ofDatabase = new Set(
    readMetricsPage().flatMap(({ name, isOfDatabase }) => (isOfDatabase ? [name] : [])),
  );
  const isOfDatabase = (series: string) => ofDatabase.has(series.split('{')[0] ?? '');

  it.each(['cut', 'swallow'] as const)(
    'a scrape has all metrics of the process and none of the database (%s)',
    async (fault) => {
      const before = await scrape();
      expect(before.get('foyer_database_readable')).toBe(1);
      proxy[fault]();
      const startedAt = performance.now();
      const during = await scrape();
      // Prometheus waits for ten seconds by default.
      expect(performance.now() - startedAt).toBeLessThan(8 * SECOND);
      proxy.heal();
      expect(during.get('foyer_database_readable')).toBe(0);
      // Node.js lists the resources and requests of this moment by their kind, so that these series come and go.
      const missing = [...before.keys()].filter(
        (name) => !during.has(name) && !name.startsWith('nodejs_active_'),
      );
      expect(missing).toEqual([...before.keys()].filter(isOfDatabase));
      expect(missing).toContain('foyer_held_wins{state="waiting"}');
      await expect.poll(async () => (await scrape()).get('foyer_database_readable')).toBe(1);
    },
  );

  it('a ledger that was never sealed or audited has no value for it', async () => {
    expect([...(await scrape()).keys()].filter((name) => name.startsWith('foyer_last_'))).toEqual([]);
  });

  it('an audit of a node of the version before counts as one since the last seal', async () => {
    await api.services.database.pool.query(
      'insert into wallet.audit_result (at, is_right) values (now(), true)',
    );
    const samples = await scrape();
    expect(samples.get('foyer_last_audit_passed{scope="sinceSeal"}')).toBe(1);
    expect(samples.has('foyer_last_audit_passed{scope="all"}')).toBe(false);
  });
});
