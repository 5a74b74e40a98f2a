import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { openLedger, type Ledger } from '../../../modules/wallet/testing/ledger.ts';
import { liveStudioKeys, type StudioKeys } from '../../../infra/config/studioKeys.ts';
import type { SharedSecrets } from '../../../infra/config/sharedSecrets.ts';
import { createLog } from '../../../infra/log.ts';
import { createLiveTables, registerStudioWallet } from '../../../providers/studios/index.ts';
import { sign, verify } from '../../../providers/studios/signature.ts';
import { createApp } from '../../../server/http/app.ts';

const [FORMER, NEXT] = ['the former secret', 'the secret that follows'] as const;

let ledger: Ledger;
const nodes: FastifyInstance[] = [];
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await ledger.check();
  await ledger.drop();
});

/** A node of the platform that was started with these secrets. */
async function startNode(keys: StudioKeys, sportsbookKeys: SharedSecrets = [FORMER]) {
  const metrics = new Registry();
  const app = await createApp({ trustedProxies: null, isProduction: false }, createLog({ level: 'silent' }));
  const { wallet, database, clock } = ledger;
  const sportsbook = {
    url: 'https://book.example/',
    apiOrigin: 'https://book.example',
    keys: sportsbookKeys,
  };
  const services = { wallet, studioKeys: liveStudioKeys(keys) };
  const sites = { studioServers: [] };
  registerStudioWallet(app, { services, sites, database, clock, config: { sportsbook }, metrics });
  nodes.push(app);
  return { app, metrics };
}

async function bet(app: FastifyInstance, secret: string, body: object, studio = 'sandbox') {
  const payload = Buffer.from(JSON.stringify(body));
  const at = String(ledger.clock.now().getTime());
  const url = STUDIO_PATHS.bet;
  const signature = sign(secret, at, url, payload).toString('hex');
  const headers = { 'x-studio': studio, 'x-timestamp': at, 'x-signature': signature };
  const response = await app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

describe('a secret that is replaced', () => {
  it('refuses no bet of a stream, node by node, and none under the former one is taken after its removal', async () => {
    const player = await ledger.addPlayer({ balance: 1_000_000_00n });
    const bodyOf = (transactionId: string) => ({
      sessionId: player.gameSession,
      transactionId,
      roundId: transactionId,
      amount: '0.20',
      currency: 'EUR',
    });
    // Two nodes run behind a load balancer, and the studio signs with `secret`.
    const serving = [await startNode({ sandbox: [FORMER] }), await startNode({ sandbox: [FORMER] })];
    let secret: string = FORMER;
    let isRunning = true;
    const statuses: number[] = [];
    const stream = async (worker: number) => {
      for (let n = 0; isRunning; n++) {
        const node = serving[(worker + n) % 2];
        if (node) statuses.push((await bet(node.app, secret, bodyOf(randomUUID()))).status);
      }
    };
    const workers = [0, 1, 2, 3].map(stream);
    const some = async () => {
      const until = statuses.length + 40;
      while (statuses.length < until) await nextTurn();
    };

    for (const at of [0, 1]) {
      await some();
      serving[at] = await startNode({ sandbox: [FORMER, NEXT] });
    }
    await some();
    secret = NEXT;
    await some();
    for (const at of [0, 1]) {
      serving[at] = await startNode({ sandbox: [NEXT] });
      await some();
    }
    isRunning = false;
    await Promise.all(workers);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { app } of serving)
      expect(await bet(app, FORMER, bodyOf(randomUUID()))).toMatchObject({
        status: 401,
        body: { error: { type: 'BadSignature' } },
      });
  });

  it('has one effect for a bet that is repeated under the other secret, and the metrics tell which one signed', async () => {
    const player = await ledger.addPlayer();
    const { app, metrics } = await startNode({ sandbox: [FORMER, NEXT] });
    const ids = { sessionId: player.gameSession, transactionId: 'once', roundId: 'once' };
    const body = { ...ids, amount: '1.00', currency: 'EUR' };
    const first = await bet(app, FORMER, body);
    expect(first).toMatchObject({ status: 200, body: { balance: '99.00' } });
    expect(await bet(app, NEXT, body)).toEqual(first);
    const text = await metrics.metrics();
    expect(text).toContain('foyer_studio_calls_total{studio="sandbox",secret="1"} 1');
    expect(text).toContain('foyer_studio_calls_total{studio="sandbox",secret="2"} 1');
  });

  it('is the sportsbook’s as well', async () => {
    const { app } = await startNode({}, [FORMER, NEXT]);
    for (const secret of [FORMER, NEXT])
      expect((await bet(app, secret, {}, 'sportsbook')).body.error.type).toBe('BadRequest');
    const { app: after } = await startNode({});
    expect((await bet(after, NEXT, {}, 'sportsbook')).body.error.type).toBe('BadSignature');
  });

  it('signs our own calls to the studio with the first secret, which the studio accepts at each step', async () => {
    const accepted = { sandbox: [FORMER] as string[] };
    const server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const call = { headers: request.headers, path: request.url ?? '', body };
        try {
          verify(call, accepted, ledger.clock.now());
          response.end('{"tables":[]}');
        } catch {
          response.writeHead(401).end();
        }
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const warned: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void warned.push(words) };
    const studio = {
      studio: 'sandbox',
      origin: 'https://games.example',
      apiOrigin: origin,
      launch: '/play/{game}',
      liveTables: '/live/v1/tables',
      currencies: ['EUR' as const],
    };
    const ask = (...secrets: SharedSecrets) =>
      createLiveTables({
        sites: { studioServers: [studio, { ...studio, studio: 'tableless', liveTables: undefined }] },
        studioKeys: liveStudioKeys({ sandbox: secrets, tableless: secrets }),
        clock: ledger.clock,
        log,
      }).refresh();
    await ask(FORMER);
    await ask(FORMER, NEXT);
    accepted.sandbox = [NEXT, FORMER];
    await ask(FORMER, NEXT);
    await ask(NEXT);
    accepted.sandbox = [NEXT];
    await ask(NEXT);
    expect(warned).toEqual([]);
    await ask(FORMER);
    expect(warned).toHaveLength(1);
    server.close();
  });
});
