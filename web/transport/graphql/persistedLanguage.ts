/**
 * Takes the place of `@0no-co/graphql.web` in the browser's build (`vite.config.ts`). Requests name persisted documents,
 * so urql needs no parser and no printer of GraphQL, 3 KB compressed.
 */
export const Kind = {
  DOCUMENT: 'Document',
  OPERATION_DEFINITION: 'OperationDefinition',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  FRAGMENT_SPREAD: 'FragmentSpread',
  INLINE_FRAGMENT: 'InlineFragment',
  FIELD: 'Field',
  NAME: 'Name',
} as const;

interface PersistedNode {
  readonly documentId: string;
}

/** urql caches the text of a document; a persisted one has its id instead. */
export const print = ({ documentId }: PersistedNode): string => documentId;

/** @throws always: a text is no persisted document */
export function parse(): never {
  throw new Error('Only persisted documents can be sent');
}

/** An error of the response, with the fields that the specification of GraphQL names. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError';
  readonly path: readonly (string | number)[] | undefined;
  readonly originalError: unknown;
  readonly extensions: Readonly<Record<string, unknown>>;

  // The parameters of the class that it replaces.
  constructor(
    message: string,
    _nodes?: unknown,
    _source?: unknown,
    _positions?: unknown,
    path?: readonly (string | number)[],
    originalError?: unknown,
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.path = path;
    this.originalError = originalError;
    this.extensions = extensions;
  }
}
