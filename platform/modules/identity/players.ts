import { randomUUID } from 'node:crypto';
import { sql, type CompiledQuery } from 'kysely';
import { playerId, type BrandId, type PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Currency } from '@foyer/vocabulary/currency.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Queryable, Transaction } from '../../plumbing/database/database.ts';
import type { Sites } from '../../plumbing/sites/index.ts';
import { EmailTaken } from './failures.ts';
import { hashPassword } from './passwords.ts';
import { compareNewcomer, keepArrival } from './matching/newcomer.ts';
import { keepRegistration, type Registration } from './registration/registration.ts';
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

/** @throws EmailTaken, RegistrationRefused */
export async function createPlayer(
  tx: Transaction,
  player: NewPlayer,
  { sites, clock }: { readonly sites: Pick<Sites, 'brands' | 'byBrand'>; readonly clock: Clock },
): Promise<PlayerId> {
  const id = playerId(randomUUID());
  const now = clock.now();
  const { registration } = player;
  // Before anything is known of the address: the work is the same for one that is taken.
  const passwordHash = player.password === null ? null : await hashPassword(player.password);
  const arrival = await compareNewcomer(tx, { sites, now }, player);
  const inserted = await identityTables(tx)
    .insertInto('identity.player')
    .values({
      id,
      brand: player.brand,
      email: player.email.trim().normalize('NFKC'),
      first_name: player.firstName,
      last_name: player.lastName,
      birth_date: player.birthDate,
      country: player.country,
      language: player.language,
      currency: player.currency,
      created_at: now,
      ...(registration && chosen(registration, now)),
    })
    .onConflict((conflict) => conflict.columns(['brand', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new EmailTaken();
  if (passwordHash !== null)
    await identityTables(tx)
      .insertInto('identity.credential')
      .values({ player_id: id, password_hash: passwordHash, changed_at: now })
      .execute();
  if (registration) await keepRegistration(tx, { ...player, registration }, { id, now });
  await keepArrival(tx, arrival, { id, now });
  return id;
}

const chosen = ({ accepts, nationalId }: Registration, now: Date) => ({
  accepts_email: accepts.email,
  accepts_sms: accepts.sms,
  accepts_phone: accepts.phone,
  accepts_web_push: accepts.webPush,
  terms_accepted_at: now,
  privacy_accepted_at: now,
  ssn: nationalId?.shown ?? null,
});

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
export async function holdPlayer(tx: Transaction, id: PlayerId): Promise<PlayerRecord | undefined> {
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
