import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSites, type Sites } from '../sites/index.ts';

const DEMO = fileURLToPath(new URL('../../sites/', import.meta.url));

/** The demo sites with other rules of one licence. */
export async function sitesOfLicence(
  licence: string,
  rules: Readonly<Record<string, boolean | number>>,
): Promise<Sites> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sites-'));
  try {
    await cp(DEMO, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
    const path = join(folder, 'licences', `${licence}.json`);
    const file = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...file, rules: { ...file.rules, ...rules } }));
    return await loadSites(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
