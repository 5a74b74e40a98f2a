import type { Graphql } from '../../transport/graphql/client.ts';
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
    const { browserGraphql } = await import('./browserGraphql.ts');
    client = browserGraphql(reader);
    return client;
  }
  return { load: () => (loading ??= create()), loaded: () => client };
}
