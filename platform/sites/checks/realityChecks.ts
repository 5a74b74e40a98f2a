import type { Rules } from '@foyer/contract/content/rules.ts';
import type { LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../siteReader.ts';
import { foldRules } from './strictness.ts';

/** Those of the licence up to what the rules of brand and country allow, which is the last. */
export function realityCheckPeriodsOf(
  { realityCheckPeriods }: Pick<LicenceFile, 'realityCheckPeriods'>,
  { realityCheck, realityCheckIntervalMinutes: longest }: Rules,
): readonly number[] {
  if (!realityCheck) return [];
  return [...realityCheckPeriods.filter((period) => period < longest), longest];
}

/** RG-06: who has chosen none has the longest there is to choose. */
export function checkRealityChecks(
  { licences }: Pick<SiteFiles, 'licences'>,
  report: SiteReader['report'],
): void {
  for (const [name, { rules, realityCheckPeriods }] of licences) {
    const longest = foldRules(rules).realityCheckIntervalMinutes;
    if (realityCheckPeriods.at(-1) !== longest)
      report(`licences/${name}.json`, 'realityCheckPeriods', `have to end with ${longest}, the rules' own`);
  }
}
