import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE_ARGUMENTS } from './pageSize.ts';
import {
  fieldsWhere,
  foldSelections,
  fragmentsOf,
  sum,
  withDefaults,
  type Fragments,
  type Variables,
} from './selections.ts';

export const MAX_TOKENS = 2_000;
export const MAX_DEPTH = 10;
/** Each root field of a mutation is a separate command; the lobby's documents have one each. */
export const MAX_MUTATION_FIELDS = 10;
/** About four lobby pages. Each requested value costs one point, times the sizes of the lists around it. */
export const MAX_COST = 10_000;
/** Assumed length of a list without a page size. */
const UNPAGED_SIZE = 8;

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
  const fragments = fragmentsOf(document);
  const lists = fieldsWhere(schema, document, isList);
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

/** Whether a field returns a list or takes a page size. */
function isList({ name, type, args }: GraphQLField<unknown, unknown>): boolean {
  if (isLeafType(getNamedType(type))) return false;
  const nullable = isNonNullType(type) ? type.ofType : type;
  const isPage = args.some((arg) => PAGE_SIZE_ARGUMENTS.includes(arg.name));
  return isPage || (isListType(nullable) && name !== 'edges');
}

// Introspection needs more depth than player queries: tools request nine nested wrappings of a type.
const isIntrospection = (node: FieldNode): boolean => node.name.value.startsWith('__');
const INTROSPECTION_DEPTH = 6;

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
