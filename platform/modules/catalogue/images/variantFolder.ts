import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Share of the limit to keep when it is exceeded, so that not every new file causes deletions. */
const REMAINING_SHARE = 0.75;

/** Encoded images on disk, shared by several processes, with a limited total size. Incomplete files are never read. */
export function createVariantFolder(folder: string, limitBytes: number) {
  // Unknown until the first write, because another process may have filled the folder.
  let storedBytes: number | null = null;

  return {
    /** Null for a missing file, or one left incomplete by a crash. */
    async read(name: string): Promise<Buffer | null> {
      try {
        return complete(await readFile(join(folder, name)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async write(name: string, content: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${name}.${randomBytes(6).toString('hex')}`);
      await writeFile(unfinished, Buffer.concat([content, lengthOf(content)]));
      await rename(unfinished, join(folder, name));
      if (storedBytes === null) storedBytes = totalOf(await list(folder));
      else storedBytes += content.length;
      if (storedBytes > limitBytes) storedBytes = await deleteOldest(folder, limitBytes * REMAINING_SHARE);
    },
  };
}

/** Deletes the oldest files until at most `bytes` are left. @returns the remaining bytes */
async function deleteOldest(folder: string, bytes: number): Promise<number> {
  const files = (await list(folder)).sort((a, b) => a.writtenAt - b.writtenAt);
  let held = totalOf(files);
  for (const { path, size } of files) {
    if (held <= bytes) break;
    await rm(path, { force: true });
    held -= size;
  }
  return held;
}

interface StoredFile {
  readonly path: string;
  readonly size: number;
  readonly writtenAt: number;
}

async function list(folder: string): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have deleted the file in the meantime.
    const file = await stat(path).catch(() => null);
    if (file) found.push({ path, size: file.size, writtenAt: file.mtimeMs });
  }
  return found;
}

const totalOf = (files: readonly StoredFile[]): number => files.reduce((bytes, { size }) => bytes + size, 0);

/** Each file ends with the length of its content. */
const LENGTH_BYTES = 4;

function lengthOf(content: Buffer): Buffer {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeUInt32LE(content.length);
  return bytes;
}

function complete(file: Buffer): Buffer | null {
  if (file.length <= LENGTH_BYTES) return null;
  const content = file.subarray(0, -LENGTH_BYTES);
  return lengthOf(content).equals(file.subarray(-LENGTH_BYTES)) ? content : null;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
