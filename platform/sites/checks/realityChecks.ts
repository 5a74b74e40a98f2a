import type { Rules } from '@foyer/contract/content/rules.ts';
import type { LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../reader/siteReader.ts';
import { foldRules } from './strictness.ts';

/** The licence's intervals up to the maximum of brand and country, which is added as the last one. */
export function realityCheckPeriodsOf(
  { realityCheckPeriods }: Pick<LicenceFile, 'realityCheckPeriods'>,
  { realityCheck, realityCheckIntervalMinutes: longest }: Rules,
): readonly number[] {
  if (!realityCheck) return [];
  return [...realityCheckPeriods.filter((period) => period < longest), longest];
}

/** RG-06: the last interval is the default, so it must equal the licence's rule. */
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
