import { sql } from 'kysely';
import type { Transaction } from '../../infra/database/database.ts';
import type { GameData, ListData, StudioData } from '../../sites/index.ts';

// Each set travels as one JSON parameter, so that twenty thousand games are one statement and not a thousand.

export const writeStudios = (tx: Transaction, studios: readonly StudioData[]) =>
  sql`
    insert into catalogue.studio (slug, name, face, provider, currencies, languages, licences)
    select * from jsonb_to_recordset(${JSON.stringify(studios)}::jsonb)
      as data (slug text, name text, face text, provider text, currencies text[], languages text[], licences text[])
    on conflict (slug) do update set (name, face, provider, currencies, languages, licences) =
      (excluded.name, excluded.face, excluded.provider, excluded.currencies, excluded.languages, excluded.licences)
  `.execute(tx);

/**
 * A game comes to be playable now; in a catalogue that begins, and so has nobody who has been here before, it came with
 * its release.
 */
export const writeGames = (tx: Transaction, games: readonly GameData[], now: Date) =>
  sql`
    insert into catalogue.game as game (slug, title, category, studio, lookup_id, released, rtp, lines, max_win, volatility,
      min_stake, max_stake, tags, features, devices, blocked_countries, blocked_licences, is_open, available_at,
      rtp_least, rtp_most, languages, max_win_amounts)
    select slug, title, category, studio, "lookupId", released, rtp, lines, "maxWin", volatility,
      "minStake", "maxStake", tags, features, devices, "blockedCountries", "blockedLicences", status = 'open',
      case when exists (select 1 from catalogue.game) then ${now}::timestamptz
           else least(released::timestamp at time zone 'UTC', ${now}::timestamptz) end,
      ("rtpRange" ->> 'least')::numeric, ("rtpRange" ->> 'most')::numeric,
      coalesce(languages, (select studio.languages from catalogue.studio where studio.slug = data.studio)),
      "maxWinAmounts"
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as data (
      slug text, title text, category text, studio text, "lookupId" text, released date, rtp numeric, lines int,
      "maxWin" numeric, volatility text, "minStake" numeric, "maxStake" numeric,
      tags text[], features text[], devices text[], "blockedCountries" text[], "blockedLicences" text[],
      status text, "rtpRange" jsonb, languages text[],
      "maxWinAmounts" jsonb)
    on conflict (slug) do update set (title, category, studio, lookup_id, released, rtp, lines, max_win, volatility,
      min_stake, max_stake, tags, features, devices, blocked_countries, blocked_licences, is_open, withdrawn_at,
      available_at, rtp_least, rtp_most, languages, max_win_amounts) =
      (excluded.title, excluded.category, excluded.studio, excluded.lookup_id, excluded.released, excluded.rtp,
       excluded.lines, excluded.max_win, excluded.volatility, excluded.min_stake, excluded.max_stake,
       excluded.tags, excluded.features, excluded.devices, excluded.blocked_countries, excluded.blocked_licences, excluded.is_open, null,
       case when game.is_open and game.withdrawn_at is null then game.available_at else ${now}::timestamptz end,
       excluded.rtp_least, excluded.rtp_most, excluded.languages, excluded.max_win_amounts)
  `.execute(tx);

/** Notes who may play a game from now on and could not before; to be called while the catalogue is still the old one. */
export const writeOpenings = (
  tx: Transaction,
  { games, studios }: { readonly games: readonly GameData[]; readonly studios: readonly StudioData[] },
  now: Date,
) =>
  sql`
    insert into catalogue.opening (game, to_whom, opened_at)
    select old.slug, opened.to_whom, ${now}
    from catalogue.game old
    join catalogue.studio old_studio on old_studio.slug = old.studio
    join jsonb_to_recordset(${JSON.stringify(games)}::jsonb)
      as data (slug text, studio text, devices text[], "blockedCountries" text[], "blockedLicences" text[])
      on data.slug = old.slug
    join jsonb_to_recordset(${JSON.stringify(studios)}::jsonb)
      as studio (slug text, currencies text[], licences text[]) on studio.slug = data.studio
    cross join lateral (
      (select unnest(old.blocked_countries || old.blocked_licences)
       except select unnest(data."blockedCountries" || data."blockedLicences"))
      union
      (select unnest(data.devices || studio.currencies || studio.licences)
       except select unnest(old.devices || old_studio.currencies || old_studio.licences))
    ) as opened (to_whom)
    where old.is_open and old.withdrawn_at is null
    on conflict (game, to_whom) do update set opened_at = excluded.opened_at
  `.execute(tx);

/** What has gone from the data is taken from the catalogue, and kept for those who played it. */
export const withdrawOtherGames = (tx: Transaction, games: readonly GameData[], now: Date) =>
  sql`
    update catalogue.game set withdrawn_at = ${now}
    where withdrawn_at is null and slug <> all (${games.map(({ slug }) => slug)}::text[])
  `.execute(tx);

export async function replaceLists(tx: Transaction, lists: readonly ListData[]): Promise<void> {
  await sql`delete from catalogue.list where slug <> all (${lists.map(({ slug }) => slug)}::text[])`.execute(
    tx,
  );
  await sql`
    insert into catalogue.list (slug, position, format, is_ranked, is_in_menu, selection)
    select slug, position, format, "isRanked", "isInMenu", selection
    from rows from (jsonb_to_recordset(${JSON.stringify(lists)}::jsonb)
      as (slug text, format text, "isRanked" boolean, "isInMenu" boolean, selection jsonb))
      with ordinality as data (slug, format, "isRanked", "isInMenu", selection, position)
    on conflict (slug) do update set (position, format, is_ranked, is_in_menu, selection) =
      (excluded.position, excluded.format, excluded.is_ranked, excluded.is_in_menu, excluded.selection)
  `.execute(tx);
}

/** Nodes that start together seed one after the other. */
export const lockSeed = (tx: Transaction) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue.seed'))`.execute(tx);
