import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageQueryResult } from '@foyer/contract/content/page.ts';
import { ContentPage } from '@foyer/contract/generated/operations.ts';
import { ACCESS_TOKEN_COOKIE } from '@foyer/contract/transport/headers.ts';
import {
  BASIC_LAYOUT,
  plainGraphqlServer,
  type PlainGraphqlServer,
} from '@foyer/contract/transport/testing/plainGraphqlServer.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

let graphql: PlainGraphqlServer;
let harness: TestApi;
let result: PageQueryResult | undefined;

beforeAll(async () => {
  graphql = await plainGraphqlServer({ menu: { items: [] }, basicLayout: BASIC_LAYOUT });
  harness = await testApi({
    environment: { FOYER_GRAPHQL_URL: graphql.origin },
    web: {
      async renderPage({ runQuery, graphqlOrigin }) {
        result = await runQuery({
          ...ContentPage,
          variables: { key: 'terms', countryCode: 'FI' },
          locale: 'fi',
        });
        return { status: 200, headers: {}, html: String(graphqlOrigin) };
      },
    },
  });
});
afterAll(async () => {
  graphql.stop();
  await harness.stop();
});

const visit = (token?: string) =>
  harness.app.inject({
    url: '/fi/',
    headers: { host: 'northlight.localhost' },
    cookies: token === undefined ? {} : { [ACCESS_TOKEN_COOKIE]: token },
  });

it('GQLC-01 the query of a page goes to the other server, and its origin to the page and its policy', async () => {
  const { body, headers } = await visit();
  expect(body).toBe(graphql.origin);
  expect(headers['content-security-policy']).toContain(graphql.origin);
  expect(result?.data).toMatchObject({ viewer: null, page: null, basicLayout: BASIC_LAYOUT });
  const call = graphql.calls.at(-1);
  expect(call).toMatchObject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-brand': 'northlight', locale: 'fi' },
  });
  expect(call?.body).toMatchObject({
    operationName: 'ContentPage',
    variables: { key: 'terms', countryCode: 'FI' },
  });
  expect(call?.headers).not.toHaveProperty('authorization');
});

it('GQLC-01 GQLC-09 a player’s page sends the access token, and an invalid token is not sent', async () => {
  const token = await harness.token();
  await visit(token);
  expect(graphql.calls.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
  await visit('forged');
  expect(graphql.calls.at(-1)?.headers).not.toHaveProperty('authorization');
});

it('GQLC-01 a page has no result while the other server is not reachable', async () => {
  graphql.stop();
  expect((await visit()).statusCode).toBe(200);
  expect(result).toEqual({});
});
