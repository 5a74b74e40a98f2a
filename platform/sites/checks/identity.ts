import type { SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../reader/siteReader.ts';

/** LIC-19: `kycRequiredFromStart` has no effect without `kycRequired`, so the combination is a mistake. */
export function checkIdentityRules(
  { licences, markets }: Pick<SiteFiles, 'licences' | 'markets'>,
  report: SiteReader['report'],
): void {
  const layers = [
    ...[...licences].map(([name, { rules }]) => [`licences/${name}.json`, rules] as const),
    ...[...markets].map(([name, { rules }]) => [`markets/${name}.json`, rules ?? {}] as const),
  ];
  for (const [file, rules] of layers)
    if (rules.kycRequiredFromStart && rules.kycRequired === false)
      report(file, 'rules.kycRequiredFromStart', 'asks from the start, and kycRequired asks nobody');
}
