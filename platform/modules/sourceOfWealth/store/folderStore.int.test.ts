import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { folderStore } from './folderStore.ts';

const PDF = Buffer.from('%PDF-1.7');

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await testDatabase([]);
  folder = await mkdtemp(join(tmpdir(), 'foyer-documents-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

it('the folder store writes, reads and deletes documents, under generated ids only', async () => {
  const own = join(folder, 'kept');
  const store = folderStore(own);
  const id = randomUUID();
  await database.transaction(async (tx) => {
    await store.save(tx, id, PDF);
    expect((await stat(join(own, id))).mode & 0o777).toBe(0o600);
    await expect(store.save(tx, id, PDF)).rejects.toThrow('EEXIST');
    expect(Buffer.from(await store.read(tx, id)).equals(PDF)).toBe(true);
    await expect(store.save(tx, '../../evil', PDF)).rejects.toThrow('no id of a document');
    await store.drop(tx, id);
    await store.drop(tx, id);
    await expect(store.read(tx, id)).rejects.toThrow('is gone');
  });
  expect(await readdir(own)).toEqual([]);
});
