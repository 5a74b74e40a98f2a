import { readFile } from 'node:fs/promises';
import { buildSchema, Kind, validate, type DocumentNode } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { persistOperations, type Operation } from './documents.ts';
import { mergeSchema, readContract } from './sources.ts';
import { operationTypes, resolverTypes } from './types.ts';

export const generatedFolder = new URL('../../contract/generated/', import.meta.url);

/** Every file of `contract/generated`, by name, as the contract's SDL and operations now want it. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
  const sdl = mergeSchema(await readContract('schema.graphql'));
  const documents = await readContract('operations.graphql');
  refuseInvalid(sdl, documents);
  const operations = persistOperations(documents);
  const files = {
    'schema.ts': schemaFile(sdl),
    'resolvers.ts': RESOLVERS_HEAD + (await resolverTypes(sdl)),
    'operations.ts': OPERATIONS_HEAD + (await operationTypes(sdl, documents)) + documentConstants(operations),
    'persisted.json': persistedFile(operations),
  };
  const formatted = await Promise.all(Object.entries(files).map(([name, text]) => tidied(name, text)));
  return new Map(formatted);
}

/** The generated files that differ from what the contract now wants. */
export async function staleFiles(): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [name, text] of await generate()) {
    const present = await readFile(new URL(name, generatedFolder), 'utf8').catch(() => null);
    if (present !== text) stale.push(name);
  }
  return stale;
}

function refuseInvalid(sdl: string, documents: readonly DocumentNode[]): void {
  const definitions = documents.flatMap((document) => document.definitions);
  const errors = validate(buildSchema(sdl), { kind: Kind.DOCUMENT, definitions });
  const lines = errors.map((error) => {
    const place = error.locations?.[0];
    return `${error.source?.name ?? 'operations.graphql'}:${place?.line ?? 0} ${error.message}`;
  });
  if (lines.length > 0)
    throw new Error(`the contract's operations do not fit its schema:\n${lines.join('\n')}`);
}

const HEAD =
  '// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.\n';

const RESOLVERS_HEAD = `${HEAD}//
// The contract knows no server, so the resolvers' context is a type parameter:
// \`Resolvers<GraphqlContext>\` on the platform.

`;

const OPERATIONS_HEAD = `${HEAD}
import { persistedDocument, type PersistedDocument } from '../transport/persistedDocument.ts';
`;

const schemaFile = (sdl: string): string =>
  `${HEAD}\n/** The whole schema, all features together. */\nexport const schema = ${JSON.stringify(sdl)};\n`;

const documentConstants = (operations: readonly Operation[]): string =>
  operations
    .map(({ name, kind, documentId }) => {
      const types = `${name}${kind}, ${name}${kind}Variables`;
      return `\nexport const ${name}: PersistedDocument<${types}> = persistedDocument('${name}', '${documentId}');\n`;
    })
    .join('');

const persistedFile = (operations: readonly Operation[]): string =>
  JSON.stringify(
    Object.fromEntries(
      operations.map(({ name, documentId, text }) => [documentId, { operationName: name, text }]),
    ),
  );

async function tidied(name: string, text: string): Promise<[string, string]> {
  const filepath = new URL(name, generatedFolder).pathname;
  return [name, await format(text, { ...(await resolveConfig(filepath)), filepath })];
}
