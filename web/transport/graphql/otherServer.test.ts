import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentPage, GameListSlice, Logout } from '@foyer/contract/generated/operations.ts';
import texts from '@foyer/contract/generated/persisted.json' with { type: 'json' };
import { PUBLIC_READS } from '@foyer/contract/transport/publicReads.ts';
import {
  BASIC_LAYOUT,
  plainGraphqlServer,
  type PlainGraphqlServer,
} from '@foyer/contract/transport/testing/plainGraphqlServer.ts';
import { signInCalls } from '../signIn/signInCalls.ts';
import { logOutByMutation } from '../session/signOut/logOut.ts';
import { createGraphql, type Graphql } from './client.ts';
import { graphqlServerOfPage, setGraphqlServer, type GraphqlServer } from './graphqlServer.ts';

const ROOT = {
  menu: { items: [] },
  basicLayout: BASIC_LAYOUT,
  page: ({ key }: { readonly key: string }) => ({
    key,
    title: 'From elsewhere',
    html: '<p>Hello</p>',
    sections: [],
    changedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  }),
  refreshAccessToken: ({ refreshToken }: { readonly refreshToken: string }) => ({
    accessToken: `new for ${refreshToken}`,
    refreshToken: 'r2',
  }),
  logout: { loggedOut: true },
};

let server: PlainGraphqlServer;
const before = graphqlServerOfPage();
beforeAll(async () => {
  server = await plainGraphqlServer(ROOT);
  setGraphqlServer({ origin: server.origin, texts });
});
afterAll(async () => {
  // Other test files run in the same process and use the same setting.
  setGraphqlServer(before);
  server.stop();
});

const clientOf = (given: GraphqlServer): Graphql =>
  createGraphql({
    brand: 'tivoli',
    locale: 'en',
    session: { current: () => null, refresh: () => Promise.resolve(null) },
    report: () => {},
    reader: () => ({
      rankIds: [],
      country: 'FI',
      licence: 'mga',
      currency: 'EUR',
      device: 'pointer',
      recentlyPlayed: [],
    }),
    publicReads: PUBLIC_READS,
    server: given,
  });

describe('a GraphQL server without persisted documents', () => {
  it('GQLC-01 gets query, operationName and variables by POST, even of a public query, and answers', async () => {
    const { data, error } = await clientOf(graphqlServerOfPage()).query(ContentPage, {
      key: 'privacy-policy',
    });
    expect(error).toBeUndefined();
    expect(data?.page?.title).toBe('From elsewhere');
    const call = server.calls.at(-1);
    expect(call).toMatchObject({ method: 'POST', url: '/graphql', headers: { 'x-brand': 'tivoli' } });
    expect(call?.body).toEqual({
      query: expect.stringMatching(/^query ContentPage\(\$key: String!/),
      operationName: 'ContentPage',
      variables: { key: 'privacy-policy' },
    });
  });

  it('GQLC-01 GQLC-05 gets the content queries at /api/graphql', async () => {
    const client = clientOf(graphqlServerOfPage());
    const { data } = await client.query(GameListSlice, { listOfGamesSlug: 'slots', first: 10 }, 'content');
    expect(data).toEqual({ gameList: null });
    expect(server.calls.at(-1)).toMatchObject({
      url: '/api/graphql',
      body: { operationName: 'GameListSlice' },
    });
  });

  it('GQLC-01 gets the calls of sign-in and sign-out, which do not use the client', async () => {
    const { accessToken } = await signInCalls({ brand: 'tivoli', locale: 'en', fetch }).refresh('r1');
    expect(accessToken).toBe('new for r1');
    expect(await logOutByMutation(fetch, 'tivoli')('abc')).toBe(true);
    expect(server.calls.at(-1)).toMatchObject({
      url: '/graphql',
      headers: { authorization: 'Bearer abc' },
      body: { operationName: Logout.operationName, variables: {} },
    });
  });

  it('GQLC-01 cannot answer a document id', async () => {
    const client = clientOf({ origin: server.origin, texts: null });
    const { data, error } = await client.mutate(Logout, {});
    expect(data).toBeUndefined();
    expect(error?.message).toContain('Must provide query string');
  });
});
