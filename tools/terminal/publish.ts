import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY } from '@foyer/domain/duration.ts';

/** How long files of earlier builds are kept: running servers and open pages still request them. */
const KEPT_FOR_MS = DAY;

/**
 * Replaces the last build file by file and atomically, so that a running server keeps working. Files that
 * have not been part of a build for a day are deleted.
 */
export async function publish(built: string, live: string, now: Date): Promise<void> {
  const files = await filesOf(built);
  // Files that refer to other files have no hash in their name and come last.
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

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
