import * as v from 'valibot';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Documents, ValidDocument } from './documents/documents.ts';
import type { Variables } from './limits/selections.ts';

export interface OperationRequest {
  readonly document: ValidDocument;
  readonly variables: Variables;
}

const variables = v.optional(v.nullable(v.record(v.string(), v.unknown())));
const body = v.object({
  documentId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(128)))),
  query: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100_000)))),
  operationName: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
  variables,
});

/** @throws Refusal BadRequest, UnknownDocument, InvalidDocument, DocumentTooLarge */
export function readOperation(documents: Documents, input: unknown): OperationRequest {
  const result = v.safeParse(body, input);
  if (!result.success)
    throw badRequest(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`));
  const { documentId, query, operationName, variables: given } = result.output;
  const values = given ?? {};
  const document = documentId ? documents.byId(documentId) : query ? documents.byText(query, values) : null;
  if (!document) throw badRequest(['documentId or query is needed']);
  const name = document.operation.name?.value;
  if (operationName && operationName !== name)
    throw badRequest([`the document has no operation ${operationName}`]);
  return { document, variables: values };
}

/** GET sends the same names as query parameters, with `variables` as JSON (GQLC-03). */
export function readQueryString(
  documents: Documents,
  query: Readonly<Record<string, unknown>>,
): OperationRequest {
  const { variables: text, ...rest } = query;
  if (text === undefined || text === '') return readOperation(documents, rest);
  if (typeof text !== 'string') throw badRequest(['variables: given twice']);
  try {
    return readOperation(documents, { ...rest, variables: JSON.parse(text) });
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest(['variables: not JSON']);
    throw error;
  }
}

const badRequest = (reasons: readonly string[]) => new Refusal(ERROR_TYPES.badRequest, { reasons });
