import { persistedDocument, type PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../errorReports/uncaughtErrors.ts';
import type { TokenSource } from './bearer.ts';
import { createGraphql } from './client.ts';

interface Thing {
  readonly thing: { readonly __typename: string; readonly id: string };
}
type Variables = { readonly first?: number };
const document = (name: string): PersistedDocument<Thing, Variables> =>
  persistedDocument(name, `sha256:${name}`);
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const thing = (id = '1') => ({ data: { thing: { __typename: 'Thing', id } } });

let requests: {
  url: string;
  method: string | undefined;
  cache: string | undefined;
  headers: Headers;
  body: Record<string, unknown>;
}[];
let responses: (() => Response | Promise<Response>)[];
const report = vi.fn<Report>();

const visitor: TokenSource = { current: () => null, refresh: () => Promise.resolve(null) };

function graphql(session = visitor, publicReads: ReadonlySet<string> = new Set()) {
  return createGraphql({
    brand: 'tivoli',
    locale: 'de_AT',
    session,
    report,
    publicReads,
    reader: () => ({
      rankIds: ['7', '9'],
      country: 'FI',
      licence: 'mga',
      currency: 'EUR',
      device: 'touch',
      recentlyPlayed: ['owl', 'fox'],
    }),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      requests.push({
        url: input instanceof Request ? input.url : String(input),
        method: init?.method,
        cache: init?.cache,
        headers,
        body: JSON.parse((init?.body as string | undefined) ?? '{}') as never,
      });
      return Promise.resolve((responses.shift() ?? (() => answer(thing())))());
    },
  });
}

beforeEach(() => {
  requests = [];
  responses = [];
  report.mockClear();
});

describe('createGraphql', () => {
  it('GQLC-08 posts JSON with the document id and variables to /graphql of the platform, with the brand', async () => {
    await graphql().query(document('Lobby'), { first: 3 });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: '/graphql',
      body: { documentId: 'sha256:Lobby', operationName: 'Lobby', variables: { first: 3 } },
    });
    expect(requests[0]?.body).not.toHaveProperty('query');
    expect(requests[0]?.headers.get('x-brand')).toBe('tivoli');
  });

  it('GQLC-02 a second query is served from the cache', async () => {
    const client = graphql();
    await client.query(document('Lobby'), {});
    const { data } = await client.query(document('Lobby'), {});
    expect(data?.thing.id).toBe('1');
    expect(client.peek(document('Lobby'), {})?.data).toEqual(data);
    expect(client.peek(document('Lobby'), { first: 3 })).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  it('GQLC-02 a refetched query is requested and then cached', async () => {
    const client = graphql();
    await client.query(document('Lobby'), {});
    responses = [() => answer(thing('2'))];
    expect((await client.reread(document('Lobby'), {})).data?.thing.id).toBe('2');
    expect(requests).toHaveLength(2);
    expect((await client.query(document('Lobby'), {})).data?.thing.id).toBe('2');
    expect(requests).toHaveLength(2);
  });

  it('GQLC-02 a refetch is not served by an earlier pending request', async () => {
    const client = graphql();
    let respondToOld = (_answer: Response): void => {};
    responses = [() => new Promise((resolve) => (respondToOld = resolve)), () => answer(thing('new'))];
    const before = client.query(document('Lobby'), {});
    const both = [client.reread(document('Lobby'), {}), client.reread(document('Lobby'), {})];
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    respondToOld(answer(thing('old')));
    expect((await before).data?.thing.id).toBe('old');
    expect((await Promise.all(both)).map(({ data }) => data?.thing.id)).toEqual(['new', 'new']);
    // Concurrent identical queries share one request.
    expect(requests).toHaveLength(2);
    expect(client.peek(document('Lobby'), {})?.data?.thing.id).toBe('new');
  });

  it('GQLC-02 a refetch does not wait for a request without listeners', async () => {
    const client = graphql();
    responses = [() => new Promise(() => {}), () => answer(thing('new'))];
    const stop = client.subscribe(document('Lobby'), {}, () => {});
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    stop();
    expect((await client.reread(document('Lobby'), {})).data?.thing.id).toBe('new');
  });

  it('GQLC-02 a result sent with the page is served from the cache without a request', async () => {
    const client = graphql();
    client.prime(document('Lobby'), {}, thing('page').data);
    expect(client.peek(document('Lobby'), {})?.data?.thing.id).toBe('page');
    expect((await client.query(document('Lobby'), {})).data?.thing.id).toBe('page');
    expect(requests).toHaveLength(0);
  });

  it('GQLC-04 refetches after a mutation that returned the same type', async () => {
    const client = graphql();
    const seen: (string | undefined)[] = [];
    responses = [() => answer(thing('1')), () => answer(thing('2')), () => answer(thing('3'))];
    const stop = client.subscribe(document('Lobby'), {}, ({ data }) => void seen.push(data?.thing.id));
    await vi.waitFor(() => expect(seen).toEqual(['1']));
    await client.mutate(document('Change'), {});
    await vi.waitFor(() => expect(seen).toEqual(['1', '3']));
    stop();
    expect(requests.map(({ body }) => body['documentId'])).toEqual([
      'sha256:Lobby',
      'sha256:Change',
      'sha256:Lobby',
    ]);
  });

  it('GQLC-04 refetches after a mutation that names the changed type', async () => {
    const client = graphql();
    await client.query(document('Lobby'), {});
    responses = [() => answer({ data: { other: { __typename: 'Other' } } })];
    await client.mutate(document('Launch'), {}, ['Thing']);
    await client.query(document('Lobby'), {});
    expect(requests).toHaveLength(3);
  });

  it('GQLC-05 GQLC-06 sends content reads to /api/graphql with locale, bearer, ranks, context and recent games', async () => {
    const session = { current: () => ({ token: 'abc' }), refresh: () => Promise.resolve(null) };
    await graphql(session).query(document('Slice'), {}, 'content');
    expect(requests[0]?.url).toBe('/api/graphql');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      locale: 'de_AT',
      authorization: 'Bearer abc',
      'x-ranks': '7,9',
      'x-context': '{"country":"FI","licence":"mga","currency":"EUR","device":"touch"}',
      'x-recently-played-games': 'owl,fox',
      'x-brand': 'tivoli',
    });
  });

  it.each(['RefreshAccessToken', 'CountryContextQuery'])('GQLC-09 %s carries no bearer', async (name) => {
    const session = { current: () => ({ token: 'abc' }), refresh: () => Promise.resolve(null) };
    const client = graphql(session);
    await client.query(document(name), {});
    await client.query(document('Lobby'), {});
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer abc']);
  });
});

describe('GQLC-03 GET', () => {
  const PUBLIC: ReadonlySet<string> = new Set(['Words']);
  const player = { current: () => ({ token: 'abc' }), refresh: () => Promise.resolve(null) };

  it("GQLC-03 a visitor's public query is a GET with id, name and variables in the URL and no body", async () => {
    const { data } = await graphql(visitor, PUBLIC).query(document('Words'), { first: 3 });
    expect(data?.thing.id).toBe('1');
    expect(requests).toHaveLength(1);
    const [{ url, method, body, headers } = { url: '' }] = requests;
    const { pathname, searchParams } = new URL(url, 'https://tivoli.test');
    expect([pathname, method, body]).toEqual(['/graphql', undefined, {}]);
    expect(Object.fromEntries(searchParams)).toEqual({
      documentId: 'sha256:Words',
      operationName: 'Words',
      variables: '{"first":3}',
    });
    // Another site cannot send the header `x-brand` without a CORS preflight.
    expect(headers?.get('x-brand')).toBe('tivoli');
    expect(headers?.has('content-type')).toBe(false);
  });

  it('GQLC-03 uses the endpoint of the query', async () => {
    await graphql(visitor, PUBLIC).query(document('Words'), {}, 'content');
    expect(requests[0]?.url).toMatch(/^\/api\/graphql\?documentId=/);
  });

  it.each([
    ['a player', player, PUBLIC, 'Words'],
    ['a visitor, of what is not public', visitor, PUBLIC, 'Lobby'],
    ['whoever is not told of any', visitor, new Set<string>(), 'Words'],
  ] as const)('GQLC-03 %s uses POST', async (_, session, reads, name) => {
    await graphql(session, reads).query(document(name), {});
    expect(requests[0]).toMatchObject({ url: '/graphql', method: 'POST', body: { operationName: name } });
  });

  it('GQLC-03 a mutation is never a GET, whatever its name', async () => {
    await graphql(visitor, new Set(['Change'])).mutate(document('Change'), {});
    expect(requests[0]).toMatchObject({ url: '/graphql', method: 'POST' });
  });

  it("GQLC-03 a refetch bypasses the browser's HTTP cache", async () => {
    const client = graphql(visitor, PUBLIC);
    await client.query(document('Words'), {});
    await client.reread(document('Words'), {});
    expect(requests.map(({ cache }) => cache)).toEqual(['default', 'no-cache']);
  });
});

describe('refused token', () => {
  const refusal = { errors: [{ message: 'no', extensions: { type: 'AuthenticationFailure', reasons: [] } }] };

  function renewing() {
    let token = 'old';
    const refresh = vi.fn((_refused?: string) => Promise.resolve({ token: (token = 'new') }));
    return { current: () => ({ token }), refresh };
  }

  it.each([
    ['an AuthenticationFailure', () => answer(refusal)],
    ['HTTP 401', () => answer({ errors: [{ message: 'no' }] }, 401)],
  ])('SESS-06 SESS-07 %s is retried once with a fresh token', async (_, failure) => {
    responses = [failure];
    const session = renewing();
    const { data } = await graphql(session).query(document('Lobby'), {});
    expect(data?.thing.id).toBe('1');
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(session.refresh.mock.calls).toEqual([['old']]);
  });

  it('SESS-06 a second refusal is returned and not retried', async () => {
    responses = [() => answer(refusal), () => answer(refusal)];
    const session = renewing();
    const { error } = await graphql(session).query(document('Lobby'), {});
    expect(error?.graphQLErrors[0]?.extensions['type']).toBe('AuthenticationFailure');
    expect(requests).toHaveLength(2);
  });
});

describe('network failure', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const down = (): Response => {
    throw new TypeError('offline');
  };

  it('GQLC-07 a content query is tried twice, the second time after a random delay of at least 1 s', async () => {
    responses = [down, down, down];
    const result = graphql().query(document('Slice'), {}, 'content');
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await result).error?.networkError?.message).toBe('offline');
    expect(requests).toHaveLength(2);
  });

  it('GQLC-07 neither the lobby layer nor a mutation is retried', async () => {
    responses = [down, down];
    const client = graphql();
    const results = [client.query(document('Lobby'), {}), client.mutate(document('Change'), {})];
    await vi.advanceTimersByTimeAsync(20_000);
    for (const result of results) expect((await result).error?.message).toBe('[Network] offline');
    expect(requests).toHaveLength(2);
  });
});

describe('failure after all attempts', () => {
  const failing =
    (extensions: object, status = 200) =>
    () =>
      answer({ errors: [{ message: 'no player anna@foyer.test', extensions }] }, status);
  const network = (): Response => {
    throw new TypeError('Failed to fetch');
  };

  it("ANA-04 a refusal is reported with type, operation and trace id, without the platform's message", async () => {
    responses = [failing({ type: 'LimitReached', reasons: [], traceId: 'ab12' })];
    await graphql().query(document('Lobby'), { first: 3 });
    expect(report.mock.calls).toEqual([
      ['graphql', undefined, { name: 'LimitReached', operation: 'Lobby', traceId: 'ab12' }],
    ]);
  });

  it('ANA-04 an error without a type is reported too, also of a mutation', async () => {
    responses = [failing({})];
    await graphql().mutate(document('Change'), {});
    expect(report.mock.calls).toMatchObject([
      ['graphql', undefined, { name: 'GraphQLError', traceId: null }],
    ]);
  });

  it('ANA-04 a network error is reported once, after all attempts', async () => {
    responses = [network];
    await graphql().query(document('Lobby'), {});
    expect(report.mock.calls).toEqual([
      ['network', expect.objectContaining({ message: 'Failed to fetch' }), { operation: 'Lobby' }],
    ]);
  });

  it.each([
    ['a 401', () => answer({ errors: [{ message: 'no' }] }, 401)],
    ['a 401 that is no JSON', () => new Response('no', { status: 401 })],
    ['an AuthenticationFailure', failing({ type: 'AuthenticationFailure', reasons: [] })],
  ])('ANA-05 %s is not reported', async (_, failure) => {
    responses = [failure, failure];
    const { error } = await graphql().query(document('Lobby'), {});
    expect(error).toBeDefined();
    expect(report).not.toHaveBeenCalled();
  });

  it('ANA-04 a success, also from the cache or the page, is not reported', async () => {
    const client = graphql();
    client.prime(document('Page'), {}, thing().data);
    await client.query(document('Lobby'), {});
    client.peek(document('Lobby'), {});
    expect(report).not.toHaveBeenCalled();
  });
});
