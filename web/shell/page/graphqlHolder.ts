import type { Graphql } from '../../transport/graphql/client.ts';
import { fetchCodeOrReload } from '../../transport/http/missingCode.ts';
import type { Reader } from './browserGraphql.ts';

export interface GraphqlHolder {
  load(): Promise<Graphql>;
  /** Null until a page asked for it. */
  loaded(): Graphql | null;
}

/** The GraphQL client's code is fetched by the first page that asks something; the sign-in page does not. */
export function graphqlHolder(reader: Reader): GraphqlHolder {
  let client: Graphql | null = null;
  let loading: Promise<Graphql> | null = null;
  async function create(): Promise<Graphql> {
    const { browserGraphql } = await fetchCodeOrReload(() => import('./browserGraphql.ts'));
    client = browserGraphql(reader);
    return client;
  }
  function forget(error: unknown): never {
    loading = null; // the next page tries again
    throw error;
  }
  return { load: () => (loading ??= create().catch(forget)), loaded: () => client };
}
