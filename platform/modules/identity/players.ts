import { sql, type CompiledQuery } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import type { Registration } from './registration/registration.ts';
import { recordOf, type PlayerRecord, type PlayerRow } from './player/record.ts';
import { identityTables } from './tables.ts';

export interface NewPlayer {
  readonly brand: BrandId;
  readonly email: string;
  /** Null where the way in is a code. */
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly language: Locale;
  readonly currency: Currency;
  /** What was chosen and accepted on a form; those of the demo filled in none. */
  readonly registration?: Registration;
}

export const normaliseEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

export const findPlayer = async (queryable: Queryable, id: PlayerId): Promise<PlayerRecord | undefined> =>
  (await findPlayers(queryable, [id])).get(id);

export async function findPlayers(
  queryable: Queryable,
  ids: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, PlayerRecord>> {
  const { rows } = await queryable.executeQuery<PlayerRow>({ ...readPlayers(queryable), parameters: [ids] });
  return new Map(rows.map((row) => [row.id, recordOf(row)]));
}

let compiled: CompiledQuery<PlayerRow> | null = null;

/** Put together once: every page of every player runs it. */
function readPlayers(queryable: Queryable): CompiledQuery<PlayerRow> {
  compiled ??= selectPlayers(queryable, []).compile();
  return compiled;
}

/** The same, and nothing that changes how the player stands commits before `tx` has. */
export async function lockPlayerRecord(tx: Transaction, id: PlayerId): Promise<PlayerRecord | undefined> {
  const row = await selectPlayers(tx, [id]).forNoKeyUpdate('player').executeTakeFirst();
  return row && recordOf(row);
}

const selectPlayers = (queryable: Queryable, ids: readonly PlayerId[]) =>
  playerRows(queryable).where('player.id', '=', sql<PlayerId>`any(${[...ids]})`);

const playerRows = (queryable: Queryable) =>
  identityTables(queryable)
    .selectFrom('identity.player as player')
    .selectAll('player')
    .select([
      // A date has no time zone, so it is not read as a moment.
      sql<string>`player.birth_date::text`.as('birth_date'),
      sql<string | null>`(select number from identity.phone where player_id = player.id limit 1)`.as('phone'),
    ]);

export interface Credential {
  readonly player: PlayerRecord;
  readonly passwordHash: string;
}

/** The account that an address names at a brand, with what is needed to test a password. */
export async function findCredential(
  queryable: Queryable,
  brand: BrandId,
  email: string,
): Promise<Credential | undefined> {
  const row = await playerRows(queryable)
    .innerJoin('identity.credential as credential', 'credential.player_id', 'player.id')
    .select('credential.password_hash')
    .where('player.brand', '=', brand)
    .where('player.email_key', '=', normaliseEmail(email))
    .executeTakeFirst();
  return row && { player: recordOf(row), passwordHash: row.password_hash };
}
