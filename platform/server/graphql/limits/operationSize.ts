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

/** The size of an operation after expanding aliases and fragments. */
export interface OperationSize {
  readonly rootFields: number;
  /** Number of resolver calls, counting each list as one item. At least the number of root fields. */
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

/** Two root fields with the same response key are merged by GraphQL and run once. */
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

/** Fields with a resolver of ours, not plain properties of the parent object. */
function resolvedFields(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<FieldNode> {
  const found = new Set<FieldNode>();
  const info = new TypeInfo(schema);
  const Field = (node: FieldNode): void => {
    if (info.getFieldDef()?.resolve) found.add(node);
  };
  visit(document, visitWithTypeInfo(info, { Field }));
  return found;
}
