import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Queryable, Transaction } from '../../../../plumbing/database/database.ts';
import type { Sites } from '../../../../plumbing/sites/index.ts';
import { RegistrationRefused } from '../../failures.ts';
import { identityTables } from '../../tables.ts';
import { isRunning, type End } from './ends.ts';
import { marksOf, whoLeft } from './marks.ts';
import { mayBeTheSame } from './spellings.ts';

export interface Person {
  readonly brand: BrandId;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
}

type Brands = Pick<Sites, 'brands' | 'byBrand'>;

/**
 * X3: an account that is being opened and an exclusion that is being taken by somebody born on the same day do not pass
 * each other by. To be asked before any player is locked.
 */
export async function takeTurns(
  tx: Transaction,
  { birthDate }: Pick<Person, 'birthDate'>,
  who: 'opens' | 'excludes',
): Promise<void> {
  const key = sql`hashtextextended(${`identity.exclusion ${birthDate}`}, 0)`;
  // Accounts may be opened beside each other.
  const turn =
    who === 'opens' ? sql`pg_advisory_xact_lock_shared(${key})` : sql`pg_advisory_xact_lock(${key})`;
  await sql`select ${turn}`.execute(tx);
}

/** The licence of a brand; a brand that is served no more stands for itself. */
export const licenceOf = (sites: Brands, brand: BrandId): string =>
  sites.byBrand(brand)?.settings.license ?? brand;

interface Account {
  readonly id: PlayerId;
  readonly exclusion: { readonly endsAt: End } | null;
  readonly timeoutEndsAt: Date | null;
}

/** X3: the accounts under the same licence that may be the same person's, his own among them. */
export async function accountsOf(
  queryable: Queryable,
  sites: Brands,
  person: Person,
): Promise<readonly Account[]> {
  const licence = licenceOf(sites, person.brand);
  const brands = sites.brands
    .map(({ brand }) => brand)
    .filter((brand) => licenceOf(sites, brand) === licence);
  const found = await identityTables(queryable)
    .selectFrom('identity.player')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .select(['excluded_at', 'exclusion_ends_at', 'timeout_ends_at'])
    .where('birth_date', '=', person.birthDate)
    .where('brand', 'in', [...brands, person.brand])
    .orderBy('id')
    .execute();
  return found
    .filter((other) => mayBeTheSame(other, person))
    .map((row) => ({
      id: row.id,
      exclusion: row.excluded_at && { endsAt: row.exclusion_ends_at },
      timeoutEndsAt: row.timeout_ends_at,
    }));
}

/**
 * OPEN-25, X3: who is excluded or in a time-out does not come back under another address, or at another brand of the
 * licence. X9: nor once the account is gone. @throws RegistrationRefused
 */
export async function refuseStopped(
  tx: Transaction,
  { sites, now }: { readonly sites: Brands; readonly now: Date },
  person: Person,
): Promise<void> {
  await takeTurns(tx, person, 'opens');
  const accounts = await accountsOf(tx, sites, person);
  const stopped = accounts.find(
    ({ exclusion, timeoutEndsAt }) =>
      (exclusion && isRunning(exclusion.endsAt, now)) || (timeoutEndsAt && isRunning(timeoutEndsAt, now)),
  );
  if (stopped) throw new RegistrationRefused('likeAnExcludedPlayer', stopped.id);
  const left = await whoLeft(tx, await marksOf(tx, licenceOf(sites, person.brand), person), now);
  if (left) throw new RegistrationRefused('likeAnExcludedPlayer', left.player);
}
