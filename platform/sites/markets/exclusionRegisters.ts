import { methodOf } from '@foyer/contract/registration/methods.ts';
import type { BrandFile } from '@foyer/sites/schema/brand.ts';
import { EXCLUSION_REGISTERS, type ExclusionRegisterName } from '@foyer/sites/schema/selfExclusion.ts';
import type { LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { MarketFile } from '@foyer/sites/schema/market.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../reader/siteReader.ts';
import { foldRules } from '../checks/strictness.ts';

interface Layers {
  readonly licence: Pick<LicenceFile, 'exclusionRegisters'>;
  readonly brand: Pick<BrandFile, 'exclusionRegisters'>;
  readonly market: Pick<MarketFile, 'exclusionRegisters'> | undefined;
}

/** EXCLUSION-10: the registers that are asked about a brand's players of one country, each once. */
export function registersOf(
  { licence, brand, market }: Layers,
  country: string,
): readonly ExclusionRegisterName[] {
  const asked = [...licence.exclusionRegisters, ...brand.exclusionRegisters]
    .filter(({ countries }) => countries?.includes(country) ?? true)
    .map(({ register }) => register);
  return [...new Set([...asked, ...(market?.exclusionRegisters ?? [])])];
}

/** A register that finds people by their national id can only be asked where the registration form has that field. */
export function checkExclusionRegisters(
  { brands, licences, markets, registration }: SiteFiles,
  report: SiteReader['report'],
): void {
  for (const [name, { brand }] of brands) {
    const licence = licences.get(brand.licence);
    if (!licence) continue;
    for (const country of [brand.country, ...brand.countries]) {
      const market = markets.get(country);
      const rules = foldRules(licence.rules, brand.rules, market?.rules ?? {});
      if (rules.ssnOnRegistration || methodOf(registration, country) === 'SSN') continue;
      for (const register of registersOf({ licence, brand, market }, country))
        if (EXCLUSION_REGISTERS[register].finds === 'nationalId')
          report(
            `brands/${name}/brand.json`,
            'exclusionRegisters',
            `players of ${country} are looked up in '${register}' by their national id, which registration does not ask for there: set rules.ssnOnRegistration, or take the register out of licence, brand and markets/${country}.json`,
          );
    }
  }
}
