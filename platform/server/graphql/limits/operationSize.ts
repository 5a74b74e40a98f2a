import {
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What an operation asks of the platform, counted after aliases and fragments are expanded. */
export interface OperationSize {
  readonly rootFields: number;
  /** Calls of resolvers, each list taken to hold one item. At least the root fields. */
  readonly calls: number;
}

/** @param document valid against the schema, so that its fragments exist and contain no cycles */
export function operationSize(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationSize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const rootFields = responseKeys(operation.selectionSet, fragments).size;
  return { rootFields, calls: Math.max(rootFields, callsOf(operation.selectionSet)) };

  function callsOf(set: SelectionSetNode): number {
    const known = new Map<string, number>();
    const resolved = resolvedFields(schema, document);
    const ofFragment = (name: string): number => {
      const value = known.get(name) ?? ofSet(fragments.get(name)?.selectionSet);
      known.set(name, value);
      return value;
    };
    const ofSet = (inner: SelectionSetNode | undefined): number =>
      (inner?.selections ?? []).reduce((total, node) => {
        if (node.kind === Kind.FRAGMENT_SPREAD) return total + ofFragment(node.name.value);
        return total + ofSet(node.selectionSet) + (node.kind === Kind.FIELD && resolved.has(node) ? 1 : 0);
      }, 0);
    return ofSet(set);
  }
}

/** Two root fields with one response key are one field to GraphQL, and run once. */
function responseKeys(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlySet<string> {
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

/** Fields that a resolver of ours answers, rather than a property of the object around them. */
function resolvedFields(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<FieldNode> {
  const found = new Set<FieldNode>();
  const info = new TypeInfo(schema);
  const Field = (node: FieldNode): void => {
    if (info.getFieldDef()?.resolve) found.add(node);
  };
  visit(document, visitWithTypeInfo(info, { Field }));
  return found;
}
