import { createHash } from 'node:crypto';
import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export interface Operation {
  readonly name: string;
  readonly kind: 'Query' | 'Mutation' | 'Subscription';
  readonly documentId: string;
  readonly text: string;
}

const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** Prints each operation with its fragments. The id of an operation is the hash of this text. */
export function persistOperations(documents: readonly DocumentNode[]): readonly Operation[] {
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = new Map(
    definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  return definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => persist(operation, fragments))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function persist(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Operation {
  if (!operation.name) throw new Error('an operation in operations.graphql has no name');
  const text = print({
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragmentsOf(operation, fragments)].map(withTypenames),
  });
  return {
    name: operation.name.value,
    kind: KINDS[operation.operation],
    documentId: createHash('sha256').update(text).digest('hex'),
    text,
  };
}

function fragmentsOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (!fragment) throw new Error(`${operation.name?.value} spreads the unknown fragment ${name}`);
        if (used.has(name)) return;
        used.set(name, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return [...used.values()];
}

/** The client's cache identifies objects by type name; root types need none. */
function withTypenames<Node extends OperationDefinitionNode | FragmentDefinitionNode>(
  definition: Node,
): Node {
  const isOnRoot = !('typeCondition' in definition) || definition.typeCondition.name.value === 'Query';
  return visit(definition, {
    SelectionSet(node, _key, parent): SelectionSetNode | undefined {
      const isRoot = isOnRoot && parent === definition;
      const isSelected = node.selections.some(
        (field) => field.kind === Kind.FIELD && field.name.value === '__typename',
      );
      if (isRoot || isSelected) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [typename, ...node.selections] };
    },
  });
}
