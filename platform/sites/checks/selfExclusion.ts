import type { SomeRules } from '@foyer/contract/content/rules.ts';
import { INDEFINITE } from '@foyer/contract/selfExclusion/exclusionTerms.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../reader/siteReader.ts';
import { foldRules } from './strictness.ts';

/** LIC-12, LIC-15: a licence needs terms wherever it, a brand or a country requires self-exclusion. */
export function checkSelfExclusion(
  { licences, brands, markets }: SiteFiles,
  report: SiteReader['report'],
): void {
  for (const [name, { rules, selfExclusion }] of licences) {
    const brandsUnder = [...brands.values()].filter(({ brand }) => brand.licence === name);
    const layers = brandsUnder.flatMap(({ brand }) =>
      [brand.country, ...brand.countries].map((country) => [brand.rules, markets.get(country)?.rules ?? {}]),
    );
    const problems = [[], ...layers].map((layer) => problemOf(selfExclusion.terms, rules, layer));
    for (const problem of new Set(problems))
      if (problem) report(`licences/${name}.json`, 'selfExclusion.terms', problem);
  }
}

function problemOf(
  terms: readonly string[],
  licence: SomeRules,
  layers: readonly SomeRules[],
): string | null {
  const { selfExclusion, selfExclusionMultipleOptions } = foldRules(licence, ...layers);
  if (!selfExclusion) return null;
  if (terms.length === 0) return 'has none, and selfExclusion is demanded';
  if (!selfExclusionMultipleOptions)
    return terms.length > 1 ? 'has several, and selfExclusionMultipleOptions is not demanded' : null;
  const hasBoth = terms.includes(INDEFINITE) && terms.some((term) => term !== INDEFINITE);
  return hasBoth
    ? null
    : `needs a definite term and '${INDEFINITE}': selfExclusionMultipleOptions is demanded`;
}
