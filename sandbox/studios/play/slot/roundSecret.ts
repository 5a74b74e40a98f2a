import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The secret of the rounds' seeds, which is made at the first start and lasts, so that old rounds can be drawn again. */
export async function storedRoundSecret(folder: string): Promise<string> {
  const file = join(folder, 'round-secret');
  const stored = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (stored !== null) return stored.trim();
  const secret = randomBytes(32).toString('hex');
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600, flush: true, flag: 'wx' });
  return secret;
}
