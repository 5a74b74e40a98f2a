import type { Graphql } from '../../transport/graphql/client.ts';
import { fetchCodeOrReload } from '../../transport/http/missingCode.ts';
import type { Reader } from './browserGraphql.ts';

export interface GraphqlHolder {
  load(): Promise<Graphql>;
  /** Null until a page has loaded the client. */
  loaded(): Graphql | null;
}

/** Loads the GraphQL client's code for the first page that has a query; the sign-in page has none. */
export function graphqlHolder(reader: Reader): GraphqlHolder {
  let client: Graphql | null = null;
  let loading: Promise<Graphql> | null = null;
  async function create(): Promise<Graphql> {
    const { browserGraphql } = await fetchCodeOrReload(() => import('./browserGraphql.ts'));
    client = browserGraphql(reader);
    return client;
  }
  function forget(error: unknown): never {
    loading = null; // retried by the next page
    throw error;
  }
  return { load: () => (loading ??= create().catch(forget)), loaded: () => client };
}
