import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
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
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE_ARGUMENTS } from './pageSize.ts';

export const MAX_TOKENS = 2_000;
export const MAX_DEPTH = 10;
/** Each root field of a mutation is a separate command; the lobby's documents have one each. */
export const MAX_MUTATION_FIELDS = 10;
/** About four lobby pages. Each requested value costs one point, times the sizes of the lists around it. */
export const MAX_COST = 10_000;
/** Assumed length of a list without a page size. */
const UNPAGED_SIZE = 8;

export type Variables = Readonly<Record<string, unknown>>;

/** A document's depth, and its cost as a function of its variables, computed without running it. */
export interface DocumentSize {
  readonly depth: number;
  cost(variables: Variables): number;
}

/** @throws Refusal DocumentTooLarge */
export function refuseManyRootFields({ operation }: OperationDefinitionNode, rootFields: number): void {
  if (operation === OperationTypeNode.MUTATION && rootFields > MAX_MUTATION_FIELDS)
    throw tooLarge('rootFields', rootFields, MAX_MUTATION_FIELDS);
}

/** @throws Refusal DocumentTooLarge */
export function refuseTooLarge(size: DocumentSize, variables: Variables): void {
  if (size.depth > MAX_DEPTH) {
    throw tooLarge('depth', size.depth, MAX_DEPTH);
  }
  const cost = size.cost(variables);
  if (cost > MAX_COST) throw tooLarge('cost', cost, MAX_COST);
}

const tooLarge = (reason: string, found: number, limit: number) =>
  new Refusal(ERROR_TYPES.documentTooLarge, {
    reasons: [reason],
    keys: { [reason]: String(found), limit: String(limit) },
  });

/** @param document validated against the schema, so that its fragments exist and contain no cycles */
export function measure(schema: GraphQLSchema, document: DocumentNode): DocumentSize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const lists = listFields(schema, document);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return {
    depth: Math.max(0, ...operations.map((node) => depthOf(node.selectionSet, fragments))),
    cost: (variables) => Math.max(0, ...operations.map((node) => operationCost(node, variables))),
  };

  function operationCost(operation: OperationDefinitionNode, given: Variables): number {
    const variables = withDefaults(operation, given);
    return costOf(operation, fragments, (node) => (lists.has(node) ? listSize(node, variables) : 1));
  }
}

/** The document's fields that return a list or take a page size. */
function listFields(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<FieldNode> {
  const found = new Set<FieldNode>();
  const info = new TypeInfo(schema);
  const collect = (node: FieldNode): void => {
    const definition = info.getFieldDef();
    if (!definition || isLeafType(getNamedType(definition.type))) return;
    const nullable = isNonNullType(definition.type) ? definition.type.ofType : definition.type;
    const isPage = definition.args.some((arg) => PAGE_SIZE_ARGUMENTS.includes(arg.name));
    if (isPage || (isListType(nullable) && definition.name !== 'edges')) found.add(node);
  };
  visit(document, visitWithTypeInfo(info, { Field: collect }));
  return found;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

// Introspection needs more depth than player queries: tools request nine nested wrappings of a type.
const isIntrospection = (node: FieldNode): boolean => node.name.value.startsWith('__');
const INTROSPECTION_DEPTH = 6;

/** Folds a selection set, visiting each fragment once: fragments that spread each other twice take exponential time. */
function foldSelections(fragments: Fragments, field: (inner: number, node: FieldNode) => number, join: Join) {
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

type Join = (a: number, b: number) => number;

function depthOf(set: SelectionSetNode, fragments: Fragments): number {
  const depth = (inner: number, node: FieldNode) =>
    1 + (isIntrospection(node) ? inner - INTROSPECTION_DEPTH : inner);
  return foldSelections(fragments, depth, Math.max)(set);
}

function costOf(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  sizeOf: (node: FieldNode) => number,
): number {
  const sum: Join = (a, b) => a + b;
  return foldSelections(
    fragments,
    (inner, node) => (isIntrospection(node) ? 1 : 1 + inner * sizeOf(node)),
    sum,
  )(operation.selectionSet);
}

function listSize(node: FieldNode, variables: Variables): number {
  const size = node.arguments?.find((arg) => PAGE_SIZE_ARGUMENTS.includes(arg.name.value))?.value;
  const requested =
    size?.kind === Kind.VARIABLE
      ? variables[size.name.value]
      : size?.kind === Kind.INT
        ? Number(size.value)
        : undefined;
  return typeof requested === 'number' ? Math.min(Math.max(requested, 1), MAX_PAGE_SIZE) : UNPAGED_SIZE;
}

function withDefaults(operation: OperationDefinitionNode, variables: Variables): Variables {
  const defaults = (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
    variable.name.value,
    defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
  ]);
  return { ...Object.fromEntries(defaults), ...variables };
}
