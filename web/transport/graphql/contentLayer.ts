import { makeOperation, mapExchange, type Exchange, type Operation } from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { HEADERS, type ReaderContext } from '@foyer/contract/transport/headers.ts';
import { CONTENT_ENDPOINT } from './endpoints.ts';

/** OPEN-39: what the content layer needs to know about the visitor or player. */
export interface ContentReader extends ReaderContext {
  readonly rankIds: readonly string[];
  readonly recentlyPlayed: readonly string[];
}

const isOnContentLayer = ({ context }: Operation) => context.url.endsWith(CONTENT_ENDPOINT);

/** GQLC-06: headers of the content layer, besides the locale and the bearer token that every request carries. */
export const contentHeaders = (reader: () => ContentReader): Exchange =>
  mapExchange({
    onOperation(operation) {
      if (!isOnContentLayer(operation)) return operation;
      const { rankIds, recentlyPlayed, ...context } = reader();
      const { fetchOptions } = operation.context;
      const given = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions;
      const headers = {
        ...(given?.headers as Record<string, string> | undefined),
        [HEADERS.ranks]: rankIds.join(','),
        [HEADERS.context]: JSON.stringify(context),
        [HEADERS.recentlyPlayed]: recentlyPlayed.join(','),
      };
      return makeOperation(operation.kind, operation, {
        ...operation.context,
        fetchOptions: { ...given, headers },
      });
    },
  });

/** GQLC-07, AMB-17: two tries in total; mutations are not retried. */
export const contentRetry: Exchange = retryExchange({
  initialDelayMs: 1_000,
  maxDelayMs: 15_000,
  randomDelay: true,
  maxNumberAttempts: 2,
  retryIf: (error, operation) =>
    Boolean(error.networkError) && operation.kind === 'query' && isOnContentLayer(operation),
});
