import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptStep, top } from './step.mjs';

const SOURCES = ['web', 'contract', 'vocabulary', 'package-lock.json'];
const STAMP = join(top, 'web/dist/sources.sha256');

/** Builds the web app, unless the present build was made from the present sources. */
export async function buildWeb() {
  const digest = await digestOf(SOURCES);
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === digest) return true;
  const isBuilt = await scriptStep('building the web app', 'build');
  if (isBuilt) await writeFile(STAMP, digest);
  return isBuilt;
}

async function digestOf(roots) {
  const hash = createHash('sha256');
  for (const root of roots) {
    for (const file of await filesUnder(root)) hash.update(file).update(await readFile(join(top, file)));
  }
  return hash.digest('hex');
}

async function filesUnder(path) {
  const entries = await readdir(join(top, path), { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const kept = entries.filter(
    ({ name }) => !['node_modules', 'dist'].includes(name) && !name.includes('.test.'),
  );
  const lists = await Promise.all(
    kept.map((entry) =>
      entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    ),
  );
  return lists.flat().sort();
}
