import type { FastifyInstance } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import persisted from '@foyer/contract/generated/persisted.json' with { type: 'json' };
import { GameListSlice, LobbyPage, Logout, Wallet } from '@foyer/contract/generated/operations.ts';
import { createDocuments } from './documents/documents.ts';
import { executableSchema } from './schema/schema.ts';
import { testCalls, testGraphql } from './testGraphql.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await testGraphql();
});
afterEach(() => app.close());

const post = (payload: object | string, url = '/graphql') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
const get = (query: Record<string, string>) => app.inject({ method: 'GET', url: '/graphql', query });

it('every persisted document is valid and within the limits', () => {
  const documents = createDocuments(executableSchema([]), { mayIntrospect: false });
  for (const [id, { operationName }] of Object.entries(persisted))
    expect(documents.byId(id).persistedName).toBe(operationName);
});

describe.each(['/graphql', '/api/graphql'])('POST %s', (url) => {
  it('GQLC-01 GQLC-05 responds to JSON with query, operationName and variables', async () => {
    const response = await post(
      {
        query:
          'query Games($first: Int = 2) { gameList(slug: "new") { games(first: $first) { edges { node { slug } } } } }',
        operationName: 'Games',
        variables: { first: 1 },
      },
      url,
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      data: { gameList: { games: { edges: [{ node: { slug: 'fox-and-ember' } }] } } },
    });
  });

  it('runs a persisted document by its id, compiled or not', async () => {
    for (let time = 0; time < 3; time += 1) {
      const response = await post(
        { documentId: GameListSlice.documentId, variables: { listOfGamesSlug: 'new', first: 3 } },
        url,
      );
      const { edges } = response.json().data.gameList.games;
      expect(edges).toHaveLength(3);
      expect(edges[0].node).toMatchObject({
        __typename: 'Game',
        isFavourite: true,
        studio: { imageUrl: null },
      });
    }
  });
});

describe('GET', () => {
  it('GQLC-03 OPEN-06 runs queries, by text or by id', async () => {
    expect((await get({ query: '{ __typename }' })).json()).toEqual({ data: { __typename: 'Query' } });
    const { documentId } = GameListSlice;
    const response = await get({
      documentId,
      variables: JSON.stringify({ listOfGamesSlug: 'new', first: 1 }),
    });
    expect(response.json().data.gameList.name).toBe('New');
  });

  it('GQLC-03 a visitor’s browser may cache the response of a public query for a minute, and shared caches may not', async () => {
    const { documentId } = GameListSlice;
    const { headers } = await get({ documentId, variables: '{"listOfGamesSlug":"new"}' });
    expect(headers['cache-control']).toBe('private, max-age=60');
    expect(headers['vary']).toBe('authorization, x-brand, locale, x-context');
  });

  it.each([
    ['asked with a token', { documentId: GameListSlice.documentId }, { authorization: 'Bearer x' }],
    ['that is not public', { documentId: LobbyPage.documentId }, {}],
    ['that only bears the name of one', { query: 'query GameListSlice { __typename }' }, {}],
    ['that bears it and an empty id', { documentId: '', query: 'query GameListSlice { __typename }' }, {}],
    ['that failed', { documentId: GameListSlice.documentId, variables: '{"first":1}' }, {}],
  ])('GQLC-03 the response of a query %s is not cached', async (_, given, headers) => {
    const query = { variables: '{"listOfGamesSlug":"new"}', ...given };
    const response = await app.inject({ method: 'GET', url: '/graphql', query, headers });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['by text', { query: 'mutation { logout { loggedOut } }' }],
    ['by id', { documentId: Logout.documentId }],
    ['under the name of a public query', { query: 'mutation GameListSlice { logout { loggedOut } }' }],
  ])('GQLC-03 OPEN-06 refuses a mutation %s', async (_, query) => {
    const response = await get(query);
    expect(response.statusCode).toBe(405);
    expect(response.json().errors[0].extensions).toMatchObject({
      type: 'MethodNotAllowed',
      reasons: ['onlyQueriesByGet'],
    });
  });

  it('refuses variables that are not JSON', async () => {
    const response = await get({ query: '{ __typename }', variables: '{' });
    expect(response.json().errors[0].extensions).toMatchObject({
      type: 'BadRequest',
      reasons: ['variables: not JSON'],
    });
  });
});

describe('a request is refused', () => {
  const manyTimes = Array.from(
    { length: 30 },
    (_, i) => `a${i}: lobby { lists { games(first: 100) { edges { node { slug title } } } } }`,
  );
  const doubling = Array.from(
    { length: 60 },
    (_, i) => `fragment f${i} on Lobby { a${i}: __typename ...f${i + 1} ... { ...f${i + 1} } }`,
  );

  it.each([
    ['that is not an object', '[]', 'BadRequest'],
    ['without a document', {}, 'BadRequest'],
    ['with a document id nobody knows', { documentId: '0'.repeat(64) }, 'UnknownDocument'],
    ['with text that cannot be parsed', { query: '{ lobby ' }, 'InvalidDocument'],
    ['for a field there is not', { query: '{ secrets }' }, 'InvalidDocument'],
    ['with two operations', { query: 'query A { __typename } query B { __typename }' }, 'InvalidDocument'],
    ['with another operation’s name', { query: 'query A { __typename }', operationName: 'B' }, 'BadRequest'],
    [
      'with a variable that does not fit',
      { documentId: LobbyPage.documentId, variables: { first: 'ten' } },
      'BadRequest',
    ],
    ['over 2,000 tokens', { query: `{ ${'__typename '.repeat(2001)} }` }, 'DocumentTooLarge'],
    ['that is too costly', { query: `{ ${manyTimes.join(' ')} }` }, 'DocumentTooLarge'],
    [
      'that doubles with each fragment',
      { query: `{ lobby { ...f0 } } ${doubling.join(' ')} fragment f60 on Lobby { z: __typename }` },
      'DocumentTooLarge',
    ],
    ['for a subscription', { documentId: Wallet.documentId }, 'MethodNotAllowed'],
  ])('%s', async (_title, payload, type) => {
    const response = await post(payload);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.json()).toMatchObject({
      data: null,
      errors: [
        { message: expect.any(String), extensions: { type, traceId: response.headers['x-trace-id'] } },
      ],
    });
  });

  it('that is malformed JSON', async () => {
    const response = await post('{"query": ');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].extensions.type).toBe('BadRequest');
  });

  it('that is a form of another site', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: '{"query":"{ __typename }"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.statusCode).toBe(415);
  });

  it('that is deeper than the limit', async () => {
    await app.close();
    app = await testGraphql({ mayIntrospect: true });
    const query = `{ __type(name: "Game") { ${'ofType { '.repeat(20)} name ${'}'.repeat(20)} } }`;
    const { extensions } = (await post({ query })).json().errors[0];
    expect(extensions).toMatchObject({ type: 'DocumentTooLarge', reasons: ['depth'], keys: { limit: '10' } });
  });

  it('for more items than a page may have, as a literal or a variable', async () => {
    const query = 'query Q($first: Int!) { gameList(slug: "new") { games(first: $first) { totalCount } } }';
    for (const first of [0, -1, 101]) {
      const response = await post({ query, variables: { first } });
      expect(response.json().errors[0].extensions).toMatchObject({
        type: 'BadRequest',
        reasons: ['pageSize'],
      });
    }
  });

  const logouts = (count: number) =>
    Array.from({ length: count }, (_, i) => `a${i}: logout { loggedOut }`).join(' ');
  const fragments = (count: number) =>
    Array.from({ length: count }, (_, i) => `fragment f${i} on Mutation { b${i}: logout { loggedOut } }`);

  it.each([
    ['aliases', `mutation { ${logouts(11)} }`],
    ['a hundred and forty aliases', `mutation { ${logouts(140)} }`],
    ['an inline fragment', `mutation { ${logouts(5)} ... on Mutation { ${logouts(11)} } }`],
    ['one fragment', `mutation { ...f } fragment f on Mutation { ${logouts(11)} }`],
    [
      'many fragments',
      `mutation { ${fragments(11)
        .map((_, i) => `...f${i}`)
        .join(' ')} } ${fragments(11).join(' ')}`,
    ],
    [
      'fields that a variable leaves out',
      `mutation M($no: Boolean = false) { ${logouts(10)} z: logout @include(if: $no) { loggedOut } }`,
    ],
  ])('that has more than ten root fields of a mutation, by %s', async (_how, query) => {
    for (const url of ['/graphql', '/api/graphql']) {
      const calls = testCalls();
      const response = await post({ query }, url);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        data: null,
        errors: [
          { extensions: { type: 'DocumentTooLarge', reasons: ['rootFields'], keys: { limit: '10' } } },
        ],
      });
      expect(testCalls()).toBe(calls);
    }
  });

  it('but not when ten root fields are repeated in fragments, which GraphQL runs once', async () => {
    const query = `mutation { ${logouts(10)} ...f } fragment f on Mutation { ${logouts(10)} }`;
    const calls = testCalls();
    expect((await post({ query })).statusCode).toBe(200);
    expect(testCalls()).toBe(calls + 10);
  });

  it('that is an array of requests', async () => {
    const response = await post([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].extensions.type).toBe('BadRequest');
  });

  const limitedTo = async (requestsPerMinute: number) => {
    await app.close();
    app = await testGraphql({ requestsPerMinute });
  };

  it('above the rate limit of all paths and methods together', async () => {
    await limitedTo(4);
    const query = '{ __typename }';
    const statuses = [
      (await post({ query })).statusCode,
      (await get({ query })).statusCode,
      (await post({ query }, '/api/graphql')).statusCode,
      (await app.inject({ url: '/api/graphql', query: { query } })).statusCode,
      (await post({ query })).statusCode,
    ];
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('when its root fields exceed the rate limit, and none of them runs', async () => {
    await limitedTo(15);
    expect((await post({ query: `mutation { ${logouts(10)} }` })).statusCode).toBe(200);
    const calls = testCalls();
    const response = await post({ query: `mutation { ${logouts(6)} }` });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    expect(response.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { type: 'TooManyRequests', keys: { retryAfterSeconds: expect.any(String) } } }],
    });
    expect(testCalls()).toBe(calls);
  });

  it.each([
    ['at the root', Array.from({ length: 20 }, (_, i) => `a${i}: lobby { __typename }`).join(' ')],
    [
      'further down',
      `gameList(slug: "new") { ${Array.from({ length: 20 }, (_, i) => `a${i}: games(first: 1) { totalCount }`).join(' ')} }`,
    ],
  ])('when a query calls too many resolvers %s', async (_where, fields) => {
    await limitedTo(15);
    expect((await get({ query: `{ ${fields} }` })).statusCode).toBe(429);
  });
});

describe('errors', () => {
  it('OPEN-14 have type, reasons, keys and trace id', async () => {
    for (let time = 0; time < 2; time += 1) {
      const response = await post({ query: '{ menu(menuKey: "x") { items { key } } }' });
      expect(response.json().errors[0]).toMatchObject({
        message: '$noSuchMenu',
        path: ['menu'],
        extensions: {
          type: 'NotFound',
          reasons: ['$noSuchMenu'],
          keys: { menuKey: 'x' },
          traceId: response.headers['x-trace-id'],
        },
      });
    }
  });

  it('of the server reveal only their trace id', async () => {
    const response = await post({ query: '{ menu(menuKey: "broken") { items { key } } }' });
    expect(response.json().errors[0].extensions).toMatchObject({ type: 'InternalError', reasons: [] });
    expect(response.body).not.toContain('secrets');
  });
});

describe('introspection', () => {
  const query = getIntrospectionQuery();

  it('GQLC-01 is off, unless the configuration allows it for tools', async () => {
    expect((await post({ query })).json().errors[0].extensions.type).toBe('InvalidDocument');
    expect((await post({ query: '{ __type(name: "Game") { name } }' })).statusCode).toBe(400);
    expect((await post({ query: '{ __typename }' })).json().data.__typename).toBe('Query');
    await app.close();
    app = await testGraphql({ mayIntrospect: true });
    expect((await post({ query })).json().data.__schema.types.length).toBeGreaterThan(10);
  });

  it.each([
    ['a field', { query: '{ lobb { lists { name } } }' }],
    ['an argument', { query: '{ menu(menuKe: "x") { items { key } } }' }],
    ['a type', { query: '{ lobby { ... on Loby { lists { name } } } }' }],
    ['an enum value', { query: 'mutation { launchGame(slug: "x", mode: rea) { url } }' }],
    [
      'an enum value in a variable',
      {
        query: 'mutation M($mode: GameMode!) { launchGame(slug: "x", mode: $mode) { url } }',
        variables: { mode: 'rea' },
      },
    ],
  ])('GQLC-01 an error about %s suggests no names of the schema', async (_what, payload) => {
    // The second run compiles the document.
    for (let time = 0; time < 3; time += 1) {
      const response = await post(payload);
      expect(response.json().errors).not.toHaveLength(0);
      expect(response.body).not.toMatch(/did you mean/i);
    }
  });
});
