import { executeSync, Kind, OperationTypeNode, type GraphQLSchema, type SelectionSetNode } from 'graphql';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Documents, ValidDocument } from '../graphql/documents/documents.ts';
import { readOperation } from '../graphql/request.ts';

/** The fields of a stream's values that a subscriber has selected. */
export interface Selection {
  readonly field: string;
  /** Equal for selections with the same result, such as those of all browsers with the same persisted document. */
  readonly key: string;
  render(value: unknown): string;
}

/** @throws Refusal unless the payload is one valid subscription within the limits */
export function readSelection(schema: GraphQLSchema, documents: Documents, payload: unknown): Selection {
  const { document, variables } = readOperation(documents, payload);
  if (document.operation.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['onlySubscriptionsOnASocket'] });
  }
  const field = rootField(document);
  return {
    field,
    key: `${document.text}\n${JSON.stringify(variables)}`,
    render: (value) =>
      JSON.stringify(
        executeSync({
          schema,
          document: document.node,
          rootValue: { [field]: value },
          variableValues: variables,
          hideSuggestions: true,
        }),
      ),
  };
}

/** A valid subscription has one root field, which may be in a fragment. */
function rootField({ node, operation }: ValidDocument): string {
  const find = (set: SelectionSetNode): string | undefined => {
    for (const part of set.selections) {
      if (part.kind === Kind.FIELD) return part.name.value;
      if (part.kind === Kind.INLINE_FRAGMENT) return find(part.selectionSet);
      const fragment = node.definitions.find(
        (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === part.name.value,
      );
      if (fragment?.kind === Kind.FRAGMENT_DEFINITION) return find(fragment.selectionSet);
    }
    return undefined;
  };
  const field = find(operation.selectionSet);
  if (!field) throw new Refusal(ERROR_TYPES.invalidDocument, { reasons: ['a subscription needs a field'] });
  return field;
}
