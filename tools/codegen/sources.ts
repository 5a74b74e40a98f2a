import { readdir, readFile } from 'node:fs/promises';
import { parse, print, type DocumentNode, type ObjectTypeDefinitionNode, Kind, Source } from 'graphql';

const contract = new URL('../../contract/', import.meta.url);

/**
 * SDL or operations of every feature; `transport` first, because the others extend its types. A feature may
 * have several files, such as `searchOperations.graphql`.
 */
export async function readContract(
  file: 'schema.graphql' | 'operations.graphql',
): Promise<readonly DocumentNode[]> {
  const features = (await readdir(contract, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map((entry) => entry.name)
    .sort((a, b) => Number(b === 'transport') - Number(a === 'transport') || a.localeCompare(b));
  const documents: DocumentNode[] = [];
  for (const feature of features) {
    const files = (await readdir(new URL(`${feature}/`, contract))).toSorted();
    for (const name of files.filter((one) => one.toLowerCase().endsWith(file))) {
      const text = await readFile(new URL(`${feature}/${name}`, contract), 'utf8');
      documents.push(parse(new Source(text, `contract/${feature}/${name}`)));
    }
  }
  return documents;
}

/** Merges `extend type` fields into their types. */
export function mergeSchema(documents: readonly DocumentNode[]): string {
  const definitions = documents.flatMap((document) => document.definitions);
  const extensions = definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_EXTENSION);
  const merged = definitions
    .filter((node) => node.kind !== Kind.OBJECT_TYPE_EXTENSION)
    .map((node) => {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node;
      const added = extensions.filter((extension) => extension.name.value === node.name.value);
      const fields = [node, ...added].flatMap((part) => part.fields ?? []);
      return { ...node, fields } satisfies ObjectTypeDefinitionNode;
    });
  return print({ kind: Kind.DOCUMENT, definitions: merged });
}
