import {
  Kind,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

export function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Variables,
): Variables {
  const defaults = variableDefinitions.flatMap(({ variable: { name }, defaultValue }) =>
    defaultValue ? [[name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...given };
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

type Definition = GraphQLField<unknown, unknown>;

export function fieldsWhere(
  schema: GraphQLSchema,
  document: DocumentNode,
  condition: (definition: Definition) => boolean,
): ReadonlySet<FieldNode> {
  const found = new Set<FieldNode>();
  const info = new TypeInfo(schema);
  const Field = (node: FieldNode): void => {
    const definition = info.getFieldDef();
    if (definition && condition(definition)) found.add(node);
  };
  visit(document, visitWithTypeInfo(info, { Field }));
  return found;
}

type Join = (a: number, b: number) => number;

export const sum: Join = (a, b) => a + b;

/** Folds a selection set. Visits each fragment once, because nested spreads would take exponential time. */
export function foldSelections(
  fragments: Fragments,
  field: (inner: number, node: FieldNode) => number,
  join: Join,
) {
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const value = known.get(name) ?? ofSet(fragments.get(name)?.selectionSet);
    known.set(name, value);
    return value;
  };
  const ofSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((total, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return join(total, ofFragment(node.name.value));
      if (node.kind === Kind.INLINE_FRAGMENT) return join(total, ofSet(node.selectionSet));
      return join(total, field(ofSet(node.selectionSet), node));
    }, 0);
  return ofSet;
}
