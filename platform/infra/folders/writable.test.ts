import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderError, requireWritable } from './writable.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-folders-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('creates a missing folder, and leaves nothing in it', async () => {
  await requireWritable('FOYER_DATA', join(root, 'a/b'));
  expect(await readdir(join(root, 'a/b'))).toEqual([]);
});

it.each([
  ['file', 'it is a file and not a folder (EEXIST)'],
  ['file/below', 'a part of the path is a file and not a folder (ENOTDIR)'],
])('names variable, folder and reason for %s', async (path, reason) => {
  await writeFile(join(root, 'file'), '');
  const failure = requireWritable('FOYER_DATA', join(root, path));
  await expect(failure).rejects.toBeInstanceOf(FolderError);
  await expect(failure).rejects.toThrow(
    `FOYER_DATA is ${join(root, path)}, which cannot be written: ${reason}. Make it a writable folder`,
  );
});

it('names the user who lacks write permission', async () => {
  await chmod(root, 0o555);
  if (isRoot) await chown(root, NOBODY, NOBODY);
  // Root can write anywhere, so the child process switches to another user.
  const script = `
    process.setuid?.(${isRoot ? NOBODY : (process.getuid?.() ?? 0)});
    try {
      await requireWritable('FOYER_DATA', ${JSON.stringify(root)});
    } catch (error) {
      process.stdout.write(error.message);
    }`;
  const imported = `import { requireWritable } from ${JSON.stringify(new URL('writable.ts', import.meta.url).href)};`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', imported + script];
  expect(String(execFileSync(process.execPath, args))).toMatch(
    /^FOYER_DATA is .*, which cannot be written: this user may not write there \(EACCES\)\. Make it a writable folder of user \d+/,
  );
});
