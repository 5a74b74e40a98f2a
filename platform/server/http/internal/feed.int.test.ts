import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { envelopeSchema, feedPageSchema, schemaIdOf } from '@foyer/contract/events/envelope.ts';
import { EVENT_TYPE_NAMES, EVENT_TYPES } from '@foyer/contract/events/eventTypes.ts';
import { EVENT_SCHEMAS_PATH, FEED_PATH } from '@foyer/contract/events/paths.ts';
import { brandId, playerId } from '@foyer/domain/ids.ts';
import { readConfig } from '../../../infra/config.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { createLog } from '../../../infra/log.ts';
import { collectFeed } from '../../../infra/outbox/feed/index.ts';
import { outboxMigrations, recordEvent } from '../../../infra/outbox/index.ts';
import { startInternalServer } from './internalServer.ts';
import { feedHandler } from './feedHandler.ts';

const KEYS = ['first-reading-key-of-the-feed', 'other-reading-key-of-the-feed'];
const NOW = new Date('2026-11-28T12:00:00Z');
const GUIDE = new URL('../../../../docs/guides/events.md', import.meta.url);

let database: Awaited<ReturnType<typeof testDatabase>>;
let server: Awaited<ReturnType<typeof startInternalServer>>;
beforeAll(async () => {
  database = await testDatabase([outboxMigrations]);
  const config = readConfig({ FOYER_EVENTS_KEY: KEYS.join(',') });
  const { Registry } = await import('prom-client');
  server = await startInternalServer(
    { host: '127.0.0.1', port: 0 },
    {
      registry: new Registry(),
      handle: feedHandler({ config, database, log: createLog({ level: 'silent' }) }),
    },
  );
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const urlOf = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const get = async (query: string, key: string | undefined = KEYS[0]) => {
  const response = await fetch(urlOf(`${FEED_PATH}${query}`), {
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
  });
  return { status: response.status, body: await response.json() };
};
/** Sends a path as it is, which `fetch` would change or refuse. */
const statusOf = async (path: string): Promise<number | undefined> => {
  const call = request({ port: server.port, host: '127.0.0.1', path }).end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  response?.resume();
  return response?.statusCode;
};
const page = async (query: string, key?: string) => v.parse(feedPageSchema, (await get(query, key)).body);

const PLAYER = { playerId: playerId('p-1'), brand: brandId('northlight'), at: NOW } as const;
async function record(bonusId: string): Promise<void> {
  await database.transaction((tx) =>
    recordEvent(tx, { ...PLAYER, type: 'bonus.updated', data: { bonusId, status: 'Active' } }),
  );
  await collectFeed(database, NOW);
}

it('pages through the feed with either key, filters by type, and says what is wrong with a request', async () => {
  for (const name of ['one', 'two', 'three']) await record(name);
  await database.transaction((tx) =>
    recordEvent(tx, { ...PLAYER, type: 'exclusion.started', data: { kind: 'Timeout', endsAt: null } }),
  );
  await collectFeed(database, NOW);

  const first = await page('?limit=2');
  expect(first).toMatchObject({ next: `2-${first.events[1]?.id.slice(0, 8)}`, hasMore: true });
  expect(v.parse(envelopeSchema, first.events[0])).toMatchObject({
    source: '/brands/northlight',
    type: 'foyer.bonus.updated',
    subject: 'p-1',
    time: NOW.toISOString(),
    dataschema: schemaIdOf('bonus.updated', 1),
    sequence: '0000000000000000001',
    data: { bonusId: 'one', status: 'Active' },
  });
  const rest = await page(`?after=${first.next}`, KEYS[1]);
  expect(rest).toMatchObject({ next: `4-${rest.events[1]?.id.slice(0, 8)}`, hasMore: false });
  expect(rest.events).toHaveLength(2);
  expect(await page('?types=exclusion.started')).toMatchObject({
    events: [{ sequence: /4$/ }],
    next: rest.next,
  });
  for (const after of ['latest', '4', '0000000000000000004', rest.next])
    expect(await page(`?after=${after}`)).toEqual({ events: [], next: rest.next, hasMore: false });

  // Such a path is no valid URL.
  for (const path of ['//', '//[']) expect(await statusOf(path), path).toBe(404);
  expect(await get('', 'a key that nobody has')).toMatchObject({ status: 401, body: { type: 'InvalidKey' } });
  for (const [query, field] of [
    ['?after=x', 'after'],
    ['?limit=0', 'limit'],
    ['?limit=1001', 'limit'],
    ['?wait=31', 'wait'],
    ['?types=player.sold', 'types'],
    ['?since=1', 'since'],
  ])
    expect(await get(query ?? ''), query).toMatchObject({ status: 400, body: { keys: { field } } });
  expect(await get('?after=99')).toMatchObject({
    status: 409,
    body: { type: 'PositionUnknown', keys: { latest: '4' } },
  });
});

it('refuses a reader of another history, in which the position was that of another event', async () => {
  const { next } = await page('?after=latest');
  const [position, id = ''] = next.split('-');
  const other = id.replace(/./g, (digit) => (digit === '0' ? '1' : '0'));
  expect(await get(`?after=${position}-${other}`)).toMatchObject({
    status: 409,
    body: { type: 'FeedRestored', keys: { latest: position } },
  });
  expect(await get(`?after=99-${other}`)).toMatchObject({ status: 409, body: { type: 'PositionUnknown' } });
});

it('the program of the guide prints what was recorded, and waits for what comes', async () => {
  const guide = await readFile(GUIDE, 'utf8');
  const program =
    /```js\n(\/\/ follow\.mjs\n[^]*?)```/.exec(guide)?.[1] ?? expect.fail('the guide has no program');
  const { next } = await page('?after=latest');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, EVENTS_URL: urlOf(FEED_PATH), FOYER_EVENTS_KEY: KEYS[0], AFTER: next },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await record('at once');
  expect((await lines.next()).value).toContain('"bonusId":"at once"');
  await record('while it waits');
  expect((await lines.next()).value).toContain('"bonusId":"while it waits"');
});

it('publishes a schema of every type, which the guide describes', async () => {
  const schemas = await (await fetch(urlOf(EVENT_SCHEMAS_PATH))).json();
  const guide = await readFile(GUIDE, 'utf8');
  for (const type of EVENT_TYPE_NAMES) {
    const $id = schemaIdOf(type, EVENT_TYPES[type].version);
    expect(schemas[$id], type).toMatchObject({ $id, type: 'object' });
    expect(guide, type).toMatch(new RegExp(`^\\| \`${type}\` +\\|`, 'm'));
  }
});
