import type { DocumentNode, Kind } from 'graphql';

/**
 * A document of `contract/<feature>/operations.graphql`, identified by the SHA-256 of its text. Clients
 * send `{ documentId, operationName, variables }`, so neither the text nor a GraphQL parser is in the
 * browser bundle. Every selection includes `__typename`, which the client's cache needs.
 */
export interface PersistedDocument<Result, Variables> extends DocumentNode {
  readonly documentId: string;
  readonly operationName: string;
  /** Never called; only carries the types. */
  readonly __apiType?: (variables: Variables) => Result;
}

/** Text of a persisted document, stored by document id in `contract/generated/persisted.json`. */
export interface PersistedText {
  readonly operationName: string;
  readonly text: string;
}

export const persistedDocument = <Result, Variables>(
  operationName: string,
  documentId: string,
): PersistedDocument<Result, Variables> => ({
  kind: 'Document' as Kind.DOCUMENT,
  definitions: [],
  operationName,
  documentId,
});
