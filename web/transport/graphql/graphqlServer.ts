import type { PersistedText } from '@foyer/contract/transport/persistedDocument.ts';

/** GQLC-01: the server that answers the page's GraphQL requests. */
export interface GraphqlServer {
  /** Empty for the platform, which serves the page. */
  readonly origin: string;
  /** Documents by id. Null: the server knows them by their ids, so their texts are not loaded. */
  readonly texts: Readonly<Record<string, PersistedText>> | null;
}

export const PLATFORM: GraphqlServer = { origin: '', texts: null };

interface OperationName {
  readonly documentId: string;
  readonly operationName: string;
}

/** Body of a request or payload of a subscription. It has the document's text if the server does not know the id. */
export function operationBody<Variables>(
  { texts }: GraphqlServer,
  { documentId, operationName }: OperationName,
  variables: Variables,
) {
  if (!texts) return { documentId, operationName, variables };
  const document = texts[documentId];
  if (!document) throw new Error(`There is no document ${operationName}`);
  return { query: document.text, operationName, variables };
}

let ofPage = PLATFORM;

export const graphqlServerOfPage = (): GraphqlServer => ofPage;

/** Directs all later requests of this page to a server. */
export function setGraphqlServer(server: GraphqlServer): void {
  ofPage = server;
}
