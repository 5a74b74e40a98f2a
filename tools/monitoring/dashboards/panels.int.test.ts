import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BeginDeposit, LaunchGame } from '@foyer/contract/generated/operations.ts';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { callPartner } from '@foyer/platform/infra/httpClient/httpClient.ts';
import { startJobs } from '@foyer/platform/infra/jobs/jobs.ts';
import { sign } from '@foyer/platform/providers/studios/signature.ts';
import { startInternalServer } from '@foyer/platform/server/http/internal/internalServer.ts';
import { jobsOf } from '@foyer/platform/server/jobs.ts';
import { rawSocket } from '@foyer/platform/server/sockets/testHub.ts';
import { fakePaymentProvider } from '@foyer/platform/testing/cashier/fakePaymentProvider.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { prometheus as prometheusBinaries } from '../../debian/prometheus.ts';
import { DASHBOARDS, type PanelSpec } from './panels.ts';
import { startPrometheus } from './startPrometheus.ts';

const WINDOW = '30s';

let api: TestApi;
let metrics: Awaited<ReturnType<typeof startInternalServer>>;
let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
let stopJobs: () => Promise<void>;
let bearer: string;

beforeAll(async () => {
  api = await testApi({
    paymentPorts: { trustly: fakePaymentProvider().port },
    web: { renderPage: async () => ({ status: 200, headers: {}, html: '<!doctype html>' }) },
  });
  metrics = await startInternalServer({ host: '127.0.0.1', port: 0 }, { registry: api.api.metrics });
  prometheus = await startPrometheus(metrics.port);
  stopJobs = startJobs(jobsOf(api.services), { log: { error() {}, info() {} }, isLeader: () => true });
  bearer = await api.token();
});
afterAll(async () => {
  await prometheus.stop();
  await stopJobs();
  await metrics.stop();
  await api.stop();
});

const host = 'northlight.localhost';

async function request({ documentId }: { documentId: string }, variables: object) {
  const headers = { host, authorization: `Bearer ${bearer}` };
  const payload = { documentId, variables };
  return (await api.app.inject({ method: 'POST', url: '/graphql', payload, headers })).json().data;
}

async function callStudio(name: keyof typeof STUDIO_PATHS, body: object) {
  const payload = Buffer.from(JSON.stringify(body));
  const timestamp = String(api.clock.now().getTime());
  const signature = sign('0123456789abcdef', timestamp, STUDIO_PATHS[name], payload).toString('hex');
  const headers = { 'x-studio': 'sandbox', 'x-timestamp': timestamp, 'x-signature': signature };
  return (await api.app.inject({ method: 'POST', url: STUDIO_PATHS[name], headers, payload })).json();
}

/** A little of everything that the panels show. */
async function play(): Promise<void> {
  await api.app.inject({ url: '/en/', headers: { host } });
  const { url } = (await request(LaunchGame, { slug: 'quiet-room-blackjack', mode: 'real' })).launchGame;
  const { sessionId } = await callStudio('authenticate', { token: new URL(url).searchParams.get('token') });
  const round = { sessionId, roundId: randomUUID(), currency: 'EUR' };
  for (const amount of ['0.10', '0.10', '900000.00'])
    await callStudio('bet', { ...round, transactionId: randomUUID(), amount });
  await callStudio('win', { ...round, transactionId: randomUUID(), amount: '0.10' });
  const deposit = {
    idempotencyKey: randomUUID(),
    method: 'trustly',
    account: null,
    amount: '20.00',
    currency: 'EUR',
  };
  await request(BeginDeposit, { deposit });
  await callPartner({ url: `http://127.0.0.1:${metrics.port}/metrics`, headers: {}, body: null });
  await api.token('baltika', 'bo@foyer.test').catch(() => api.token('tivoli', 'finn@foyer.test'));
}

it('promtool accepts the text of the metrics, apart from three names of the library', async () => {
  const { promtool, env } = await prometheusBinaries();
  const { stderr } = spawnSync(promtool, ['check', 'metrics'], {
    env,
    input: await api.api.metrics.metrics(),
  });
  const findings = stderr.toString().trim().split('\n');
  expect(findings.filter((line) => !/^nodejs_active_(handles|requests|resources)_total /.test(line))).toEqual(
    [],
  );
  expect(findings).toHaveLength(3);
});

const isEmpty = async (query: string) =>
  (await prometheus.query(query.replaceAll('$__rate_interval', WINDOW))).every(
    ({ value: [, text] }) => text === 'NaN',
  );

it(
  'Prometheus evaluates every panel, and those that should have data have it',
  { timeout: 120_000 },
  async () => {
    const socket = rawSocket(api.port, { headers: { host } });
    await socket.opened;
    const panels: readonly PanelSpec[] = DASHBOARDS.flatMap(({ panels: all }) => all);
    const queries = panels.flatMap((panel) =>
      Object.values(panel.queries).map((query) => ({ query, panel })),
    );
    await expect.poll(prometheus.isReady).toBe(true);
    const emptyPanels = async () => {
      await play();
      const found: string[] = [];
      for (const { query, panel } of queries) {
        const empty = await isEmpty(query);
        if (empty && panel.isUsuallyEmpty !== true) found.push(`${panel.title}: ${query}`);
      }
      return found;
    };
    // Rates have a value after two scrapes that a change lies between.
    await expect.poll(emptyPanels, { timeout: 60_000, interval: 1_000 }).toEqual([]);
    socket.socket.close();
    await socket.closed;
  },
);
