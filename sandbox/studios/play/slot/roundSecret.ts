import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  if (stored !== null) return checked(stored.trim(), file);
  const secret = randomBytes(32).toString('hex');
  await mkdir(folder, { recursive: true });
  // A crash leaves no incomplete file under the name, and a second studio that starts at the same time fails.
  const written = `${file}.${process.pid}`;
  await writeFile(written, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    await link(written, file);
  } finally {
    await rm(written);
  }
  return secret;
}

const SECRET = /^[0-9a-f]{64}$/;

/** Whoever guesses the secret knows every result, so an incomplete one is refused. */
function checked(secret: string, file: string): string {
  if (SECRET.test(secret)) return secret;
  throw new Error(`${file} is not a secret of 64 hexadecimal digits: restore it, or delete it for a new one`);
}
