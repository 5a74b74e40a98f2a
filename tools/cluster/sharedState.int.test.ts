import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ExcludeSelf, Logout } from '@foyer/contract/generated/operations.ts';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import { LEDGER_KEYS_PATH } from '@foyer/contract/wallet/seals/paths.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { authorizationUrl, openBrowser, openForm } from '@foyer/platform/testing/signIn/browser.ts';
import { testApi, type TestApi } from '@foyer/platform/testing/testApi.ts';
import { startNats, type Nats } from './startNats.ts';

const REQUESTS_PER_MINUTE = 20;
const ENDED = { reasons: ['ended'] };
type Document = { readonly documentId: string };
let nats: Nats;
let nodes: readonly [TestApi, TestApi];
beforeAll(async () => {
  nats = await startNats();
  const options = { environment: { FOYER_NATS_URL: nats.url }, requestsPerMinute: REQUESTS_PER_MINUTE };
  const first = await testApi(options);
  nodes = [first, await testApi({ ...options, beside: first, clockAheadMs: 2 * MINUTE })];
});
afterAll(async () => {
  for (const node of [...nodes].reverse()) await node.stop();
  await nats.stop();
});

/** Takes turns between two nodes whose clocks are two minutes apart. */
async function inTurn<Result>(count: number, attempt: (node: TestApi) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < count; turn += 1) results.push(await attempt(nodes[turn % 2 ? 1 : 0]));
  return results;
}
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

it('GraphQL operations of a network are counted over all nodes', async () => {
  const statuses = await inTurn(REQUESTS_PER_MINUTE + 2, async ({ app }) => {
    const response = await app.inject({
      url: '/graphql',
      query: { query: '{ __typename }' },
      headers: { host: 'northlight.localhost' },
      remoteAddress: '198.51.100.1',
    });
    return response.statusCode;
  });
  expect(statuses).toEqual([...times(REQUESTS_PER_MINUTE, 200), 429, 429]);
});

it('requests of a network to one route are counted over all nodes', async () => {
  const statuses = await inTurn(61, async ({ app }) => {
    return (await app.inject({ url: LEDGER_KEYS_PATH, headers: { host: 'northlight.localhost' } }))
      .statusCode;
  });
  expect(statuses.slice(0, 60)).not.toContain(429);
  expect(statuses[60]).toBe(429);
});

it('attempts to sign in are counted over all nodes', async () => {
  const results = await inTurn(7, async ({ app }) => {
    const browser = openBrowser(app, 'baltika');
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const entered = { csrf: form.csrf, email: 'bo@foyer.test', password: 'wrong' };
    return (await browser.post(form.action, entered)).json<SignInPage>().problem;
  });
  expect(results).toEqual([...times(5, 'wrongCredentials'), 'tooManyTries', 'tooManyTries']);
});

describe('a session that ends on one node', () => {
  const authenticate = ({ services, sites }: TestApi, brand: string, token: string) =>
    services.signIn.authenticate(token, sites.byBrand(brand) ?? expect.fail(brand));
  /** A session that the other node knows and remembers. */
  const begin = async (brand: string, email: string) => {
    const [here, other] = nodes;
    const token = await here.token(brand, email);
    await authenticate(other, brand, token);
    return { here, other, brand, token };
  };
  const expectEndedWithinASecond = async (other: TestApi, brand: string, token: string) => {
    const endedAt = performance.now();
    await vi.waitFor(() => expect(authenticate(other, brand, token)).rejects.toMatchObject(ENDED), {
      interval: 20,
      timeout: 10_000,
    });
    expect(performance.now() - endedAt).toBeLessThan(1_000);
  };
  const call = async (
    node: TestApi,
    brand: string,
    token: string,
    { documentId }: Document,
    variables = {},
  ) => {
    const response = await node.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId, variables },
      headers: { host: `${brand}.localhost`, authorization: `Bearer ${token}` },
    });
    expect(response.json().errors).toBeUndefined();
  };

  it('by a sign-out, ends on the other within a second', async () => {
    const { here, other, brand, token } = await begin('sol', 'diego@foyer.test');
    await call(here, brand, token, Logout);
    await expectEndedWithinASecond(other, brand, token);
  });

  it('by an exclusion, ends on the other within a second', async () => {
    const { here, other, brand, token } = await begin('northlight', 'anna@foyer.test');
    await call(here, brand, token, ExcludeSelf, { term: 'P6M', idempotencyKey: randomUUID() });
    await expectEndedWithinASecond(other, brand, token);
  });
});
