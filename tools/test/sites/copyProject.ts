import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { TOP } from '../../terminal/step.ts';

const LEFT_OUT = new Set(['node_modules', '.git', '.foyer', '.stryker', 'dist', 'coverage', 'test-results']);

/** Copies the project's files; the packages from npm are linked, and its own packages are those of the copy. */
export async function copyProject(folder: string): Promise<void> {
  const isWanted = (path: string): boolean => path === TOP || !LEFT_OUT.has(basename(path));
  await cp(TOP, folder, { recursive: true, filter: isWanted });
  for (const modules of ['node_modules', 'platform/node_modules']) await link(modules, folder);
}

async function link(modules: string, folder: string): Promise<void> {
  await mkdir(join(folder, modules));
  for (const name of await readdir(join(TOP, modules)).catch(() => [])) {
    const [from, to] = [join(TOP, modules, name), join(folder, modules, name)];
    if (name === '@foyer') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') await symlink(from, to);
  }
}
