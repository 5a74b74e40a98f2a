import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { requireWritable } from '@foyer/platform/infra/folders/writable.ts';
import { scriptStep, TOP } from './step.ts';

const SOURCES = ['web', 'contract', 'domain', 'package-lock.json'];
const LEFT_OUT = /^(node_modules|dist)$|\.test\./;
export const BUILD = resolve(TOP, process.env['FOYER_WEB_BUILD'] ?? 'web/dist');
const STAMP = join(BUILD, 'sources.sha256');

/** Builds the web app unless the existing build is up to date. @throws FolderError */
export async function buildWeb(): Promise<boolean> {
  const digest = await digestOf(SOURCES);
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === digest) return true;
  await requireWritable('FOYER_WEB_BUILD', BUILD);
  const isBuilt = await scriptStep('building the web app', 'build');
  if (isBuilt) await writeFile(STAMP, digest);
  return isBuilt;
}

async function digestOf(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesUnder))).flat().sort();
  // FLAG-22: the build for testers differs, so the variable is part of the hash.
  const hash = createHash('sha256').update(process.env['FOYER_TEST_UTILITIES'] ?? '');
  for (const file of files) hash.update(file).update(await readFile(join(TOP, file)));
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<readonly string[]> {
  const entries = await readdir(join(TOP, path), { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const kept = entries.filter(({ name }) => !LEFT_OUT.test(name));
  const lists = await Promise.all(
    kept.map(async (entry) => {
      const inner = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(inner) : [inner];
    }),
  );
  return lists.flat();
}
