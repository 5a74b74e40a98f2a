import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BeginDeposit, ContentPage } from '@foyer/contract/generated/operations.ts';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { launchGame } from '../../flows/launch/launchGame.ts';
import { readConfig } from '../../infra/config.ts';
import { createLog } from '../../infra/log.ts';
import { startTracing } from '../../infra/telemetry/startTracing.ts';
import { sign } from '../../providers/studios/signature.ts';
import {
  startTraceCollector,
  type ReceivedSpan,
  type TraceCollector,
} from '../../testing/network/traceCollector.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { rawSocket } from '../sockets/testHub.ts';

const SECRET = '0123456789abcdef';

let collector: TraceCollector;
let provider: Server;
const providerCalls: IncomingHttpHeaders[] = [];
let stopTracing: () => Promise<void>;
let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10');
  collector = await startTraceCollector();
  provider = createServer((request, response) => {
    providerCalls.push(request.headers);
    response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const { tracing } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'lobby' });
  if (!tracing) return expect.fail('tracing is configured');
  stopTracing = await startTracing(tracing, log);
  api = await testApi({
    environment: { FOYER_TRUSTED_PROXIES: '127.0.0.9' },
    paymentProviders: { trustly: { url: `http://${providerHost()}`, keys: [SECRET] } },
    web: {
      async renderPage({ runQuery }) {
        await runQuery({ ...ContentPage, variables: { key: 'terms', countryCode: 'FI' }, locale: 'en' });
        return { status: 200, headers: {}, html: 'page' };
      },
    },
  });
});
afterAll(async () => {
  await api.stop();
  await stopTracing();
  await collector.stop();
  provider.close();
  vi.unstubAllEnvs();
});

interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The client's own address. */
  readonly from?: string;
}

/** Sends a real request, whose body arrives after its headers. */
async function call(path: string, { headers = {}, body, from = '127.0.0.1' }: Call = {}) {
  const sent = request({
    host: '127.0.0.1',
    port: api.port,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { host: 'northlight.localhost', ...headers },
    localAddress: from,
  });
  sent.flushHeaders();
  sent.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  );
  return {
    status: response.statusCode,
    traceId: String(response.headers['x-trace-id']),
    body: await text(response),
  };
}

function studio(name: keyof typeof STUDIO_PATHS, content: object) {
  const body = JSON.stringify(content);
  const at = String(api.clock.now().getTime());
  const signature = sign(SECRET, at, STUDIO_PATHS[name], Buffer.from(body)).toString('hex');
  const headers = {
    'x-studio': 'sandbox',
    'x-timestamp': at,
    'x-signature': signature,
    'content-type': 'application/json',
  };
  return call(STUDIO_PATHS[name], { headers, body });
}

async function openGame(token: string): Promise<string> {
  const session = await api.services.signIn.authenticate(token, api.sites.defaultSite);
  const { url } = await launchGame(api.services, {
    site: api.sites.defaultSite,
    session,
    locale: 'en',
    slug: 'fox-and-ember',
    mode: 'real',
    lobbyOrigin: 'http://localhost:3000',
  });
  const { body } = await studio('authenticate', { token: new URL(url).searchParams.get('token') });
  const { sessionId }: { sessionId: string } = JSON.parse(body);
  return sessionId;
}

/** The spans of a trace once its first span has arrived, as `name < name of the parent`. */
async function treeOf(traceId: string, first: string): Promise<readonly string[]> {
  const arrived = () => collector.trace(traceId);
  await expect.poll(() => arrived().map(({ name }) => name)).toContain(first);
  const byId = new Map(arrived().map((span) => [span.spanId, span]));
  return arrived().map(({ name, parentSpanId }) => {
    if (!parentSpanId) return name;
    return `${name} < ${byId.get(parentSpanId)?.name ?? 'a span that is missing'}`;
  });
}

const providerHost = () => `127.0.0.1:${(provider.address() as AddressInfo).port}`;
const nameOf = ({ name }: ReceivedSpan) => name;

describe('a trace', () => {
  it('of a bet has the request, the wallet and the statements, and the id of the response', async () => {
    const sessionId = await openGame(await api.token());
    const bet = { sessionId, roundId: 'r1', currency: 'EUR' };
    const { status, traceId } = await studio('bet', { ...bet, transactionId: 't1', amount: '1.00' });
    expect([status, traceId]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await treeOf(traceId, 'POST /studio/v1/bet');
    const tree = await treeOf(traceId, 'event wallet.balanceChanged');
    expect(tree.toSorted()).toEqual([
      'POST /studio/v1/bet',
      'event wallet.balanceChanged < wallet batch',
      'wallet batch < wallet bet',
      'wallet bet < POST /studio/v1/bet',
      'wallet.readFacts < wallet batch',
      'wallet.writeBatch < wallet batch',
    ]);

    const refused = await studio('bet', { ...bet, transactionId: 't2', amount: '99999.00' });
    expect(JSON.parse(refused.body).error.traceId).toBe(refused.traceId);
    await treeOf(refused.traceId, 'POST /studio/v1/bet');
    const command = collector.trace(refused.traceId).find(({ name }) => name === 'wallet bet');
    expect(command).toMatchObject({
      service: 'lobby',
      attributes: { 'error.type': JSON.parse(refused.body).error.type },
      hasFailed: false,
    });
  });

  it('of concurrent bets is connected for the first, and linked to the common batch for the others', async () => {
    const sessionId = await openGame(await api.token());
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        studio('bet', {
          sessionId,
          roundId: `many${index}`,
          transactionId: `many${index}`,
          amount: '0.10',
          currency: 'EUR',
        }),
      ),
    );
    for (const { traceId } of responses) {
      await treeOf(traceId, 'POST /studio/v1/bet');
      const own = collector.trace(traceId);
      const batch = own.find(({ name }) => name === 'wallet batch');
      const command = own.find(({ name }) => name === 'wallet bet');
      if (batch) expect(batch.parentSpanId).toBe(command?.spanId);
      else {
        const [link] = command?.links ?? [];
        expect(collector.trace(link?.traceId ?? '').map(nameOf)).toContain('wallet batch');
      }
    }
  });

  it('of a page has the query and its statements', async () => {
    const { status, traceId } = await call('/en/', {
      headers: { cookie: `keycloakAccessToken=${await api.token()}` },
    });
    expect(status).toBe(200);
    const tree = await treeOf(traceId, 'GET /*');
    expect(tree).toEqual(
      expect.arrayContaining([
        'GET /*',
        'page render < GET /*',
        'graphql ContentPage < page render',
        expect.stringMatching(/^[A-Z]+ \w+\.\w+ < graphql ContentPage$/),
      ]),
    );
    expect(tree.filter((line) => line.includes('missing'))).toEqual([]);
  });

  it('of a deposit reaches the payment provider', async () => {
    const token = await api.token('tivoli', 'finn@foyer.test');
    const order = { method: 'trustly', account: null, amount: '50.00', currency: 'EUR' };
    const variables = { deposit: { ...order, idempotencyKey: randomUUID() } };
    const { body, traceId } = await call('/graphql', {
      headers: {
        host: 'tivoli.localhost',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ documentId: BeginDeposit.documentId, variables }),
    });
    expect(JSON.parse(body).data.beginDeposit.refusal.type).toBe('PartnerUnavailable');
    const tree = await treeOf(traceId, 'POST /graphql');
    const name = `POST ${providerHost()}`;
    expect(tree).toEqual(
      expect.arrayContaining([
        'graphql BeginDeposit < POST /graphql',
        'INSERT cashier.payment < graphql BeginDeposit',
        `${name} < graphql BeginDeposit`,
      ]),
    );
    const sent = collector.trace(traceId).find((span) => span.name === name);
    expect(sent).toMatchObject({ hasFailed: true, attributes: { 'http.response.status_code': 500 } });
    const received = providerCalls.map(({ traceparent }) => traceparent);
    expect(received).toContain(`00-${traceId}-${sent?.spanId}-01`);
  });

  it('of a GraphQL error has the id that the error shows', async () => {
    const { body, traceId } = await call('/graphql', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: BeginDeposit.documentId, variables: {} }),
    });
    expect(JSON.parse(body).errors[0].extensions.traceId).toBe(traceId);
    await treeOf(traceId, 'POST /graphql');
    expect(collector.trace(traceId).map(nameOf)).toContain('graphql BeginDeposit');
  });

  it('of a socket has its messages, and its id is in their errors', async () => {
    const raw = rawSocket(api.port, { headers: { host: 'northlight.localhost' } });
    await raw.opened;
    const authorization = `Bearer ${await api.token()}`;
    raw.say({ type: 'connection_init', payload: { authorization, brand: 'northlight' } });
    await raw.take();
    await raw.take();
    raw.say({ type: 'start', id: '1', payload: { documentId: 'unknown' } });
    const traceId = /"traceId":"(\w+)"/.exec(JSON.stringify(await raw.take()))?.[1] ?? '';
    raw.socket.close();
    const tree = await treeOf(traceId, 'socket subscribe');
    expect(tree).toEqual(
      expect.arrayContaining(['socket connection_init', 'socket subscribe < socket connection_init']),
    );
  });

  it('of the relay is its own', async () => {
    const sessionId = await openGame(await api.token());
    const bet = { sessionId, roundId: 'relay', transactionId: 'relay', amount: '0.10', currency: 'EUR' };
    const { traceId } = await studio('bet', bet);
    await treeOf(traceId, 'POST /studio/v1/bet');
    await expect.poll(() => collector.spans('outbox.remove').length).toBeGreaterThan(0);
    expect(collector.spans('outbox relay').filter(({ parentSpanId }) => parentSpanId)).toEqual([]);
    expect(collector.trace(traceId).map(({ name }) => name)).not.toContain('outbox relay');
  });
});

describe('traceparent', () => {
  const remote = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
  const traced = (from: string) =>
    call('/en/', {
      headers: { traceparent: `00-${remote.traceId}-${remote.spanId}-01` },
      from,
    });

  it('of a trusted proxy is continued', async () => {
    const { traceId } = await traced('127.0.0.9');
    expect(traceId).toBe(remote.traceId);
    await treeOf(traceId, 'GET /*');
    const first = collector.trace(traceId).find(({ name }) => name === 'GET /*');
    expect(first?.parentSpanId).toBe(remote.spanId);
  });

  it('of anyone else is ignored', async () => {
    const { traceId } = await traced('127.0.0.1');
    expect(traceId).not.toBe(remote.traceId);
  });
});

describe('spans', () => {
  it('have no personal data, no secret, no address and no SQL', async () => {
    const token = await api.token();
    const { traceId } = await call('/en/verify/anna@foyer.test/s3cret-path/?token=s3cret-query', {
      headers: {
        cookie: `keycloakAccessToken=${token}; other=s3cret-cookie`,
        'x-forwarded-for': '203.0.113.77',
        'user-agent': 's3cret-agent',
        baggage: 'name=s3cret-baggage',
      },
    });
    await treeOf(traceId, 'GET /*');
    const sent = collector.text();
    expect(sent).toContain(traceId);
    for (const secret of ['s3cret', '@foyer.test', token, '203.0.113.', SECRET, '"127.0.0.1"'])
      expect(sent).not.toContain(secret);
    expect(sent).not.toMatch(/\$\d|\bwhere\b|\bvalues\b|select\b.*\bfrom/i);
  });

  it('that the collector refuses delay and fail no request, and the log says so once', async () => {
    const said = () => lines.filter((line) => line.includes('the collector'));
    expect(said()).toEqual([]);
    collector.respondWith(400);
    for (let request_ = 0; request_ < 5; request_++) expect((await call('/en/')).status).toBe(200);
    await expect.poll(said).toEqual([expect.stringContaining('traces cannot be sent to the collector')]);
    collector.respondWith(200);
    expect((await call('/en/')).status).toBe(200);
    await expect.poll(() => said().length).toBe(2);
    expect(said()[1]).toContain('traces are sent to the collector again');
  });
});
