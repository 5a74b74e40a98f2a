import type { DocumentNode, Kind } from 'graphql';

/**
 * A document of `contract/<feature>/operations.graphql`, known to the platform by the SHA-256 of its text.
 * The client sends `{ documentId, operationName, variables }` and no text, so neither the text nor its parser
 * travels to the browser. Every selection of the text asks for `__typename`, which the client's cache lives on.
 */
export interface PersistedDocument<Result, Variables> extends DocumentNode {
  readonly documentId: string;
  readonly operationName: string;
  /** Never called; carries the types. */
  readonly __apiType?: (variables: Variables) => Result;
}

/** A document's text as the platform keeps it, in `contract/generated/persisted.json` by document id. */
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
