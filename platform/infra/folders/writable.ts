import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder named by an environment variable cannot be used; worded for the person at the terminal. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file and not a folder',
  EEXIST: 'it is a file and not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
};

/** Creates the folder if missing. @throws FolderError naming variable and folder if it is not writable */
export async function requireWritable(variable: string, folder: string, mode = 0o755): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode });
    const file = join(folder, `.foyer-writable-${process.pid}`);
    await writeFile(file, 'x');
    await rm(file, { force: true });
  } catch (cause) {
    throw folderError(variable, folder, cause);
  }
}

export function folderError(variable: string, folder: string, cause: unknown): FolderError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  const reason = REASONS[code] ?? code;
  const user = process.getuid ? ` of user ${process.getuid()}` : '';
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const advice = isFull ? 'Free some space' : `Make it a writable folder${user}`;
  return new FolderError(
    `${variable} is ${folder}, which cannot be written: ${reason} (${code}). ${advice}, or set ${variable} to another one.${isFull ? ' No data is lost.' : ''}`,
    { cause },
  );
}
