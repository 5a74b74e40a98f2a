import type { PersistedText } from '@foyer/contract/transport/persistedDocument.ts';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { persistOperations } from './documents.ts';
import { generate, staleFiles } from './generate.ts';
import { mergeSchema } from './sources.ts';

it('the generated files are up to date (otherwise run `npm run codegen`)', async () => {
  expect(await staleFiles()).toEqual([]);
}, 30_000);

it('each operation has its own file, so that bundles contain only the operations they use', async () => {
  const files = await generate();
  const ids = Object.entries(
    JSON.parse(files.get('contract/generated/persisted.json') ?? '{}') as Record<string, PersistedText>,
  );
  expect(ids.length).toBeGreaterThan(40);
  for (const [id, { operationName }] of ids) {
    expect(files.get(`contract/generated/documents/${operationName}.ts`)?.match(/[0-9a-f]{64}/g)).toEqual([
      id,
    ]);
  }
  expect(files.get('contract/generated/operations.ts')).not.toMatch(/[0-9a-f]{64}/);
}, 30_000);

describe('persisted operations', () => {
  const [operation] = persistOperations([
    parse('query Frame { ...Root } fragment Root on Query { viewer { ...A } }'),
    parse('fragment A on Viewer { wallet { ...B } }'),
    parse('fragment B on Wallet { balance } fragment Unused on Wallet { id }'),
  ]);

  it('contain only the fragments that they use, from any feature', () => {
    expect(operation?.text).toContain('fragment A on Viewer');
    expect(operation?.text).toContain('fragment B on Wallet');
    expect(operation?.text).not.toContain('Unused');
  });

  it('select the type name of every object except the root, because the cache needs it', () => {
    expect(operation?.text.match(/__typename/g)).toHaveLength(4);
    expect(operation?.text).not.toMatch(/(query Frame|on Query) \{\s+__typename/);
  });

  it('have the SHA-256 of their text as id', () => {
    expect(operation?.documentId).toMatch(/^[0-9a-f]{64}$/);
  });

  it('cannot use an unknown fragment', () => {
    expect(() => persistOperations([parse('query Q { viewer { ...Ghost } }')])).toThrow(
      'unknown fragment Ghost',
    );
  });
});

it('a type extended by two features becomes one type', () => {
  const sdl = mergeSchema([
    parse('type Query'),
    parse('extend type Query { a: Int }'),
    parse('extend type Query { b: Int }'),
  ]);
  expect(sdl.replace(/\s+/g, ' ').trim()).toBe('type Query { a: Int b: Int }');
});
