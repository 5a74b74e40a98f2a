import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { Contributor } from '../books/drawing.ts';

interface ContributorRow {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly given: bigint;
}

const toContributor = (row: ContributorRow) => ({ ...row, currency: toCurrency(row.currency) });

/** Top contributors since the shared pot was last paid, highest first. */
export async function readContributors(queryable: Queryable, brand: BrandId, size: number) {
  const { rows } = await sql<ContributorRow>`
    select player_id as "playerId", currency, given from jackpot.contributor
    where brand = ${brand} and magnitude >= 0 order by magnitude desc, given desc, player_id limit ${size}`.execute(
    queryable,
  );
  return rows.map(toContributor);
}

/** What these players have contributed since the shared pot was last paid. */
export async function readContributorsAmong(
  queryable: Queryable,
  brand: BrandId,
  players: readonly string[],
) {
  const { rows } = await sql<ContributorRow>`
    select player_id as "playerId", currency, given from jackpot.contributor
    where brand = ${brand} and player_id = any(${[...players]})`.execute(queryable);
  return rows.map(toContributor);
}

/** A player's rank, counted from 0; -1 for a player without contributions. */
export async function rankOf(queryable: Queryable, brand: BrandId, player: PlayerId): Promise<number> {
  const { rows } = await sql<{ place: bigint }>`
    select (select count(*) from jackpot.contributor other
            where other.brand = mine.brand and other.magnitude >= mine.magnitude
              and (other.given, mine.player_id) > (mine.given, other.player_id)) as place
    from jackpot.contributor mine
    where mine.brand = ${brand} and mine.player_id = ${player} and mine.given > 0`.execute(queryable);
  return rows[0] ? Number(rows[0].place) : -1;
}

/** Adds to the contributions of each player. The caller holds the jackpot lock. */
export async function addContributions(
  tx: Transaction,
  brand: BrandId,
  contributors: readonly Contributor[],
): Promise<void> {
  if (contributors.length === 0) return;
  const added = sql`
    unnest(${contributors.map(({ playerId }) => playerId)}::text[], ${contributors.map(({ currency }) => currency)}::text[],
           ${contributors.map(({ given }) => `${given}`)}::bigint[]) as added(player_id, currency, given)`;
  // Almost all have contributed before. An update of their rows writes less than an insert that finds them.
  const { numAffectedRows: known } = await sql`
    update jackpot.contributor c set given = c.given + added.given from ${added}
    where c.brand = ${brand} and c.player_id = added.player_id`.execute(tx);
  if (known === BigInt(contributors.length)) return;
  await sql`insert into jackpot.contributor (brand, player_id, currency, given)
    select ${brand}, player_id, currency, given from ${added} on conflict do nothing`.execute(tx);
}

export async function forgetContributors(tx: Transaction, brand: BrandId): Promise<void> {
  await sql`delete from jackpot.contributor where brand = ${brand}`.execute(tx);
}
