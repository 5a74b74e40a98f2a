import type { DocumentNode } from 'graphql';
import type { Operation } from './documents.ts';
import { clientTypes } from './types.ts';

const HEAD =
  '// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.\n';

/** The generated files of the package for API clients, which imports nothing of this repository. */
export async function clientFiles(
  sdl: string,
  documents: readonly DocumentNode[],
  operations: readonly Operation[],
): Promise<Readonly<Record<string, string>>> {
  return {
    'types.ts': HEAD + (await clientTypes(sdl, documents)),
    // For the operator: FOYER_CLIENT_DOCUMENTS.
    'documents.json': JSON.stringify(
      Object.fromEntries(operations.map(({ documentId, text }) => [documentId, text])),
    ),
    'documents.ts': `${HEAD}
import type { TypedDocument } from '../document.ts';
import type * as types from './types.ts';

${operations.map(documentOf).join('\n')}`,
  };
}

/** With its text: a platform of another version does not know the id. */
const documentOf = ({ name, kind, documentId, text }: Operation): string =>
  `export const ${name}: TypedDocument<types.${name}${kind}, types.${name}${kind}Variables> = { name: '${name}', id: '${documentId}', text: ${JSON.stringify(text)} };
`;
