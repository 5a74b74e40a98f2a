import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentStore } from './documentStore.ts';

/** Stores documents as files in a folder of all nodes. A rollback leaves an orphaned file. */
export function folderStore(folder: string): DocumentStore {
  const pathOf = (id: string): string => {
    // Prevents path traversal: ids are UUIDs that the platform generates, never player input.
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new RangeError(`'${id}' is no id of a document`);
    return join(folder, id);
  };
  return {
    async save(_tx, id, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(pathOf(id), content, { mode: 0o600, flag: 'wx' });
    },
    async read(_queryable, id) {
      try {
        return await readFile(pathOf(id));
      } catch (cause) {
        throw new RangeError(`document ${id} is gone`, { cause });
      }
    },
    drop: (_tx, id) => rm(pathOf(id), { force: true }),
  };
}
