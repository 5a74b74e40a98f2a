import type { FastifyInstance } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GameListSlice, LobbyPage, Logout, Wallet } from '@foyer/contract/generated/operations.ts';
import { testGraphql } from './testGraphql.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await testGraphql();
});
afterEach(() => app.close());

const post = (payload: object | string, url = '/graphql') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
const get = (query: Record<string, string>) => app.inject({ method: 'GET', url: '/graphql', query });

describe.each(['/graphql', '/api/graphql'])('POST %s', (url) => {
  it('GQLC-01 GQLC-05 answers JSON of query, operationName and variables', async () => {
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

  it('answers a persisted document by its id, compiled or not', async () => {
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
  it('GQLC-03 OPEN-06 answers queries, by text or by id', async () => {
    expect((await get({ query: '{ __typename }' })).json()).toEqual({ data: { __typename: 'Query' } });
    const { documentId } = GameListSlice;
    const response = await get({
      documentId,
      variables: JSON.stringify({ listOfGamesSlug: 'new', first: 1 }),
    });
    expect(response.json().data.gameList.name).toBe('New');
  });

  it('GQLC-03 a visitor’s browser may keep the answer of a public query for a minute, and nobody else', async () => {
    const { documentId } = GameListSlice;
    const { headers } = await get({ documentId, variables: '{"listOfGamesSlug":"new"}' });
    expect(headers['cache-control']).toBe('private, max-age=60');
    expect(headers['vary']).toBe('authorization, x-brand, locale');
  });

  it.each([
    ['asked with a token', { documentId: GameListSlice.documentId }, { authorization: 'Bearer x' }],
    ['that is not public', { documentId: LobbyPage.documentId }, {}],
    ['that only bears the name of one', { query: 'query GameListSlice { __typename }' }, {}],
    ['that bears it and an empty id', { documentId: '', query: 'query GameListSlice { __typename }' }, {}],
    ['that failed', { documentId: GameListSlice.documentId, variables: '{"first":1}' }, {}],
  ])('GQLC-03 the answer of a query %s is kept by nobody', async (_, given, headers) => {
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

  it('refuses variables that are no JSON', async () => {
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
    const query = `{ __type(name: "Game") { ${'ofType { '.repeat(20)} name ${'}'.repeat(20)} } }`;
    const { extensions } = (await post({ query })).json().errors[0];
    expect(extensions).toMatchObject({ type: 'DocumentTooLarge', reasons: ['depth'], keys: { limit: '10' } });
  });

  it('for more than a page holds, written or in a variable', async () => {
    const query = 'query Q($first: Int!) { gameList(slug: "new") { games(first: $first) { totalCount } } }';
    for (const first of [0, -1, 101]) {
      const response = await post({ query, variables: { first } });
      expect(response.json().errors[0].extensions).toMatchObject({
        type: 'BadRequest',
        reasons: ['pageSize'],
      });
    }
  });

  it('when they come too often', async () => {
    await app.close();
    app = await testGraphql({ requestsPerMinute: 2 });
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await post({ query: '{ __typename }' })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('errors', () => {
  it('OPEN-14 carry type, reasons, keys and trace id', async () => {
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

  it('of ours say nothing but their trace id', async () => {
    const response = await post({ query: '{ menu(menuKey: "broken") { items { key } } }' });
    expect(response.json().errors[0].extensions).toMatchObject({ type: 'InternalError', reasons: [] });
    expect(response.body).not.toContain('secrets');
  });
});

describe('introspection', () => {
  const query = getIntrospectionQuery();

  it('serves tools while developing, and nobody in production', async () => {
    expect((await post({ query })).json().data.__schema.types.length).toBeGreaterThan(10);
    await app.close();
    app = await testGraphql({ isProduction: true });
    expect((await post({ query })).json().errors[0].extensions.type).toBe('InvalidDocument');
    expect((await post({ query: '{ __typename }' })).json().data.__typename).toBe('Query');
  });
});
