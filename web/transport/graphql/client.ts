import {
  cacheExchange,
  Client,
  createRequest,
  ssrExchange,
  type CombinedError,
  type Exchange,
  type OperationContext,
  type OperationResult,
  type OperationType,
} from '@urql/core';
import { filter, pipe, subscribe, tap } from 'wonka';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Report } from '../errorReports/uncaughtErrors.ts';
import { bearer, type TokenSource } from './bearer.ts';
import { contentHeaders, contentRetry, type ContentReader } from './contentLayer.ts';
import { CONTENT_ENDPOINT, LOBBY_ENDPOINT } from './endpoints.ts';
import { PLATFORM, type GraphqlServer } from './graphqlServer.ts';
import { httpExchange } from './httpExchange.ts';
import { reportErrors } from './reportErrors.ts';
import { urqlDocument } from './urqlDocument.ts';

export interface Reply<Result> {
  readonly data: Result | undefined;
  /** GQLC-10: the message lists all failures, as `[Network] …` and `[GraphQL] …`. */
  readonly error: CombinedError | undefined;
}

/** GQLC-05: the two request layers. */
export type Layer = 'lobby' | 'content';

/** The lobby's GraphQL client: persisted documents, cache first, bearer token, one retry after a token refresh. */
export interface Graphql {
  query<R, V extends object>(
    document: PersistedDocument<R, V>,
    variables: V,
    layer?: Layer,
  ): Promise<Reply<R>>;
  /** Refetches, ignoring the cache and any request that is already in flight. */
  reread<R, V extends object>(document: PersistedDocument<R, V>, variables: V): Promise<Reply<R>>;
  /** @param changes types to invalidate in addition to those in the result */
  mutate<R, V extends object>(
    document: PersistedDocument<R, V>,
    variables: V,
    changes?: readonly string[],
  ): Promise<Reply<R>>;
  /** The cached result; sends no request. */
  peek<R, V extends object>(document: PersistedDocument<R, V>, variables: V): Reply<R> | undefined;
  /** Puts the result that came with the page into the cache. */
  prime<R, V extends object>(document: PersistedDocument<R, V>, variables: V, data: R): void;
  /** Calls back with the result, and again each time a mutation invalidates it. @returns unsubscribe function */
  subscribe<R, V extends object>(
    document: PersistedDocument<R, V>,
    variables: V,
    onReply: (reply: Reply<R>) => void,
  ): () => void;
}

export interface GraphqlOptions {
  readonly brand: string;
  readonly locale: Locale;
  readonly session: TokenSource;
  readonly reader: () => ContentReader;
  /** ANA-04: receives operations that failed after all retries. */
  readonly report: Report;
  /** GQLC-03: names of the queries that visitors send by GET; by default none. */
  readonly publicReads?: ReadonlySet<string>;
  /** Server that receives the requests; the platform by default. */
  readonly server?: GraphqlServer;
  readonly fetch?: typeof fetch;
}

export function createGraphql(options: GraphqlOptions): Graphql {
  const pageResults = ssrExchange({ isClient: true });
  const inFlight = new Set<number>();
  const client = createClient(options, pageResults, inFlight);
  const { origin } = options.server ?? PLATFORM;
  const context = (layer: Layer = 'lobby'): Partial<OperationContext> =>
    layer === 'content' ? { url: origin + CONTENT_ENDPOINT } : {};

  function execute<R, V extends object>(
    kind: OperationType,
    document: PersistedDocument<R, V>,
    variables: V,
    given: Partial<OperationContext> = {},
  ) {
    const request = createRequest<R, V>(urqlDocument(kind, document), variables);
    return client.executeRequestOperation(client.createRequestOperation<R, V>(kind, request, given));
  }

  return {
    query: async (document, variables, layer) =>
      replyOf(await execute('query', document, variables, context(layer)).toPromise()),
    async reread(document, variables) {
      const { key } = createRequest(urqlDocument('query', document), variables);
      // Waits for a request in flight: the server may have read older data for it, and urql would share its
      // result.
      if (inFlight.has(key)) await execute('query', document, variables).toPromise();
      return replyOf(
        await execute('query', document, variables, { requestPolicy: 'network-only' }).toPromise(),
      );
    },
    mutate: async (document, variables, changes = []) =>
      replyOf(
        await execute('mutation', document, variables, { additionalTypenames: [...changes] }).toPromise(),
      ),
    peek(document, variables) {
      let found: Reply<never> | undefined;
      pipe(
        execute('query', document, variables, { requestPolicy: 'cache-only' }),
        subscribe((result) => void (result.data && (found = replyOf(result) as Reply<never>))),
      ).unsubscribe();
      return found;
    },
    prime(document, variables, data) {
      const { key } = createRequest(urqlDocument('query', document), variables);
      pageResults.restoreData({ [key]: { data: JSON.stringify(data) } });
      // The query is executed once, which moves the result into the cache, where `peek` and mutations find
      // it.
      pipe(
        execute('query', document, variables),
        subscribe(() => undefined),
      ).unsubscribe();
    },
    subscribe: (document, variables, onReply) =>
      pipe(
        execute('query', document, variables),
        filter(({ stale }) => !stale),
        subscribe((result) => onReply(replyOf(result))),
      ).unsubscribe,
  };
}

const replyOf = <R, V extends object>({ data, error }: OperationResult<R, V>): Reply<R> => ({
  data: data ?? undefined,
  error,
});

const trackInFlight =
  (inFlight: Set<number>): Exchange =>
  ({ forward }) =>
  (operations) =>
    pipe(
      operations,
      tap(({ kind, key }) => void (kind === 'query' ? inFlight.add(key) : inFlight.delete(key))),
      forward,
      tap(({ operation }) => void inFlight.delete(operation.key)),
    );

const createClient = (
  {
    brand,
    locale,
    session,
    reader,
    report,
    publicReads = new Set(),
    server = PLATFORM,
    fetch = globalThis.fetch.bind(globalThis),
  }: GraphqlOptions,
  pageResults: Exchange,
  inFlight: Set<number>,
) =>
  new Client({
    url: server.origin + LOBBY_ENDPOINT,
    requestPolicy: 'cache-first', // GQLC-02
    fetchOptions: () => ({ headers: { 'x-brand': brand, locale } }), // GQLC-08
    exchanges: [
      cacheExchange, // GQLC-04: a mutation invalidates results that contain its types
      pageResults,
      trackInFlight(inFlight),
      reportErrors(report),
      bearer(session),
      contentHeaders(reader),
      contentRetry,
      httpExchange({ server, fetch, publicReads }),
    ],
  });
