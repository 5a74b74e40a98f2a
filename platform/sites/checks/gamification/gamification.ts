import type { GamificationFile } from '@foyer/sites/schema/gamification.ts';
import type { Texts } from '../../messages.ts';
import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../siteReader.ts';
import { hasText } from '../messages.ts';

/** The pages, and where the file says what stands on them. */
const PAGES = { loyalty: 'loyaltyPage', missions: 'missionsPage', tournaments: 'tournamentsPage' } as const;

/** A brand with one of the pages says what stands on it, and all that it names is there. */
export function checkGamification(
  { brands, games }: SiteFiles,
  texts: Texts,
  report: SiteReader['report'],
): void {
  const open = new Set(games.filter(({ status }) => status === 'open').map(({ slug }) => slug));
  for (const [name, { brand, gamification }] of brands) {
    const file = `brands/${name}/gamification.json`;
    const entries = Object.entries(PAGES) as [keyof typeof PAGES, (typeof PAGES)[keyof typeof PAGES]][];
    for (const [page, field] of entries) {
      const exists = Boolean(gamification?.[field]);
      const hasPage = brand.pages.includes(page);
      if (hasPage && !exists) report(file, field, `is missing, and the brand has the page ${page}`);
      if (exists && !hasPage) report(file, field, `is there, and the brand has no page ${page}`);
    }
    for (const [field, value] of gamification ? leavesOf(gamification) : []) {
      if (field.endsWith('.game') && !open.has(value))
        report(file, field, `there is no open game '${value}'`);
      if (!value.startsWith('gamification.')) continue;
      const lacking = brand.locales.filter((locale) => !hasText(texts, locale, 'gamification', value));
      if (lacking.length > 0) report(file, field, `there is no text '${value}' in ${lacking.join(', ')}`);
    }
  }
}

/** Every text in the file, by the path of its field. */
const leavesOf = (file: GamificationFile): [field: string, value: string][] => leavesAt('', file);

function leavesAt(path: string, value: unknown): [field: string, value: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    leavesAt(path === '' ? name : `${path}.${name}`, part),
  );
}
