import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { End } from '../ends.ts';
import { nearBirthDates } from './birthDates.ts';
import { featuresOf, KEY_FEATURES, matchKeysOf, type Features, type MatchKeyKind } from './features.ts';
import type { PersonName } from '@foyer/domain/person/personName.ts';

export interface KnownPlayer {
  readonly id: PlayerId;
  readonly brand: BrandId;
  readonly features: Features;
  /** Verified name and birth date; null if only self-reported data is known. */
  readonly verified: (PersonName & { readonly birthDate: string }) | null;
  readonly exclusion: { readonly endsAt: End } | null;
  readonly timeoutEndsAt: Date | null;
}

export interface Search {
  readonly features: Features;
  readonly brands: readonly BrandId[];
  /** The player to exclude from the result. */
  readonly self: PlayerId | null;
  /** If set, finds only players who are excluded or in a time-out at this time. */
  readonly stoppedAt: Date | null;
}

/** Finds all players that the comparison could rate as likely, ordered by id. Every query uses an index. */
export async function findCandidates(queryable: Queryable, search: Search): Promise<readonly KnownPlayer[]> {
  const { features, brands, self, stoppedAt } = search;
  const dates = features.birthDates.flatMap((date) => [date, ...nearBirthDates(date)]);
  const keys = matchKeysOf(features);
  const hashes = features.nationalIds.map((hex) => Buffer.from(hex, 'hex'));
  const phones = [...features.phones];
  const { rows } = await sql<{ id: PlayerId }>`
    with found as (
      select id from identity.player where birth_date = any(${dates}::date[])
      union select player_id from identity.verified_identity where birth_date = any(${dates}::date[])
      union select player_id from identity.match_key
        where (kind, value) in (
          select * from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ value }) => value)}::text[]))
      union select player_id from identity.phone where number = any(${phones}::text[])
      union select id from identity.player where phone_given = any(${phones}::text[])
      union select player_id from identity.national_id
        where brand = any(${[...brands]}::text[]) and hash = any(${hashes}::bytea[])
    )
    select player.id from found join identity.player as player on player.id = found.id
    where player.brand = any(${[...brands]}::text[]) and player.id is distinct from ${self}::text
      and (${stoppedAt}::timestamptz is null
        or player.timeout_ends_at > ${stoppedAt}
        or player.excluded_at is not null
          and (player.exclusion_ends_at is null or player.exclusion_ends_at > ${stoppedAt}))
    order by player.id`.execute(queryable);
  return knownPlayers(
    queryable,
    rows.map(({ id }) => id),
  );
}

interface Row {
  readonly id: PlayerId;
  readonly brand: BrandId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly street: string | null;
  readonly zipCode: string | null;
  readonly verified: KnownPlayer['verified'];
  readonly excludedAt: Date | null;
  readonly exclusionEndsAt: Date | null;
  readonly timeoutEndsAt: Date | null;
  readonly phones: readonly string[];
  readonly hashes: readonly string[];
  readonly keys: readonly { readonly kind: MatchKeyKind; readonly value: string }[];
}

export async function knownPlayers(queryable: Queryable, ids: readonly PlayerId[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select player.id, player.brand, player.email, player.first_name as "firstName", player.last_name as "lastName",
      player.birth_date::text as "birthDate", player.street, player.zip_code as "zipCode",
      case when verified.player_id is not null then json_build_object(
        'firstName', verified.first_name, 'lastName', verified.last_name, 'birthDate', verified.birth_date) end as verified,
      player.excluded_at as "excludedAt", player.exclusion_ends_at as "exclusionEndsAt",
      player.timeout_ends_at as "timeoutEndsAt",
      array_remove(
        array(select number from identity.phone where player_id = player.id) || player.phone_given, null) as phones,
      array(select encode(hash, 'hex') from identity.national_id where player_id = player.id) as hashes,
      coalesce((select json_agg(json_build_object('kind', kind, 'value', value))
        from identity.match_key where player_id = player.id), '[]') as keys
    from identity.player as player
    left join identity.verified_identity as verified on verified.player_id = player.id
    where player.id = any(${[...ids]}::text[])
    order by player.id`.execute(queryable);
  return rows.map(playerOf);
}

function playerOf(row: Row): KnownPlayer {
  const { id, brand, verified, excludedAt, exclusionEndsAt, timeoutEndsAt } = row;
  const features = featuresOf({ ...row, address: row });
  const keysOf = (kind: MatchKeyKind) =>
    row.keys.filter((key) => key.kind === kind).map(({ value }) => value);
  return {
    id,
    brand,
    verified,
    features: {
      ...features,
      names: verified ? [...features.names, verified] : features.names,
      birthDates: verified ? [...features.birthDates, verified.birthDate] : features.birthDates,
      // The stored keys also include earlier email addresses of the player.
      emails: [...new Set([...features.emails, ...keysOf('email')])],
      mailboxNames: [...new Set([...features.mailboxNames, ...keysOf('mailboxName')])],
      nationalIds: [...row.hashes, ...keysOf('nationalId')],
      [KEY_FEATURES.paymentAccount]: keysOf('paymentAccount'),
      [KEY_FEATURES.device]: keysOf('device'),
    },
    exclusion: excludedAt && { endsAt: exclusionEndsAt },
    timeoutEndsAt,
  };
}
