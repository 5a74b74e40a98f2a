import {
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fieldsWhere, foldSelections, fragmentsOf, sum, type Fragments } from './selections.ts';

/**
 * The number of root fields of a valid operation, and of resolver calls after expanding aliases and fragments, with
 * each list counted as one item; at least the number of root fields.
 */
export function operationSize(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) {
  const fragments = fragmentsOf(document);
  // Only fields that have a resolver count as calls, not plain properties of the parent object.
  const resolved = fieldsWhere(schema, document, ({ resolve }) => resolve !== undefined);
  const calls = foldSelections(fragments, (inner, node) => inner + (resolved.has(node) ? 1 : 0), sum);
  const rootFields = responseKeys(operation.selectionSet, fragments).size;
  return { rootFields, calls: Math.max(rootFields, calls(operation.selectionSet)) };
}

/** Two root fields with the same response key are merged by GraphQL and run once. */
function responseKeys(set: SelectionSetNode, fragments: Fragments): ReadonlySet<string> {
  const keys = new Set<string>();
  const visited = new Set<string>();
  const collect = (inner: SelectionSetNode | undefined): void => {
    for (const node of inner?.selections ?? []) {
      if (node.kind === Kind.FIELD) keys.add(node.alias?.value ?? node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (!visited.has(node.name.value)) {
        visited.add(node.name.value);
        collect(fragments.get(node.name.value)?.selectionSet);
      }
    }
  };
  collect(set);
  return keys;
}
