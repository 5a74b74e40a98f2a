import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPORT_BYTES, type ErrorReport } from '@foyer/contract/analytics/errorReport.ts';
import { createLog } from '../../infra/log.ts';
import type { Sites } from '../../sites/index.ts';
import { testSites } from '../../sites/testSites.ts';
import { createApp } from '../http/app.ts';
import { registerTelemetry } from './telemetry.ts';

const report: ErrorReport = {
  kind: 'script',
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'at hydrate (entryClient-Dk3_9aZ-.js:1:23456)',
  page: '/en/',
  operation: null,
  traceId: null,
};
const heartbeat = { name: 'heartbeat' };

let sites: Sites;
let app: FastifyInstance;
let metrics: Registry;
let lines: string[];
beforeEach(async () => {
  sites = await testSites();
  lines = [];
  metrics = new Registry();
  const log = createLog({ level: 'warn', destination: { write: (line: string) => void lines.push(line) } });
  app = await createApp({ trustedProxies: null, isProduction: false }, log);
  await app.register((scope) => registerTelemetry(scope, { sites, log, metrics }));
});
afterEach(() => app.close());

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', host: 'tivoli.localhost:3000', ...headers },
  });

describe('POST /api/errors', () => {
  it('ANA-04 logs a report and counts it', async () => {
    expect((await post('/api/errors', report)).statusCode).toBe(204);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { msg: 'a browser reported an error', brand: 'tivoli', report },
    ]);
    expect(await metrics.metrics()).toContain('foyer_browser_errors_total{brand="tivoli",kind="script"} 1');
  });

  it('redacts what a browser did not, and does not log the sender', async () => {
    await post(
      '/api/errors',
      { ...report, message: 'anna@foyer.test refused', stack: 'Bearer abc.def' },
      { cookie: 'keycloakAccessToken=hunter2', 'user-agent': 'Anna' },
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/anna|abc\.def|hunter2|127\.0\.0\.1/i);
  });

  it.each([
    ['what is no report', { kind: 'script' }],
    ['a field of its own', { ...report, playerId: 'x' }],
    ['an address with a query', { ...report, page: '/en/?code=secret' }],
    ['a list', [report]],
    ['null', 'null'],
  ])('refuses %s with the field, and logs nothing', async (_, body) => {
    const response = await post('/api/errors', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ type: 'BadRequest' });
    expect(response.body).not.toContain('secret');
    expect(lines).toEqual([]);
  });

  it.each([
    ['text', 'x', { 'content-type': 'text/plain' }, 415],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['broken JSON', '{', {}, 400],
    ['a body without end', JSON.stringify({ ...report, stack: 'x'.repeat(REPORT_BYTES) }), {}, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    expect((await post('/api/errors', body, headers)).statusCode).toBe(status);
    expect(lines).toEqual([]);
  });

  it('is rate-limited per address', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await post('/api/errors', report)).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('POST /api/events', () => {
  it('OPEN-42 counts each event by name and brand, and stores nothing', async () => {
    const opened = { name: 'gameOpened', slug: 'fox-and-ember', mode: 'real' };
    expect((await post('/api/events', { events: [heartbeat, opened, heartbeat] })).statusCode).toBe(204);
    const figures = await metrics.metrics();
    expect(figures).toContain('foyer_browser_events_total{brand="tivoli",name="heartbeat"} 2');
    expect(figures).toContain('foyer_browser_events_total{brand="tivoli",name="gameOpened"} 1');
    expect(figures).not.toContain('fox-and-ember');
    expect(lines).toEqual([]);
  });

  it.each([
    ['no events', { events: [] }],
    ['an event nobody knows', { events: [heartbeat, { name: 'x'.repeat(40) }] }],
    ['an event that says more', { events: [{ ...heartbeat, email: 'anna@foyer.test' }] }],
    ['too many', { events: Array.from({ length: 51 }, () => heartbeat) }],
  ])('refuses %s and counts none of the events', async (_, body) => {
    const response = await post('/api/events', body);
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('anna');
    expect(await metrics.metrics()).not.toContain('foyer_browser_events_total{');
  });

  it('is rate-limited per address', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await post('/api/events', { events: [heartbeat] })).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
