import { sql } from 'kysely';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Sites } from '../../sites/index.ts';

export type Brands = Pick<Sites, 'brands' | 'byBrand'>;

/**
 * EXCLUSION-03: locks a licence until `tx` ends, so that no account is opened while an exclusion is taken or lifted.
 * Opening an account takes the lock as shared, an exclusion as exclusive. Call it before locking a player.
 */
export async function lockLicence(
  tx: Transaction,
  licence: string,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const key = keyOf(licence);
  const lock =
    mode === 'shared' ? sql`pg_advisory_xact_lock_shared(${key})` : sql`pg_advisory_xact_lock(${key})`;
  await sql`select ${lock}`.execute(tx);
}

/** Takes the shared lock without waiting. @returns false while an exclusion is being taken or lifted */
export async function tryLockLicence(tx: Transaction, licence: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock_shared(${keyOf(licence)}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

/**
 * LIMIT-13: an advisory lock of the search for a person's accounts under a licence, until `tx` ends. A caller that has it
 * must not lock another player, because that player's transaction may be waiting for it.
 */
export async function lockAccountSearch(tx: Transaction, licence: string): Promise<void> {
  const key = sql`hashtextextended(${`identity.accounts ${licence}`}, 0)`;
  await sql`select pg_advisory_xact_lock(${key})`.execute(tx);
}

const keyOf = (licence: string) => sql`hashtextextended(${`identity.exclusion ${licence}`}, 0)`;

/** The licence of a brand; a brand that is no longer served counts as a licence of its own. */
export const licenceOf = (sites: Brands, brand: BrandId): string =>
  sites.byBrand(brand)?.settings.license ?? brand;

/** All brands under a brand's licence, including the brand. */
export function brandsOfLicence(sites: Brands, brand: BrandId): readonly BrandId[] {
  const licence = licenceOf(sites, brand);
  const brands = sites.brands.map((site) => site.brand).filter((one) => licenceOf(sites, one) === licence);
  return [...new Set([...brands, brand])];
}
