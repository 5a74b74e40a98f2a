import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentStore } from './documentStore.ts';

/**
 * Documents as files of a folder that all nodes share, for who may not have them in the database. What a transaction
 * wrote that came to nothing stays as a file that no row names.
 */
export function folderStore(folder: string): DocumentStore {
  const pathOf = (id: string): string => {
    // An id is ours; a name of the player's never comes here.
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new RangeError(`'${id}' is no id of a document`);
    return join(folder, id);
  };
  return {
    async keep(_tx, id, content) {
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
