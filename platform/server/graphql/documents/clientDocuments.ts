import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import { ConfigError, type Config } from '../../../infra/config.ts';
import { jsonOf } from '../../../infra/httpClient/httpClient.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { createDocuments, type ClientDocuments, type Documents } from './documents.ts';

const fileSchema = v.record(v.pipe(v.string(), v.regex(/^[\w.:-]{8,128}$/)), v.string());
const FORM = 'it must be a JSON object of texts by id, such as {"<SHA-256>": "query Balance { … }"}';

/**
 * The documents of the lobby, and those of API clients that the operator has added.
 * @throws ConfigError for a file that cannot be read, and for a document that the schema refuses, as after an upgrade
 */
export function openDocuments(
  schema: GraphQLSchema,
  { mayIntrospect, clientDocumentsFile: file }: Pick<Config, 'mayIntrospect' | 'clientDocumentsFile'>,
): Documents {
  const clientDocuments = file === null ? {} : readTexts(file);
  const documents = createDocuments(schema, { mayIntrospect, clientDocuments });
  const problems = Object.keys(clientDocuments).flatMap((id) => {
    const reasons = problemsOf(documents, id);
    return reasons.length === 0
      ? []
      : [`FOYER_CLIENT_DOCUMENTS is ${file}; correct or remove its document ${id}: ${reasons.join('; ')}`];
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return documents;
}

function readTexts(file: string): ClientDocuments {
  const read = v.safeParse(fileSchema, jsonOf(contentOf(file)));
  if (!read.success) throw new ConfigError(`FOYER_CLIENT_DOCUMENTS is ${file}; ${FORM}`);
  return read.output;
}

function problemsOf(documents: Documents, id: string): readonly string[] {
  try {
    documents.byId(id);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.reasons;
  }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(
      `FOYER_CLIENT_DOCUMENTS is ${file}, which cannot be read (${code}): check the path`,
    );
  }
}
