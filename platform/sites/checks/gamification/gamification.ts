import type { GamificationFile } from '@foyer/sites/schema/gamification.ts';
import type { Texts } from '../../messages.ts';
import type { SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';
import { checkText } from '../texts/checkText.ts';
import { openGames } from '../pageFiles.ts';

/** Field of the file that holds a page's content. */
const PAGES = { loyalty: 'loyaltyPage', missions: 'missionsPage', tournaments: 'tournamentsPage' } as const;

/** Checks that a brand with one of the pages has its content, and that everything it refers to exists. */
export function checkGamification(files: SiteFiles, texts: Texts, report: SiteReader['report']): void {
  const open = openGames(files);
  const clients = new Map<string, string>();
  for (const [name, { brand, gamification }] of files.brands) {
    const file = `brands/${name}/gamification.json`;
    const entries = Object.entries(PAGES) as [keyof typeof PAGES, (typeof PAGES)[keyof typeof PAGES]][];
    for (const [page, field] of entries) {
      const exists = Boolean(gamification?.[field]);
      const hasPage = brand.pages.includes(page);
      if (hasPage && !exists) report(file, field, `is missing, and the brand has the page ${page}`);
      if (exists && !hasPage) report(file, field, `is there, and the brand has no page ${page}`);
    }
    const other = gamification && clients.get(gamification.clientId);
    if (other !== null && other !== undefined)
      report(file, 'clientId', `is that of the brand ${other} too: the provider would take both for one`);
    if (gamification) clients.set(gamification.clientId, name);
    for (const [field, value] of gamification ? leavesOf(gamification) : []) {
      if (field.endsWith('.game') && !open.has(value))
        report(file, field, `there is no open game '${value}'`);
      if (!value.startsWith('gamification.')) continue;
      checkText({ area: 'gamification', key: value }, { texts, locales: brand.locales }, (problem) =>
        report(file, field, problem),
      );
    }
  }
}

/** Text keys of the file, by field path. */
const leavesOf = (file: GamificationFile): [field: string, value: string][] => leavesAt('', file);

function leavesAt(path: string, value: unknown): [field: string, value: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    leavesAt(path === '' ? name : `${path}.${name}`, part),
  );
}
