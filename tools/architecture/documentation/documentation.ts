import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '../limits.ts';
import { titlesOf } from '../proofs.ts';
import { TOP, type SourceFile } from '../tree.ts';

/** A file's path between backticks. Folders are left out: guides name some that the reader creates. */
const FILE_PATH = new RegExp('`((?:' + [...PACKAGES, 'deploy'].join('|') + ')/[\\w./-]+\\.\\w+)`', 'g');
/** The change log and the decision records describe earlier states, so their paths may no longer exist. */
const isCurrent = (page: string): boolean => page !== 'CHANGELOG.md' && !page.startsWith('docs/decisions/');

/** Files that a documentation page names and that do not exist. */
export function missingDocumentedPaths(): readonly string[] {
  const pagesIn = (folder: string) =>
    readdirSync(join(TOP, folder), { recursive: folder !== '', encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name));
  const pages = ['', 'docs', 'deploy'].flatMap(pagesIn).filter(isCurrent);
  return [...pages, 'sandbox/README.md'].flatMap((page) => {
    const paths = [...readFileSync(join(TOP, page), 'utf8').matchAll(FILE_PATH)].map(([, path = '']) => path);
    return paths.filter((path) => !existsSync(join(TOP, path))).map((path) => `${page}: ${path}`);
  });
}

const THREATS = 'docs/security/threats.md';
/** A test file and titles of its tests: `` `web/a.test.ts`: "first title", "second title" ``. */
const CITATION = /`([\w./-]+\.ts)`: ("[^"]+"(?:, "[^"]+")*)/g;
const TEST_FILE = /`[\w./-]+\.(?:test|e2e)\.tsx?`/g;

/** Wrong citations on the page of threats: test titles that do not exist, and test files without a title. */
export function wrongCitedTests(
  files: readonly SourceFile[],
  page = readFileSync(join(TOP, THREATS), 'utf8'),
): readonly string[] {
  const citations = [...page.matchAll(CITATION)];
  const missing = citations.flatMap(([, path = '', titles = '']) => {
    const file = files.find((one) => one.path === path);
    const existing = file ? titlesOf(file) : [];
    return [...titles.matchAll(/"([^"]+)"/g)]
      .map(([, title = '']) => title)
      .filter((title) => !existing.includes(title))
      .map((title) => `${path} has no test "${title}"`);
  });
  const untitled = page.replaceAll(CITATION, '').match(TEST_FILE) ?? [];
  return [...missing, ...untitled.map((path) => `${path} is cited without a title`)];
}
