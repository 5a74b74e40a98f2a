import type { Import } from './imports.ts';
import { IMPORT_RULES, BANNED_PACKAGES, FEATURE_PAIRS, type ImportRule } from './rooms.ts';

/** Why this import may not be, or null. */
export function forbiddenImport(found: Import): string | null {
  const { from, to, line } = found;
  const arrow = arrowOf(from);
  const place = `${from}:${line} imports ${to}`;
  if (!arrow) return `${from} lies in no room of rooms.ts`;
  if (found.isPackage)
    return mayUsePackage(arrow, found) ? null : `${place}: not a package for ${arrow.from}`;
  if (isOwn(arrow, from, to) || isFeaturePair(from, to)) return null;
  if (arrow.to.some((pattern) => fits(pattern, to))) return null;
  return `${place}: ${arrow.from} may import ${arrow.to.join(', ') || 'only itself'}`;
}

const byLength = [...IMPORT_RULES].sort((a, b) => b.from.length - a.from.length);
const arrowOf = (path: string): ImportRule | undefined => byLength.find(({ from }) => fits(from, path));

const TEST_PACKAGES = ['vitest', 'fast-check'];

const mayUsePackage = (arrow: ImportRule, { from, to }: Import): boolean =>
  (from.includes('.test.') && (to.startsWith('node:') || TEST_PACKAGES.includes(to))) ||
  ((arrow.packages?.includes(to) ?? true) &&
    !BANNED_PACKAGES.some((ban) => from.startsWith(ban.from) && ban.packages.includes(to)));

/** Inside one folder of the pattern: a module is at home in its own folder alone. */
const isOwn = (arrow: ImportRule, from: string, to: string): boolean => {
  const depth = arrow.from.split('/').length - 1;
  const own = from.split('/').slice(0, depth).join('/');
  return to.startsWith(`${own}/`);
};

const isFeaturePair = (from: string, to: string): boolean =>
  FEATURE_PAIRS.some(
    ([who, whom]) => from.startsWith(`web/features/${who}/`) && to === `web/features/${whom}/index.ts`,
  );

export function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isFolder = pattern.endsWith('/');
  if (isFolder ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every(
    (segment, index) => segment === '*' || segment === given[index] || (isFolder && segment === ''),
  );
}
