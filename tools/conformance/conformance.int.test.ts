import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { launchGame } from '@foyer/platform/flows/launch/launchGame.ts';
import { verify } from '@foyer/platform/providers/studios/signature.ts';
import { runConformance } from './runConformance.ts';

const KEY = '0123456789abcdef';
const NEXT_KEY = '0123456789abcdef-next';

let api: TestApi;
beforeEach(async () => {
  api = await testApi({ studioKeys: { sandbox: [KEY, NEXT_KEY] } });
});
afterEach(() => api.stop());

const url = () => `http://127.0.0.1:${api.port}`;

const SLOT = 'fox-and-ember';
const CLOCK_06 =
  'CLOCK-06 a second round of a slot begun at once is refused until mayStartAt, and the open round goes on';

const now = () => api.clock.now().getTime();
const pause = async (durationMs: number) => api.clock.advance(durationMs);

async function launched(slug = SLOT): Promise<{ address: string; again(): Promise<string> }> {
  const { defaultSite: site } = api.sites;
  const session = await api.services.signIn.authenticate(await api.token(), site);
  const open = async () => {
    const game = { slug, mode: 'real', locale: 'en' } as const;
    const lobbyOrigin = 'http://localhost:3000';
    return (await launchGame(api.services, { ...game, site, session, lobbyOrigin })).url;
  };
  await api.database.transaction((tx) =>
    api.services.wallet.grantFreeRounds(tx, {
      id: `conformance-${slug}`,
      playerId: session.playerId,
      studio: 'sandbox',
      game: slug,
      stake: money(20n, 'EUR'),
      rounds: 3,
      expiresAt: null,
    }),
  );
  return { address: await open(), again: async () => tokenIn(await open()) };
}
/** Simulates a faulty platform: returns the response to a call, for which it may use the real one (`answer`). */
type Fault = (
  call: string,
  body: string,
  answer: () => Promise<{ statusCode: number; payload: string }>,
) => Promise<{ statusCode: number; payload: string }>;

/** Runs all checks on a platform with this fault. @returns the causes of the failed checks */
async function failuresWith(fault: Fault): Promise<ReadonlyMap<string, string | null>> {
  const { address } = await launched();
  const faulty = createServer((request, response) => {
    void text(request).then(async (payload) => {
      const { method, url: path = '', headers } = request;
      const answer = () =>
        api.app.inject({ method: method === 'POST' ? 'POST' : 'GET', url: path, headers, payload });
      const { statusCode, payload: sent } = await fault(path.split('/').at(-1) ?? '', payload, answer);
      response.statusCode = statusCode;
      response.end(sent);
    });
  });
  await once(faulty.listen(0, '127.0.0.1'), 'listening');
  const { port } = faulty.address() as AddressInfo;
  const target = { url: `http://127.0.0.1:${port}`, studio: 'sandbox', key: KEY, token: tokenIn(address) };
  const verdicts = await runConformance({ ...target, now, pause, isSlot: true });
  faulty.closeAllConnections();
  faulty.close();
  return new Map(
    verdicts.filter(({ outcome }) => outcome === 'failed').map(({ rule, cause }) => [rule, cause]),
  );
}
const idIn = (body: string, field: string): string =>
  new RegExp(`"${field}":"([^"]*)"`).exec(body)?.[1] ?? '';
function tooSoon(until: number) {
  const keys = { mayStartAt: new Date(until).toISOString() };
  const error = { type: 'RoundTooSoon', reasons: [], keys, traceId: 'trace' };
  return { statusCode: 403, payload: JSON.stringify({ error }) };
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
  it.each([
    ['a slot', SLOT, []],
    ['another game', 'observatory-roulette', [CLOCK_06]],
  ])('passes every check with %s, and the ledger stays balanced', async (_game, slug, skipped) => {
    const { address, again } = await launched(slug);
    const verdicts = await runConformance({
      url: url(),
      studio: 'sandbox',
      key: KEY,
      token: tokenIn(address),
      now,
      pause,
      isSlot: slug === SLOT,
      reopenGame: again,
      nextKey: NEXT_KEY,
      retiredKey: '0123456789abcdef-former',
      tablesUrl: await studioServer(),
    });
    expect(verdicts.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    const others = verdicts.filter(({ outcome }) => outcome === 'skipped');
    expect(others.map(({ rule }) => rule)).toEqual(skipped);
    expect(verdicts.length).toBeGreaterThan(25);
    expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
  });

  it('a faulty platform fails checks, and the report quotes its responses', async () => {
    const failed = await failuresWith(async (_call, _body, answer) => {
      const { statusCode, payload } = await answer();
      return {
        statusCode: statusCode === 409 ? 400 : statusCode,
        payload: payload.replaceAll('InsufficientFunds', 'Poor'),
      };
    });
    expect(failed.get('a transaction id that was used with a different body is refused')).toBe(
      'bet was answered with 400 TransactionConflict, not 409 TransactionConflict',
    );
    expect(failed.get('a bet above the balance is refused, and its id may be used again')).toBe(
      'bet was answered with 402 Poor, not 402 InsufficientFunds',
    );
    expect(failed.has('a bet deducts its stake')).toBe(false);
  });

  it('CLOCK-06 a platform that accepts a second round of a slot at once fails that check alone', async () => {
    const failed = await failuresWith(async (_call, _body, answer) => {
      const given = await answer();
      if (!given.payload.includes('RoundTooSoon')) return given;
      api.clock.advance(3 * SECOND);
      return answer();
    });
    expect([...failed]).toEqual([[CLOCK_06, 'a second round of the slot begun at once was accepted']]);
  });

  it.each(['bet', 'win'])(
    'CLOCK-06 a platform that refuses a further %s of the open round fails',
    async (refused) => {
      const begun = new Map<string, { bet: string; until: number }>();
      const failed = await failuresWith(async (call, body, answer) => {
        const [roundId, transactionId] = [idIn(body, 'roundId'), idIn(body, 'transactionId')];
        const round = begun.get(roundId);
        if (call === refused && round && round.bet !== transactionId && now() < round.until)
          return tooSoon(round.until);
        const given = await answer();
        if (call === 'bet' && given.statusCode === 200 && !round)
          begun.set(roundId, { bet: transactionId, until: now() + 2.4 * SECOND });
        return given;
      });
      expect(failed.get(CLOCK_06)).toBe(
        `the status of a further ${refused} of the open round is 403, not 200`,
      );
    },
  );

  it('reports a wrong key and an expired launch', async () => {
    const { address } = await launched();
    const target = { url: url(), studio: 'sandbox', key: 'another-one', token: tokenIn(address), now, pause };
    await expect(runConformance(target)).rejects.toThrow('the token of the launch was refused: 401');
    await expect(runConformance({ ...target, key: KEY, token: 'made-up' })).rejects.toThrow('UnknownSession');
  });

  it('the command prints each rule and exits with 0 when all checks pass', async () => {
    const { address } = await launched('observatory-roulette');
    const script = fileURLToPath(new URL('conformance.ts', import.meta.url));
    const run = (...args: readonly string[]) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args]);
    const { stdout } = await run('--url', url(), '--studio', 'sandbox', '--key', KEY, '--launch', address);
    expect(stdout).toMatch(/^passed {3}a bet deducts its stake$/m);
    expect(stdout).toMatch(/^skipped /m);
    expect(stdout).toMatch(/\n\d+ passed, 0 failed, 5 skipped\n$/);
    await expect(run('--url', url())).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--launch'),
    });
  });
});
