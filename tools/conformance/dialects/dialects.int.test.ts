import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchGame } from '@foyer/platform/flows/launch/launchGame.ts';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { money } from '@foyer/domain/money.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { DIALECT_CHECKS } from './checks.ts';
import { runDialectConformance, TESTED_DIALECTS } from './runDialectConformance.ts';

const pem = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    own: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    known: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};
const [platform, company] = [pem(), pem()];
const SECRET = 'the secret of the second aggregator';
const STUDIOS = {
  hub88: { studio: 'sandbox-orbit', slug: 'far-side', game: 'orb/FarSide', key: company.own },
  a8r: { studio: 'sandbox-tide', slug: 'low-water', game: 'tide/LowWater', key: SECRET },
} as const;
type Name = keyof typeof STUDIOS;

let api: TestApi;
let port: number;
beforeAll(async () => {
  const server = createServer();
  await once(server.listen(0, 'localhost'), 'listening');
  ({ port } = server.address() as AddressInfo);
  server.close();
  const origins = Object.values(STUDIOS).map(({ studio }) => `${studio}:http://localhost:${port}`);
  api = await testApi({
    environment: { FOYER_STUDIO_ORIGINS: origins.join(',') },
    studioKeys: {
      'sandbox-orbit': [Buffer.from(platform.own + company.known).toString('base64')],
      'sandbox-tide': [SECRET],
    },
  });
});
afterAll(async () => {
  expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
  await api?.stop();
});

let grants = 0;
/** @param url of the platform, or of a faulty one before it */
async function run(name: Name, url = `http://127.0.0.1:${api.port}`) {
  const { studio, slug, key, game } = STUDIOS[name];
  const dialect = TESTED_DIALECTS[name];
  if (!dialect) throw new Error(`no dialect ${name}`);
  const { defaultSite: site } = api.sites;
  const session = await api.services.signIn.authenticate(await api.token(), site);
  const { playerId } = session;
  const grant = { id: `${name}-${(grants += 1)}`, playerId, studio, game, stake: money(20n, 'EUR') };
  await api.database.transaction((tx) =>
    api.services.wallet.grantFreeRounds(tx, { ...grant, rounds: 1, expiresAt: null }),
  );
  const request = {
    site,
    session,
    locale: 'en',
    slug,
    mode: 'real',
    lobbyOrigin: 'http://localhost',
  } as const;
  return runDialectConformance({
    dialect,
    url,
    studio,
    key,
    port,
    onListening: () => void launchGame(api.services, request).catch(() => {}),
  });
}

describe('the platform speaks each dialect as the conformance run expects', () => {
  it.each([
    ['a8r', 0],
    ['hub88', 2],
  ] as const)('%s, with %i rules that it has no call for', async (name, skipped) => {
    const verdicts = await run(name);
    expect(verdicts.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(verdicts.filter(({ outcome }) => outcome === 'skipped')).toHaveLength(skipped);
    expect(verdicts.map(({ rule }) => rule)).toEqual(
      Object.keys(DIALECT_CHECKS).map((rule) => `${name}: ${rule}`),
    );
  });
});

/** A platform before the real one that changes bodies and responses. */
async function faulty(change: (of: { path: string; body: string }) => string | null) {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { url: path = '', headers } = request;
      const changed = change({ path, body });
      if (changed !== null) return response.end(changed);
      const { statusCode, payload } = await api.app.inject({
        method: 'POST',
        url: path,
        headers,
        payload: body,
      });
      return response.writeHead(statusCode).end(payload);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, stop: () => server.close() };
}

describe('the conformance run of a dialect finds a platform', () => {
  it.each([
    [
      'that accepts everything without a movement',
      () => JSON.stringify({ balance: '1000.00' }),
      [
        'a8r: a call with a wrong signature is refused',
        'a8r: a bet takes its stake once, repeated or in parallel, with the same response',
        'a8r: the win of a refused bet in the same call is not paid',
      ],
    ],
    [
      'that does not know promotional wins',
      ({ path }: { path: string }) =>
        path.endsWith('Promo/Win')
          ? JSON.stringify({ code: 'x', msg: 'x', meta: { api_code: '400', api_message: 'x' } })
          : null,
      ['a8r: a win outside of any round is accepted once'],
    ],
  ] as const)('%s', async (_what, change, rules) => {
    const faultyPlatform = await faulty(change);
    try {
      const failed = (await run('a8r', faultyPlatform.url)).filter(({ outcome }) => outcome === 'failed');
      expect(failed.map(({ rule }) => rule)).toEqual(expect.arrayContaining([...rules]));
    } finally {
      faultyPlatform.stop();
    }
  });
});
