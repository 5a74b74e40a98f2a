import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { startTraceCollector } from '@foyer/platform/testing/network/traceCollector.ts';
import { startTcpProxy, throughProxy } from '@foyer/platform/testing/network/tcpProxy.ts';
import { inProcessBus } from '@foyer/platform/infra/bus.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { createLog } from '@foyer/platform/infra/log.ts';
import { joinNodes } from '@foyer/platform/infra/nodes/index.ts';
import { appendEvent, outboxMigrations, transactionWithEvents } from '@foyer/platform/infra/outbox/index.ts';
import { createInterruption } from '@foyer/platform/infra/outbox/interruption.ts';
import { joinNats } from '@foyer/platform/infra/outbox/nats/natsBus.ts';
import { holdNodeLock } from '@foyer/platform/infra/outbox/nodeLock.ts';
import { startTracing } from '@foyer/platform/infra/telemetry/startTracing.ts';
import { currentSpan, inRootSpan, traceHeaders } from '@foyer/platform/infra/telemetry/tracing.ts';
import { writeCertificate, writeCredentials } from './natsSecrets.ts';
import { startNats } from './startNats.ts';

const log = { warn() {} };
const fail = (error: Error): never => {
  throw error;
};
const endings: (() => Promise<unknown>)[] = [];
let folder: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-nats-'));
  database = await testDatabase([outboxMigrations]);
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function natsWith(...args: string[]): Promise<number> {
  const nats = await startNats(args);
  endings.push(nats.stop);
  return nats.port;
}

/** Joins with these settings, publishes one event, and returns what arrives. */
async function roundTrip(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const config = readConfig(settings).nats!;
  const bus = inProcessBus(() => {});
  const received: string[] = [];
  bus.subscribe('jackpot.winSeen', ({ winId }) => received.push(winId));
  const nats = await joinNats({ config, database, bus, interruption: createInterruption({ bus, log }) });
  endings.push(nats.close);
  const json = JSON.stringify({ playerId: 'p', winId: 'w' });
  await nats.publish([{ id: 1n, topic: 'jackpot.winSeen', json, traceparent: null }]);
  await expect.poll(() => received, { interval: 10 }).toHaveLength(1);
  return received;
}

describe('NATS', () => {
  it('is used with TLS, a user and a password, and refused with another password or certificate', async () => {
    const { key, certificate } = await writeCertificate(folder);
    const tls = ['--tls', '--tlscert', certificate, '--tlskey', key];
    const port = await natsWith(...tls, '--user', 'foyer', '--pass', 'p@ss:word/1');
    const url = (password: string) => `tls://foyer:${encodeURIComponent(password)}@127.0.0.1:${port}`;
    const FOYER_NATS_CA = certificate;
    const right = { FOYER_NATS_URL: url('p@ss:word/1'), FOYER_NATS_CA };
    expect(await roundTrip(right)).toEqual(['w']);
    await expect(roundTrip({ ...right, FOYER_NATS_URL: url('wrong') })).rejects.toThrow(
      /^NATS cannot be used \(AuthorizationError: [^\n]+FOYER_NATS_URL names it$/,
    );
    await expect(roundTrip({ FOYER_NATS_URL: right.FOYER_NATS_URL })).rejects.toThrow(
      /^NATS cannot be used \([^\n]*certificate/,
    );
  });

  it('is used with a token, and refused without TLS where TLS is configured', async () => {
    const port = await natsWith('--auth', 'secret');
    await expect(roundTrip({ FOYER_NATS_URL: `tls://secret@127.0.0.1:${port}` })).rejects.toThrow(
      /^NATS cannot be used \([^\n]*tls/,
    );
    expect(await roundTrip({ FOYER_NATS_URL: `nats://secret@127.0.0.1:${port}` })).toEqual(['w']);
  });

  it('is used with a credentials file', async () => {
    const { config, credentials } = await writeCredentials(folder);
    const port = await natsWith('-c', config);
    const settings = { FOYER_NATS_URL: `nats://127.0.0.1:${port}` };
    expect(await roundTrip({ ...settings, FOYER_NATS_CREDENTIALS: credentials })).toEqual(['w']);
    await expect(roundTrip(settings)).rejects.toThrow('NATS cannot be used');
  });
});

it('an event is received on every node below the span that wrote it, and a session’s end as well', async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10');
  endings.push(async () => vi.unstubAllEnvs());
  const collector = await startTraceCollector();
  endings.push(collector.stop);
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const port = await natsWith();
  const config = readConfig({ ...settings, FOYER_NATS_URL: `nats://127.0.0.1:${port}` });
  endings.push(await startTracing(config.tracing!, createLog({ level: 'silent' })));
  const receivedIn: (string | undefined)[] = [];
  const nodes = await Promise.all(
    ['A', 'B'].map(async () => {
      const bus = inProcessBus((error) => {
        throw error;
      });
      bus.subscribe('jackpot.winSeen', () => receivedIn.push(currentSpan()?.traceId));
      const { relay, leave } = await joinNodes({
        config,
        database,
        bus,
        log: createLog({ level: 'silent' }),
      });
      relay.start();
      endings.push(leave, () => relay.stop());
      return relay;
    }),
  );
  const cause = await inRootSpan({ name: 'the cause' }, async () => {
    const wakeRelay = () => nodes[0]?.wake();
    await transactionWithEvents({ database, wakeRelay }, (tx) =>
      appendEvent(tx, 'jackpot.winSeen', { playerId: 'p' as PlayerId, winId: 'w' }),
    );
    // A function of SQL that writes an event itself finds the span in the setting, as the end of a session does.
    await database.pool.query(
      `insert into outbox.event (topic, payload)
       select 'jackpot.winSeen', '{"playerId": "p", "winId": "w"}' from set_config('foyer.traceparent', $1, true)`,
      [traceHeaders()['traceparent'] ?? ''],
    );
    wakeRelay();
    return currentSpan() ?? expect.fail('nothing is traced');
  });
  const { traceId, spanId: parentSpanId } = cause;
  const expected = Array.from({ length: 4 }, () => ({ name: 'event jackpot.winSeen', parentSpanId }));
  await expect
    .poll(() => collector.trace(traceId).filter(({ name }) => name.startsWith('event ')))
    .toMatchObject(expected);
  expect(receivedIn).toEqual([traceId, traceId, traceId, traceId]);
  // Each is linked with the receipt of the message, below the span of the relay.
  const received = collector.spans('events received').map(({ traceId: of }) => of);
  for (const { links } of collector.spans('event jackpot.winSeen'))
    expect(received).toContain(links[0]?.traceId);
});

it('a node that was cut off reports that another one has taken the database', async () => {
  const { hostname, port, searchParams } = new URL(database.url);
  const socket = searchParams.get('host');
  const proxy = await startTcpProxy(
    socket ? { path: join(socket, `.s.PGSQL.${port || 5432}`) } : { host: hostname, port: Number(port) },
  );
  endings.push(() => proxy.close());
  const cutOff = openDatabase(throughProxy(database.url, proxy));
  endings.push(() => cutOff.close());
  const onLost = vi.fn();
  endings.push(await holdNodeLock({ database: cutOff, isShared: false, log, onLost }));
  proxy.cut();
  endings.push(await holdNodeLock({ database, isShared: false, log, onLost: fail }));
  proxy.heal();
  await expect
    .poll(() => onLost.mock.calls.map(([error]) => String(error)))
    .toEqual([expect.stringContaining('NodeLockError: another node uses this database')]);
});
