import { sql, type CompiledQuery } from 'kysely';
import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { AuthenticationFailure } from '../../infra/refusal.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { recordOf, type PlayerRecord, type PlayerRow } from './record.ts';
import { playerTables } from './tables.ts';

export const findPlayer = async (queryable: Queryable, id: PlayerId): Promise<PlayerRecord | undefined> =>
  (await findPlayers(queryable, [id])).get(id);

export async function findPlayers(queryable: Queryable, ids: readonly PlayerId[]) {
  const query = { ...readPlayers(queryable), parameters: [ids] };
  const { rows } = await playerTables(queryable).executeQuery<PlayerRow>(query);
  return new Map(rows.map((row) => [row.id, recordOf(row)]));
}

let compiled: CompiledQuery<PlayerRow> | null = null;

/** Compiled once, because every request of a signed-in player runs this query. */
function readPlayers(queryable: Queryable): CompiledQuery<PlayerRow> {
  compiled ??= selectPlayers(queryable, []).compile();
  return compiled;
}

/**
 * The player, whose row stays locked until `tx` ends: whatever opens or ends a session or changes the account waits.
 * @throws AuthenticationFailure for an unknown id
 */
export async function lockPlayer(tx: Transaction, id: PlayerId): Promise<PlayerRecord> {
  const row = await selectPlayers(tx, [id]).forNoKeyUpdate('player').executeTakeFirst();
  if (!row) throw new AuthenticationFailure('unknownPlayer');
  return recordOf(row);
}

/** Locks in a fixed order, so that two callers cannot deadlock. */
export async function lockPlayers(tx: Transaction, ids: readonly PlayerId[]): Promise<void> {
  await playerTables(tx)
    .selectFrom('identity.player')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function playerByEmail(queryable: Queryable, brand: BrandId, email: string) {
  const found = await playerTables(queryable)
    .selectFrom('identity.player')
    .select('id')
    .where('brand', '=', brand)
    .where('emailKey', '=', normaliseEmail(email))
    .executeTakeFirst();
  return found?.id ?? null;
}

const selectPlayers = (queryable: Queryable, ids: readonly PlayerId[]) =>
  playerRows(queryable).where('player.id', '=', sql<PlayerId>`any(${[...ids]})`);

const playerRows = (queryable: Queryable) =>
  playerTables(queryable)
    .selectFrom('identity.player as player')
    .selectAll('player')
    .select([
      // Read as text: a date has no time zone and must not be parsed as a timestamp.
      sql<string>`player.birth_date::text`.as('birthDate'),
      sql<string | null>`(select number from identity.phone where player_id = player.id limit 1)`.as('phone'),
    ]);
