import { createHmac, createPrivateKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  A8R_BODIES,
  A8R_CALLS,
  a8rError,
  a8rLaunchResponse,
  type A8rCall,
} from '@foyer/contract/studios/a8r.ts';
import a8rExamples from '@foyer/contract/studios/fixtures/a8r.json' with { type: 'json' };
import hub88Examples from '@foyer/contract/studios/fixtures/hub88.json' with { type: 'json' };
import {
  HUB88_BODIES,
  HUB88_CALLS,
  hub88LaunchResponse,
  type Hub88Call,
} from '@foyer/contract/studios/hub88.ts';
import { money } from '@foyer/domain/money.ts';
import { startCompanies, type Companies } from '@foyer/sandbox/companies/server.ts';
import { hub88Wallet, keysOf } from '@foyer/sandbox/orbit/hub88.ts';
import { a8rWallet } from '@foyer/sandbox/tide/a8r.ts';

/** The casino of the examples: it gives the example's response to each call, and keeps the body. */
let casino: Server;
let platformUrl: string;
let companies: Companies;
const received = new Map<string, { readonly body: unknown; readonly isSigned: boolean }>();
const COMPANIES = 'of-all-companies';
const TIDE = createHmac('sha256', COMPANIES).update('tide').digest('hex');
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [ours, theirs] = [pair(), pair()];
const orbitKeys = Buffer.from(
  theirs.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() +
    ours.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
).toString('base64');

beforeAll(async () => {
  casino = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path = '', headers } = request;
      const a8r = entryOf(A8R_CALLS, path);
      const hub88 = entryOf(HUB88_CALLS, path);
      const isSigned = a8r
        ? headers['x-request-sign'] === createHmac('sha256', TIDE).update(body).digest('hex')
        : verify(
            'RSA-SHA256',
            Buffer.from(body),
            theirs.publicKey,
            Buffer.from(String(headers['x-hub88-signature']), 'base64'),
          );
      const name = a8r ?? hub88 ?? '';
      received.set(name, { body: JSON.parse(body), isSigned });
      const example = a8r ? a8rExamples[a8r] : hub88Examples[hub88 ?? 'balance'];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(example.response));
    });
  });
  await once(casino.listen(0, '127.0.0.1'), 'listening');
  platformUrl = `http://127.0.0.1:${(casino.address() as AddressInfo).port}`;
  companies = await startCompanies({ port: 0, secret: COMPANIES, platformUrl, orbitKeys });
});
afterAll(async () => {
  casino.close();
  await companies?.stop();
});
beforeEach(() => received.clear());

const entryOf = <Call extends string>(
  calls: Readonly<Record<Call, string>>,
  path: string,
): Call | undefined => (Object.keys(calls) as Call[]).find((name) => path.endsWith(calls[name]));
const pause = async () => {};
const eur = (minor: bigint) => money(minor, 'EUR');
/** The body that the company sent has the example's required fields, and is one for the platform. */
function expectSent(name: string, schema: v.GenericSchema): void {
  const { body, isSigned } = received.get(name) ?? {};
  expect([name, isSigned, v.safeParse(schema, body).success]).toEqual([name, true, true]);
}

describe('the sandbox’s aggregators and the examples of their protocols', () => {
  it('Orbit sends calls like the examples of Hub88, and reads their responses', async () => {
    const wallet = hub88Wallet({ platformUrl, studio: 'sandbox-orbit', keys: keysOf(orbitKeys), pause });
    const player = {
      user: 'player-1',
      token: 'game-session-1',
      game: 'orb/FarSide',
      currency: 'EUR',
    } as const;
    const round = { round: 'round-1', transaction: 'bet-1', reward: null };
    const replies = {
      balance: await wallet.balance(player),
      bet: await wallet.bet(player, round, eur(1_00n)),
      win: await wallet.win(player, round, eur(2_50n)),
    };
    for (const [name, reply] of Object.entries(replies)) {
      const { status, balance } = hub88Examples[name as 'balance'].response;
      expect(reply).toEqual({ status, balance: eur(BigInt(balance) / 1_000n) });
      expectSent(name, HUB88_BODIES[name as Hub88Call]);
    }
  });

  it('Tide sends calls like the examples of A8R, and reads their responses', async () => {
    const wallet = a8rWallet({ platformUrl, studio: 'sandbox-tide', secret: TIDE, pause });
    const player = {
      id: 'player-1',
      session: 'game-session-1',
      game: 'tide/LowWater',
      currency: 'EUR',
    } as const;
    const replies = {
      balance: await wallet.balance(player),
      betWin: await wallet.betAndWin(player, eur(1_00n), eur(2_50n)),
      freespins: await wallet.finishFreeRounds('grant-1', eur(3_20n)),
      promo: await wallet.prize(player, 'cup-1', eur(10_00n)),
    };
    for (const [name, reply] of Object.entries(replies)) {
      const { balance } = a8rExamples[name as 'balance'].response;
      expect(reply).toEqual({ code: null, balance: eur(BigInt(balance.replace('.', ''))) });
      expectSent(name, A8R_BODIES[name as A8rCall]);
    }
  });

  it('both open a game for the examples of a launch, and refuse another signature', async () => {
    const tide = (path: string, body: object, secret = TIDE) =>
      posted(`/tide/v2/casino_a8r.${path}`, body, (sent) => ({
        'x-request-sign': createHmac('sha256', secret).update(sent).digest('hex'),
      }));
    const orbit = (body: object, key = ours.privateKey) =>
      posted('/orbit/operator/generic/v2/game/url', body, (sent) => ({
        'x-hub88-signature': sign('RSA-SHA256', Buffer.from(sent), createPrivateKey(pemOf(key))).toString(
          'base64',
        ),
      }));
    expect(
      v.parse(a8rLaunchResponse, (await tide('Launcher/Real', a8rExamples.launch.body)).body).launch_url,
    ).toMatch('/tide/play?session=');
    const issue = a8rExamples.issueFreespins;
    expect(await tide('Freespins/Issue', issue.body)).toEqual({ status: 200, body: issue.response });
    expect(v.parse(a8rError, (await tide('Freespins/Issue', issue.body)).body).code).toBe('already_exists');
    expect(v.parse(hub88LaunchResponse, (await orbit(hub88Examples.launch.body)).body).url).toMatch(
      '/orbit/play?session=',
    );
    expect((await tide('Launcher/Real', a8rExamples.launch.body, 'another')).status).toBe(403);
    expect((await orbit(hub88Examples.launch.body, theirs.privateKey)).status).toBe(401);
  });
});

const pemOf = (key: typeof ours.privateKey): string =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString();

async function posted(path: string, content: object, headersOf: (body: string) => Record<string, string>) {
  const body = JSON.stringify(content);
  const response = await fetch(new URL(path, companies.url), {
    method: 'POST',
    body,
    headers: headersOf(body),
  });
  return { status: response.status, body: await response.json() };
}
