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

export async function addContributions(
  tx: Transaction,
  brand: BrandId,
  given: readonly Contributor[],
): Promise<void> {
  if (given.length === 0) return;
  await sql`insert into jackpot.contributor as c (brand, player_id, currency, given)
    select ${brand}, player_id, currency, given
    from unnest(${given.map(({ playerId }) => playerId)}::text[], ${given.map(({ currency }) => currency)}::text[],
                ${given.map((one) => `${one.given}`)}::bigint[]) as g(player_id, currency, given)
    on conflict (brand, player_id) do update set given = c.given + excluded.given`.execute(tx);
}

export async function forgetContributors(tx: Transaction, brand: BrandId): Promise<void> {
  await sql`delete from jackpot.contributor where brand = ${brand}`.execute(tx);
}
