import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConfigError } from '../../../infra/config.ts';
import { openDocuments } from './clientDocuments.ts';
import { executableSchema } from '../schema/schema.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-documents-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const schema = executableSchema([]);
const ID = 'balance-of-the-kiosk';
/** Costs more than a text that anybody sends may. */
const LARGE = `query Large { gameList(slug: "new") { ${'abcdefghijklmnopqrstuvwxyz'
  .split('')
  .map((alias) => `${alias}: games(first: 100) { edges { node { slug title } } }`)
  .join(' ')} } }`;

/** Reads a file with this content, as the start of the product does. */
function start(content: unknown) {
  const file = join(folder, 'documents.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return openDocuments(schema, { mayIntrospect: false, clientDocumentsFile: file });
}

it('runs the documents of API clients by id, larger ones as well', () => {
  const documents = start({ [ID]: LARGE });
  expect(documents.byId(ID)).toMatchObject({ text: LARGE, persistedName: 'Large' });
  expect(() => documents.byText(LARGE, {})).toThrow('DocumentTooLarge');
  expect(() => documents.byId('of-nobody')).toThrow('UnknownDocument');
});

it.each([
  [
    'a document of fields that are gone',
    { [ID]: 'query Gone { gone }' },
    `document ${ID}: Cannot query field`,
  ],
  ['two operations', { [ID]: 'query A { lobby { __typename } } query B { lobby { __typename } }' }, ID],
  ['a short id', { a: 'query A { lobby { __typename } }' }, 'a JSON object of texts by id'],
  ['another form', [LARGE], 'a JSON object of texts by id'],
  ['no JSON', '{', 'a JSON object of texts by id'],
])('a file with %s stops the start', (_what, content, message) => {
  expect(() => start(content)).toThrow(ConfigError);
  expect(() => start(content)).toThrow(message);
});

it('a file that is missing stops the start', () => {
  const settings = { mayIntrospect: false, clientDocumentsFile: join(folder, 'none.json') };
  expect(() => openDocuments(schema, settings)).toThrow('cannot be read (ENOENT)');
});
