import { sql } from 'kysely';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../../infra/database/database.ts';
import type { Sites } from '../../../../sites/index.ts';

type Brands = Pick<Sites, 'brands' | 'byBrand'>;

/**
 * EXCLUSION-03: an account that is opened and an exclusion that is taken or lifted under one licence do not pass each
 * other by; accounts are opened beside each other. To be called before any player is locked.
 */
export async function lockByBirthDate(
  tx: Transaction,
  licence: string,
  who: 'opens' | 'excludes',
): Promise<void> {
  const key = turnOf(licence);
  const turn =
    who === 'opens' ? sql`pg_advisory_xact_lock_shared(${key})` : sql`pg_advisory_xact_lock(${key})`;
  await sql`select ${turn}`.execute(tx);
}

/** The turn of `opens`, for a caller that has locked a player already and may not wait. @returns false: an exclusion is being taken */
export async function tryTurn(tx: Transaction, licence: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock_shared(${turnOf(licence)}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

const turnOf = (licence: string) => sql`hashtextextended(${`identity.exclusion ${licence}`}, 0)`;

/** The licence of a brand; a brand that is served no more stands for itself. */
export const licenceOf = (sites: Brands, brand: BrandId): string =>
  sites.byBrand(brand)?.settings.license ?? brand;

/** The brands of a brand's licence, itself among them. */
export function brandsOfLicence(sites: Brands, brand: BrandId): readonly BrandId[] {
  const licence = licenceOf(sites, brand);
  const brands = sites.brands.map((site) => site.brand).filter((one) => licenceOf(sites, one) === licence);
  return [...new Set([...brands, brand])];
}
