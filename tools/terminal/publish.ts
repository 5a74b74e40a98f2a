import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY } from '@foyer/domain/duration.ts';

/** How long what an earlier build made stays: a server and open pages ask for it until they are started anew. */
const KEPT_FOR_MS = DAY;

/**
 * Puts a finished build in the place of the last one, file by file and never half a file, so that a server that runs
 * goes on with the names it knows. Files of builds older than a day are let go.
 */
export async function publish(built: string, live: string, now: Date): Promise<void> {
  const files = await filesOf(built);
  // What names the others comes last.
  for (const file of [...files.filter(isHashed), ...files.filter((name) => !isHashed(name))]) {
    await mkdir(dirname(join(live, file)), { recursive: true });
    await rename(join(built, file), join(live, file));
  }
  await rm(built, { recursive: true });
  const kept = new Set(files);
  for (const file of await filesOf(live)) {
    if (kept.has(file)) continue;
    const { mtimeMs } = await stat(join(live, file));
    if (now.getTime() - mtimeMs > KEPT_FOR_MS) await rm(join(live, file));
  }
}

const isHashed = (file: string): boolean => /(^|\/)assets\//.test(file);

/** Paths below the folder. */
async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
