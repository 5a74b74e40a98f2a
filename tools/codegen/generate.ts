import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, Kind, validate, type DocumentNode } from 'graphql';
import { format, type FormatConfig } from 'oxfmt';
import { clientFiles } from './clientPackage.ts';
import { persistOperations, type Operation } from './documents.ts';
import { eventSchemas, reportSchema } from './eventSchemas.ts';
import { messageTypes } from './messages.ts';
import { paymentGatewayDocument } from './paymentGateway.ts';
import { mergeSchema, readContract } from './sources.ts';
import { studioWalletDocument } from './studioWallet.ts';
import { operationTypes, resolverTypes } from './types.ts';

const style = new URL('../../.oxfmtrc.json', import.meta.url);
const repository = new URL('../../', import.meta.url);
/** Folders that have generated files alone. */
const CONTRACT = 'contract/generated/';
const CLIENT = 'client/generated/';
/** Folder of the persisted documents in `contract/generated`. */
const DOCUMENTS = 'documents/';

/** All generated files by path, generated from the contract's SDL and operations. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
  const sdl = mergeSchema(await readContract('schema.graphql'));
  const documents = await readContract('operations.graphql');
  refuseInvalid(sdl, documents);
  const operations = persistOperations(documents);
  const files = {
    'schema.graphql': SDL_HEAD + sdl,
    'schema.ts': schemaFile(sdl),
    'resolvers.ts': RESOLVERS_HEAD + (await resolverTypes(sdl)),
    'operationTypes.ts': HEAD + (await operationTypes(sdl, documents)),
    'messages.ts': MESSAGES_HEAD + (await messageTypes()),
    'operations.ts': indexFile(operations),
    ...Object.fromEntries(operations.map((operation) => [documentPath(operation), documentFile(operation)])),
    'persisted.json': persistedFile(operations),
    'eventSchemas.json': JSON.stringify(eventSchemas()),
    'paymentGateway.json': JSON.stringify(paymentGatewayDocument()),
    'regulatorReport.json': JSON.stringify(reportSchema()),
    'studioWallet.json': JSON.stringify(studioWalletDocument()),
  };
  const texts = [
    ...Object.entries(files).map(([name, text]) => [CONTRACT + name, text] as const),
    ...Object.entries(await clientFiles(sdl, documents, operations)).map(
      ([name, text]) => [CLIENT + name, text] as const,
    ),
  ];
  return new Map(await Promise.all(texts.map(([path, text]) => tidied(path, text))));
}

/** Generated files that are outdated, missing or obsolete. */
export async function staleFiles(): Promise<readonly string[]> {
  const expected = await generate();
  const stale: string[] = [...(await strayFiles(expected))];
  for (const [name, text] of expected) {
    const present = await readFile(new URL(name, repository), 'utf8').catch(() => null);
    if (present !== text) stale.push(name);
  }
  return stale;
}

/** Writes all generated files and removes obsolete ones. */
export async function writeGenerated(): Promise<void> {
  const expected = await generate();
  for (const folder of [CONTRACT + DOCUMENTS, CLIENT])
    await mkdir(new URL(folder, repository), { recursive: true });
  for (const [name, text] of expected) await writeFile(new URL(name, repository), text);
  for (const name of await strayFiles(expected)) await rm(new URL(name, repository));
}

async function strayFiles(expected: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const present = await Promise.all(
    [CONTRACT, CLIENT].map((folder) =>
      readdir(new URL(folder, repository), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return present
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(repository), join(entry.parentPath, entry.name)))
    .filter((path) => !expected.has(path));
}

function refuseInvalid(sdl: string, documents: readonly DocumentNode[]): void {
  const definitions = documents.flatMap((document) => document.definitions);
  const errors = validate(buildSchema(sdl), { kind: Kind.DOCUMENT, definitions });
  const lines = errors.map((error) => {
    const path = error.locations?.[0];
    return `${error.source?.name ?? 'operations.graphql'}:${path?.line ?? 0} ${error.message}`;
  });
  if (lines.length > 0)
    throw new Error(`the contract's operations do not fit its schema:\n${lines.join('\n')}`);
}

const HEAD =
  '// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.\n';

const SDL_HEAD =
  '# The whole GraphQL schema. Generated from contract/*/schema.graphql by `npm run codegen`. Never edited by hand.\n\n';

const MESSAGES_HEAD =
  '// Generated from sites/locales/en/*.json by `npm run codegen`. Never edited by hand.\n\n';

const RESOLVERS_HEAD = `${HEAD}//
// The contract knows no server, so the resolvers' context is a type parameter:
// \`Resolvers<GraphqlContext>\` on the platform.

`;

const schemaFile = (sdl: string): string =>
  `${HEAD}\n/** The whole schema, all features together. */\nexport const schema = ${JSON.stringify(sdl)};\n`;

const documentPath = ({ name }: Operation): string => `${DOCUMENTS}${name}.ts`;

/** One file per operation without other imports, so that a bundle contains only the operations it uses. */
function documentFile({ name, kind, documentId }: Operation): string {
  const types = `${name}${kind}, ${name}${kind}Variables`;
  return `${HEAD}
import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ${types} } from '../operationTypes.ts';

export const ${name}: PersistedDocument<${types}> = /* @__PURE__ */ persistedDocument('${name}', '${documentId}');
`;
}

const indexFile = (operations: readonly Operation[]): string =>
  `${HEAD}
export type * from './operationTypes.ts';
${operations.map((operation) => `export { ${operation.name} } from './${documentPath(operation)}';\n`).join('')}`;

const persistedFile = (operations: readonly Operation[]): string =>
  JSON.stringify(
    Object.fromEntries(
      operations.map(({ name, documentId, text }) => [documentId, { operationName: name, text }]),
    ),
  );

async function tidied(name: string, text: string): Promise<[string, string]> {
  const { singleQuote, printWidth }: FormatConfig = JSON.parse(await readFile(style, 'utf8'));
  const { code, errors } = await format(name, text, { singleQuote, printWidth });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
  return [name, code];
}
