import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './limits.ts';
import { TOP } from './tree.ts';

/** A file's path between backticks. Folders are left out: guides name some that the reader creates. */
const FILE_PATH = new RegExp('`((?:' + PACKAGES.join('|') + ')/[\\w./-]+\\.\\w+)`', 'g');
/** The change log and the decisions describe the tree of their date. */
const isCurrent = (page: string): boolean => page !== 'CHANGELOG.md' && !page.startsWith('docs/decisions/');

/** Files that a documentation page names and that do not exist. */
export function missingDocumentedPaths(): readonly string[] {
  const pagesIn = (folder: string) =>
    readdirSync(join(TOP, folder), { recursive: folder !== '', encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name));
  return [...pagesIn(''), ...pagesIn('docs')].filter(isCurrent).flatMap((page) => {
    const paths = [...readFileSync(join(TOP, page), 'utf8').matchAll(FILE_PATH)].map(([, path = '']) => path);
    return paths.filter((path) => !existsSync(join(TOP, path))).map((path) => `${page}: ${path}`);
  });
}
