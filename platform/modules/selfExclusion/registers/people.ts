import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { SharedSecrets } from '../../../infra/config/sharedSecrets.ts';
import type { Log } from '../../../infra/log.ts';
import type { RegisterPerson } from '../ports.ts';
import { decryptNationalId } from './nationalIds.ts';

/** Reads stored national ids. */
export interface NationalIdReader {
  readonly nationalIdKeys: SharedSecrets | null;
  readonly log: Pick<Log, 'error'>;
}

export interface FoundPlayer {
  readonly id: PlayerId;
  readonly brand: BrandId;
  readonly country: string;
  readonly person: RegisterPerson;
}

interface Row {
  readonly id: PlayerId;
  readonly brand: BrandId;
  readonly country: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly email: string;
  readonly zip_code: string | null;
  readonly phone: string | null;
  readonly encrypted: Buffer | null;
}

const SELECTED = sql`
  select player.id, player.brand, player.country, player.first_name, player.last_name,
    player.birth_date::text, player.email, player.zip_code,
    coalesce((select number from identity.phone where player_id = player.id limit 1), player.phone_given) as phone,
    (select encrypted from identity.register_national_id where player_id = player.id)
  from identity.player as player`;

/** The data of one player by which registers find them; undefined for an unknown id. */
export async function findPerson(
  queryable: Queryable,
  id: PlayerId,
  reader: NationalIdReader,
): Promise<FoundPlayer | undefined> {
  const { rows } = await sql<Row>`${SELECTED} where player.id = ${id}`.execute(queryable);
  return rows.map((row) => foundIn(row, reader))[0];
}

export interface DueSearch {
  readonly brand: BrandId;
  readonly countries: readonly string[];
  readonly register: string;
  /** Players about whom the register has replied since then are not due. */
  readonly repliedSince: Date;
  /** Players about whom it was asked in vain since then are not due yet. */
  readonly attemptedSince: Date;
  /** Players count as active if they signed in since then, or are excluded by the register. */
  readonly activeSince: Date;
  readonly most: number;
}

/** Active players about whom a register must be asked again; those whose last attempt is oldest come first. */
export async function duePeople(
  queryable: Queryable,
  { brand, countries, register, repliedSince, attemptedSince, activeSince, most }: DueSearch,
  reader: NationalIdReader,
): Promise<readonly FoundPlayer[]> {
  const { rows } = await sql<Row>`${SELECTED}
    left join identity.register_status as status
      on status.player_id = player.id and status.register = ${register}
    where player.brand = ${brand} and player.country = any(${[...countries]}::text[]) and player.status = 'Active'
      and (status.asked_at is null or status.asked_at < ${repliedSince})
      and (status.attempted_at is null or status.attempted_at < ${attemptedSince})
      and (status.is_excluded or exists (
        select from identity.session where player_id = player.id and started_at >= ${activeSince}))
    order by status.attempted_at nulls first, player.id
    limit ${most}`.execute(queryable);
  return rows.map((row) => foundIn(row, reader));
}

const foundIn = (row: Row, reader: NationalIdReader): FoundPlayer => ({
  id: row.id,
  brand: row.brand,
  country: row.country,
  person: {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    email: row.email,
    postcode: row.zip_code,
    phone: row.phone,
    nationalId: nationalIdOf(row, reader),
  },
});

function nationalIdOf({ id, encrypted }: Row, { nationalIdKeys, log }: NationalIdReader): string | null {
  if (!nationalIdKeys || !encrypted) return null;
  const nationalId = decryptNationalId(nationalIdKeys, id, encrypted);
  if (nationalId === null)
    log.error({ playerId: id }, 'FOYER_NATIONAL_ID_KEY does not have the key of a stored national id');
  return nationalId;
}
