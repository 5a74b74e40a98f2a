import type { OperationType, TypedDocumentNode } from '@urql/core';
import type { Kind, OperationTypeNode } from 'graphql';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';

/** Builds a definition with kind and name, which urql needs, and no text, which a persisted document does not have. */
export const urqlDocument = <R, V extends object>(
  kind: OperationType,
  { documentId, operationName }: PersistedDocument<R, V>,
): TypedDocumentNode<R, V> & { documentId: string } => ({
  kind: 'Document' as Kind.DOCUMENT,
  documentId,
  definitions: [
    {
      kind: 'OperationDefinition' as Kind.OPERATION_DEFINITION,
      operation: kind as OperationTypeNode,
      name: { kind: 'Name' as Kind.NAME, value: operationName },
      selectionSet: { kind: 'SelectionSet' as Kind.SELECTION_SET, selections: [] },
    },
  ],
});
