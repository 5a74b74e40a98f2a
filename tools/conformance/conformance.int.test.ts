import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { money } from '@foyer/domain/money.ts';
import { launchGame } from '@foyer/platform/flows/launch/launchGame.ts';
import { verify } from '@foyer/platform/providers/studios/signature.ts';
import { runConformance } from './runConformance.ts';

const KEY = '0123456789abcdef';
const NEXT_KEY = '0123456789abcdef-next';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ studioKeys: { sandbox: [KEY, NEXT_KEY] } });
});
afterAll(() => api.stop());

const url = () => `http://127.0.0.1:${api.port}`;

async function launched(): Promise<{ address: string; again(): Promise<string> }> {
  const { defaultSite: site } = api.sites;
  const session = await api.services.signIn.authenticate(await api.token(), site);
  const open = async () => {
    const game = { slug: 'fox-and-ember', mode: 'real', locale: 'en' } as const;
    const lobbyOrigin = 'http://localhost:3000';
    return (await launchGame(api.services, { ...game, site, session, lobbyOrigin })).url;
  };
  await api.database.transaction((tx) =>
    api.services.wallet.grantFreeRounds(tx, {
      id: 'conformance',
      playerId: session.playerId,
      studio: 'sandbox',
      game: 'fox-and-ember',
      stake: money(20n, 'EUR'),
      rounds: 3,
      expiresAt: null,
    }),
  );
  return { address: await open(), again: async () => tokenIn(await open()) };
}
const tokenIn = (address: string) => new URL(address).searchParams.get('token') ?? '';

/** A studio's own server while it replaces its secret. @returns its origin */
async function studioServer(): Promise<string> {
  const accepted = { sandbox: [NEXT_KEY, KEY] };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      try {
        verify({ headers: request.headers, path: request.url ?? '', body }, accepted, api.clock.now());
        response.end('{"tables":[]}');
      } catch {
        response.writeHead(401).end();
      }
    });
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the conformance run', () => {
  it('this platform passes every check, and its ledger stays balanced', async () => {
    const { address, again } = await launched();
    const verdicts = await runConformance({
      url: url(),
      studio: 'sandbox',
      key: KEY,
      token: tokenIn(address),
      now: () => api.clock.now().getTime(),
      reopenGame: again,
      nextKey: NEXT_KEY,
      retiredKey: '0123456789abcdef-former',
      tablesUrl: await studioServer(),
    });
    expect(verdicts.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(25);
    expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
  });

  it('a faulty platform fails checks, and the report quotes its responses', async () => {
    const { address } = await launched();
    const careless = createServer((request, response) => {
      void text(request).then(async (payload) => {
        const { method, url: path, headers } = request;
        const answer = await api.app.inject({
          method: method === 'POST' ? 'POST' : 'GET',
          url: path ?? '',
          headers,
          payload,
        });
        response.statusCode = answer.statusCode === 409 ? 400 : answer.statusCode;
        response.end(answer.payload.replaceAll('InsufficientFunds', 'Poor'));
      });
    });
    await once(careless.listen(0, '127.0.0.1'), 'listening');
    const { port } = careless.address() as AddressInfo;
    const target = { url: `http://127.0.0.1:${port}`, studio: 'sandbox', key: KEY, token: tokenIn(address) };
    const verdicts = await runConformance({ ...target, now: () => api.clock.now().getTime() });
    careless.closeAllConnections();
    careless.close();
    const failed = new Map(
      verdicts.filter(({ outcome }) => outcome === 'failed').map(({ rule, cause }) => [rule, cause]),
    );
    expect(failed.get('a transaction id that was used with a different body is refused')).toBe(
      'bet was answered with 400 TransactionConflict, not 409 TransactionConflict',
    );
    expect(failed.get('a bet above the balance is refused, and its id may be used again')).toBe(
      'bet was answered with 402 Poor, not 402 InsufficientFunds',
    );
    expect(failed.has('a bet deducts its stake')).toBe(false);
  });

  it('reports a wrong key and an expired launch', async () => {
    const now = () => api.clock.now().getTime();
    const { address } = await launched();
    const target = { url: url(), studio: 'sandbox', key: 'another-one', token: tokenIn(address), now };
    await expect(runConformance(target)).rejects.toThrow('the token of the launch was refused: 401');
    await expect(runConformance({ ...target, key: KEY, token: 'made-up' })).rejects.toThrow('UnknownSession');
  });

  it('the command prints each rule and exits with 0 when all checks pass', async () => {
    const { address } = await launched();
    const script = fileURLToPath(new URL('conformance.ts', import.meta.url));
    const args = ['--url', url(), '--studio', 'sandbox', '--key', KEY, '--launch', address];
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args]);
    expect(stdout).toMatch(/^passed {3}a bet deducts its stake$/m);
    expect(stdout).toMatch(/^skipped /m);
    expect(stdout).toMatch(/\n\d+ passed, 0 failed, 4 skipped\n$/);
    await expect(
      promisify(execFile)(process.execPath, ['--import', 'tsx', script, '--url', url()]),
    ).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('--launch') });
  });
});
