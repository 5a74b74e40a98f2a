import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as v from 'valibot';
import { envelopeSchema, type Envelope } from '@foyer/contract/events/envelope.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { brandId, playerId } from '@foyer/domain/ids.ts';
import { adjustableClock, systemClock } from '../../infra/clock.ts';
import { readConfig } from '../../infra/config.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { collectFeed, listWebhooks, openWebhook, replayWebhook } from '../../infra/outbox/feed/index.ts';
import { outboxMigrations, recordEvent } from '../../infra/outbox/index.ts';
import { deliverEvents } from './deliver.ts';

const SECRETS = ['A', 'B'].map((letter) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`);

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A company that receives webhooks, and refuses events as `refuses` says. */
async function receiver() {
  const deliveries: Delivery[] = [];
  const company = { deliveries, refuses: (_event: Envelope): boolean => false, url: '', stop: () => {} };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const delivery = { headers: request.headers, body };
      const isRefused = company.refuses(eventIn(delivery));
      if (!isRefused) deliveries.push(delivery);
      response.writeHead(isRefused ? 500 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  company.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  company.stop = () => void server.close();
  return company;
}

const eventIn = ({ body }: Delivery): Envelope => v.parse(envelopeSchema, JSON.parse(body));
const namesOf = (deliveries: readonly Delivery[]) => deliveries.map((one) => eventIn(one).data['bonusId']);

let database: Awaited<ReturnType<typeof testDatabase>>;
let companies: Awaited<ReturnType<typeof receiver>>[];
const clock = adjustableClock();
const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() };
beforeEach(async () => {
  vi.clearAllMocks();
  database = await testDatabase([outboxMigrations]);
  companies = await Promise.all([receiver(), receiver()]);
});
afterEach(async () => {
  companies.forEach((company) => company.stop());
  await database.drop();
});

const record = async (player: string, ...names: string[]) => {
  await database.transaction(async (tx) => {
    for (const bonusId of names)
      await recordEvent(tx, {
        type: 'bonus.updated',
        playerId: playerId(player),
        brand: brandId('northlight'),
        at: clock.now(),
        data: { bonusId, status: 'Active' },
      });
  });
  await collectFeed(database, clock.now());
};
function webhooks() {
  const [crm, warehouse] = companies;
  if (!crm || !warehouse) throw new TypeError('two companies are needed');
  const { events } = readConfig({
    FOYER_WEBHOOK_URLS: `crm:${crm.url},warehouse:${warehouse.url}`,
    FOYER_WEBHOOK_SECRETS: `crm:${SECRETS[0]},crm:${SECRETS[1]},warehouse:${SECRETS[0]}`,
    FOYER_WEBHOOK_TYPES: 'warehouse:bonus.updated,warehouse:player.registered',
  });
  const deliver = async () => {
    for (const webhook of events.webhooks) await deliverEvents({ database, clock, log }, webhook);
  };
  return { crm, warehouse, deliver, names: events.webhooks.map(({ name }) => name) };
}
const stateOf = async (name: string) =>
  (await listWebhooks(database.query)).find((webhook) => webhook.name === name);

it('delivers each event once, signed with both secrets, in order for each player', async () => {
  await record('anna', 'before the webhook was configured');
  const { crm, warehouse, deliver, names } = webhooks();
  for (const name of names) await openWebhook(database.query, name);
  await record('anna', 'a1', 'a2', 'a3');
  await record('bo', 'b1', 'b2');
  await deliver();
  await deliver();

  for (const { deliveries } of [crm, warehouse]) {
    const received = namesOf(deliveries);
    expect(received).toHaveLength(5);
    expect(received.filter((name) => String(name).startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(received.filter((name) => String(name).startsWith('b'))).toEqual(['b1', 'b2']);
  }
  for (const { headers, body } of crm.deliveries) {
    expect(headers['content-type']).toMatch(/^application\/cloudevents\+json/);
    expect(headers['webhook-id']).toBe(eventIn({ headers, body }).id);
    const signed = {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    };
    for (const secret of SECRETS)
      expect(new Webhook(secret).verify(body, signed)).toMatchObject({ specversion: '1.0' });
    expect(() => new Webhook(SECRETS[0] ?? '').verify(`${body} `, signed)).toThrow();
  }
  expect(await stateOf('crm')).toMatchObject({ position: 6n, failures: 0, failingSince: null });
});

it('an event of one player fails while those of others are on their way, and none is lost', async () => {
  const { crm, deliver, names } = webhooks();
  for (const name of names) await openWebhook(database.query, name);
  let isUp = false;
  crm.refuses = ({ data }) => data['bonusId'] === 'a2' && !isUp;
  await record('anna', 'a1');
  for (let player = 1; player <= 12; player += 1) await record(`p-${player}`, `p${player}-1`, `p${player}-2`);
  await record('anna', 'a2', 'a3');
  await record('last', 'z1');
  await deliver();
  isUp = true;
  clock.advance(MINUTE);
  await deliver();
  const received = new Set(namesOf(crm.deliveries));
  expect(received.size).toBe(28);
  expect(await stateOf('crm')).toMatchObject({ position: 28n, failures: 0 });
});

it('repeats a failed event after a growing pause, and does not delay another webhook', async () => {
  const { crm, warehouse, deliver, names } = webhooks();
  for (const name of names) await openWebhook(database.query, name);
  crm.refuses = ({ data }) => data['bonusId'] === 'a2';
  await record('anna', 'a1', 'a2', 'a3');
  await deliver();
  expect(namesOf(crm.deliveries)).toEqual(['a1']);
  expect(namesOf(warehouse.deliveries)).toEqual(['a1', 'a2', 'a3']);
  const first = await stateOf('crm');
  expect(first).toMatchObject({ position: 1n, failures: 1, lastError: 'status 500' });
  expect(log.warn).toHaveBeenCalledTimes(1);

  // Within the pause nothing is tried.
  await deliver();
  expect(await stateOf('crm')).toEqual(first);
  clock.advance(MINUTE);
  await deliver();
  const second = await stateOf('crm');
  expect(second).toMatchObject({ position: 1n, failures: 2, failingSince: first?.failingSince });
  const pause = (state: typeof first, from: number) => (state?.nextAttemptAt?.getTime() ?? 0) - from;
  expect(pause(second, clock.now().getTime())).toBe(2 * pause(first, clock.now().getTime() - MINUTE));

  crm.refuses = () => false;
  clock.advance(MINUTE);
  await deliver();
  expect(namesOf(crm.deliveries)).toEqual(['a1', 'a2', 'a3']);
  expect(await stateOf('crm')).toMatchObject({
    position: 3n,
    failures: 0,
    failingSince: null,
    lastError: null,
  });
});

it('names why a webhook fails, without the path of its address, in which a token may be', async () => {
  const [company] = companies;
  company?.stop();
  const { port } = new URL(company?.url ?? '');
  const { events } = readConfig({
    FOYER_WEBHOOK_URLS: `gone:http://127.0.0.1:${port}/token-1234/token-5678`,
    FOYER_WEBHOOK_SECRETS: `gone:${SECRETS[0]}`,
  });
  const [gone] = events.webhooks;
  await openWebhook(database.query, 'gone');
  await record('anna', 'a1');
  const errors: (string | null | undefined)[] = [];
  for (let attempt = 0; attempt < 6; attempt++) {
    await deliverEvents({ database, clock, log }, gone ?? expect.fail('it is not configured'));
    errors.push((await stateOf('gone'))?.lastError);
    clock.advance(10 * MINUTE);
  }
  expect(errors[0]).toBe('NoResponse: ECONNREFUSED');
  expect(errors[5]).toMatch(/^NotCalled: it did not respond lately/);
  expect(JSON.stringify([errors, log.warn.mock.calls])).not.toContain('token');
});

it('delivers again from a position', async () => {
  const { crm, deliver, names } = webhooks();
  for (const name of names) await openWebhook(database.query, name);
  await record('anna', 'a1', 'a2');
  await deliver();
  const ids = crm.deliveries.map((one) => eventIn(one).id);
  expect(await replayWebhook(database.query, 'crm', 1n)).toBe(true);
  expect(await replayWebhook(database.query, 'nobody', 1n)).toBe(false);
  await deliver();
  expect(namesOf(crm.deliveries)).toEqual(['a1', 'a2', 'a2']);
  // The receiver recognises the repetition by its id.
  expect(eventIn(crm.deliveries[2] ?? expect.fail()).id).toBe(ids[1]);
});

it('the receiver of the guide accepts what is signed with its secret, prints it once, and refuses all else', async () => {
  const guide = await readFile(new URL('../../../docs/guides/events.md', import.meta.url), 'utf8');
  const program =
    /```js\n(\/\/ receive\.mjs\n[^]*?)```/.exec(guide)?.[1] ?? expect.fail('the guide has no receiver');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, WEBHOOK_SECRET: SECRETS[0], PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const port = String((await lines.next()).value)
    .split(' ')
    .at(-1);
  const webhook = (secrets: string) => {
    const [one] = readConfig({
      FOYER_WEBHOOK_URLS: `guide:http://127.0.0.1:${port}/`,
      FOYER_WEBHOOK_SECRETS: secrets,
    }).events.webhooks;
    return one ?? expect.fail('it is not configured');
  };
  await openWebhook(database.query, 'guide');
  await record('anna', 'a1', 'a2');
  // The receiver compares with the time of its machine.
  const deps = { database, clock: systemClock, log };
  await deliverEvents(deps, webhook(`guide:${SECRETS[1]}`));
  expect(await stateOf('guide')).toMatchObject({ failures: 1, lastError: 'status 401' });
  await replayWebhook(database.query, 'guide', 0n);
  await deliverEvents(deps, webhook(`guide:${SECRETS[1]},guide:${SECRETS[0]}`));
  await replayWebhook(database.query, 'guide', 0n);
  await deliverEvents(deps, webhook(`guide:${SECRETS[0]}`));
  await record('anna', 'a3');
  await deliverEvents(deps, webhook(`guide:${SECRETS[0]}`));
  for (const name of ['a1', 'a2', 'a3'])
    expect((await lines.next()).value).toMatch(new RegExp(`^foyer.bonus.updated anna .*"bonusId":"${name}"`));
});
