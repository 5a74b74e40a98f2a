import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Posters on disk, of any number of processes: a file is there whole or not at all, and the folder has a limit. */
export interface PosterFolder {
  /** Null where there is none, or one that a fall of the machine has left unfinished. */
  read(name: string): Promise<Buffer | null>;
  keep(name: string, poster: Buffer): Promise<void>;
}

/** What is left when the limit is passed, so that not every further file makes room anew. */
const LEFT = 0.75;

export function createPosterFolder(folder: string, limitBytes: number): PosterFolder {
  // Unknown until the first is written: another process may have filled the folder.
  let heldBytes: number | null = null;

  return {
    async read(name) {
      try {
        const poster = await readFile(join(folder, name));
        return isWhole(poster) ? poster : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async keep(name, poster) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${name}.${randomBytes(6).toString('hex')}`);
      await writeFile(unfinished, poster);
      await rename(unfinished, join(folder, name));
      if (heldBytes === null) heldBytes = totalOf(await list(folder));
      else heldBytes += poster.length;
      if (heldBytes > limitBytes) heldBytes = await makeRoom(folder, limitBytes * LEFT);
    },
  };
}

/** Takes the oldest away until no more than `bytes` are held; gives how many those are. */
async function makeRoom(folder: string, bytes: number): Promise<number> {
  const files = (await list(folder)).sort((a, b) => a.writtenAt - b.writtenAt);
  let held = totalOf(files);
  for (const { path, size } of files) {
    if (held <= bytes) break;
    await rm(path, { force: true });
    held -= size;
  }
  return held;
}

interface Kept {
  readonly path: string;
  readonly size: number;
  readonly writtenAt: number;
}

async function list(folder: string): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have made room in between.
    const file = await stat(path).catch(() => null);
    if (file) found.push({ path, size: file.size, writtenAt: file.mtimeMs });
  }
  return found;
}

const totalOf = (files: readonly Kept[]): number => files.reduce((bytes, { size }) => bytes + size, 0);

/** A WebP file begins by saying how long it is, these eight bytes left out. */
const HEAD_BYTES = 8;

const isWhole = (poster: Buffer): boolean =>
  poster.length > HEAD_BYTES && poster.readUInt32LE(4) === poster.length - HEAD_BYTES;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
