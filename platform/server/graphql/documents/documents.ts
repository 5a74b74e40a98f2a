import { LRUCache } from 'lru-cache';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import persisted from '@foyer/contract/generated/persisted.json' with { type: 'json' };
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { PersistedText } from '@foyer/contract/transport/persistedDocument.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { MAX_TOKENS, measure, refuseManyRootFields, refuseTooLarge } from '../limits/limits.ts';
import type { Variables } from '../limits/selections.ts';
import { operationSize } from '../limits/operationSize.ts';

/** A document that is valid for the schema and has exactly one operation. */
export interface ValidDocument {
  readonly text: string;
  readonly node: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** The name of a persisted operation; null for other texts, whose names their senders choose. */
  readonly persistedName: string | null;
  /** Number of requests that it counts as in rate limits. */
  readonly weight: number;
}

export interface Documents {
  /** @throws Refusal UnknownDocument */
  byId(documentId: string): ValidDocument;
  /** @throws Refusal InvalidDocument, DocumentTooLarge */
  byText(text: string, variables: Variables): ValidDocument;
}

/** Texts of operations by the ids under which programs send them. */
export type ClientDocuments = Readonly<Record<string, string>>;

export interface DocumentsOptions {
  readonly mayIntrospect: boolean;
  /** Documents of API clients, which the operator has added (`openDocuments`). */
  readonly clientDocuments?: ClientDocuments;
}

/** Number of parsed texts kept; the least recently used are dropped. */
const CACHED_TEXTS = 500;

export function createDocuments(
  schema: GraphQLSchema,
  { mayIntrospect, clientDocuments = {} }: DocumentsOptions,
): Documents {
  const reading: Reading = {
    schema,
    rules: mayIntrospect ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule],
    hideSuggestions: !mayIntrospect,
  };
  const texts = new Map(Object.entries(clientDocuments));
  for (const [id, { text }] of Object.entries<PersistedText>(persisted)) texts.set(id, text);
  const persistedDocuments = new Map<string, ValidDocument>();
  const readPersisted = (text: string): ValidDocument => {
    const document = readDocument({ ...reading, rules: specifiedRules }, text);
    const { node, operation } = document;
    const weight = operationSize(schema, node, operation).rootFields;
    return { ...document, persistedName: operation.name?.value ?? null, weight };
  };
  const cache = new LRUCache<string, ReturnType<typeof sized>>({ max: CACHED_TEXTS });
  const sized = (text: string) => {
    const document = readDocument(reading, text);
    return { document, size: measure(schema, document.node) };
  };
  return {
    byId(documentId) {
      const read = persistedDocuments.get(documentId);
      if (read) return read;
      const text = texts.get(documentId);
      if (text === undefined)
        throw new Refusal(ERROR_TYPES.unknownDocument, { keys: { documentId: documentId.slice(0, 64) } });
      // Read on first use: reading all of them would be half of the platform's start. Tests read each of them.
      const document = readPersisted(text);
      persistedDocuments.set(documentId, document);
      return document;
    },
    byText(text, variables) {
      const found = cache.get(text) ?? sized(text);
      cache.set(text, found);
      refuseTooLarge(found.size, variables);
      return found.document;
    },
  };
}

interface Reading {
  readonly schema: GraphQLSchema;
  readonly rules: typeof specifiedRules;
  readonly hideSuggestions: boolean;
}

/** One operation per document, because compiled queries are cached by text alone. */
function readDocument({ schema, rules, hideSuggestions }: Reading, text: string): ValidDocument {
  const node = parsed(text);
  const errors = validate(schema, node, rules, { maxErrors: 5, hideSuggestions });
  if (errors.length > 0) throw invalid(errors.map((error) => error.message));
  const [operation, ...others] = node.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  if (!operation || others.length > 0) throw invalid(['A document holds exactly one operation.']);
  const { rootFields, calls } = operationSize(schema, node, operation);
  refuseManyRootFields(operation, rootFields);
  return { text, node, operation, persistedName: null, weight: calls };
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (!error.message.includes('tokens')) throw invalid([error.message]);
    throw new Refusal(ERROR_TYPES.documentTooLarge, {
      reasons: ['tokens'],
      keys: { limit: String(MAX_TOKENS) },
    });
  }
}

const invalid = (reasons: readonly string[]) => new Refusal(ERROR_TYPES.invalidDocument, { reasons });
