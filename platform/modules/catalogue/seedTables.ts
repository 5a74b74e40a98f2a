import { sql } from 'kysely';
import type { Transaction } from '../../infra/database/database.ts';
import type { GameSources } from './images/sources.ts';
import type { GameData, ListData, StudioData } from '../../sites/index.ts';

// Each function sends all its rows as one JSON parameter, so that 20,000 games need only one statement.

export const writeStudios = (tx: Transaction, studios: readonly StudioData[]) =>
  sql`
    insert into catalogue.studio (slug, name, logo, provider, currencies, languages, licences)
    select * from jsonb_to_recordset(${JSON.stringify(studios)}::jsonb)
      as data (slug text, name text, logo text, provider text, currencies text[], languages text[], licences text[])
    on conflict (slug) do update set (name, logo, provider, currencies, languages, licences) =
      (excluded.name, excluded.logo, excluded.provider, excluded.currencies, excluded.languages, excluded.licences)
  `.execute(tx);

export type SeededGame = Omit<GameData, 'images'> & { readonly images: GameSources };

/** A new game becomes available now, or in an empty catalogue on its release date. */
export const writeGames = (tx: Transaction, games: readonly SeededGame[], now: Date) =>
  sql`
    insert into catalogue.game as game (slug, title, category, studio, lookup_id, released, rtp, lines, max_win, volatility,
      min_stake, max_stake, tags, features, devices, blocked_countries, blocked_licences, is_open, available_at,
      rtp_least, rtp_most, languages, max_win_amounts, images, colours)
    select slug, title, category, studio, "lookupId", released, rtp, lines, "maxWin", volatility,
      "minStake", "maxStake", tags, features, devices, "blockedCountries", "blockedLicences", status = 'open',
      case when exists (select 1 from catalogue.game) then ${now}::timestamptz
           else least(released::timestamp at time zone 'UTC', ${now}::timestamptz) end,
      ("rtpRange" ->> 'least')::numeric, ("rtpRange" ->> 'most')::numeric,
      coalesce(languages, (select studio.languages from catalogue.studio where studio.slug = data.studio)),
      "maxWinAmounts", images, colours
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as data (
      slug text, title text, category text, studio text, "lookupId" text, released date, rtp numeric, lines int,
      "maxWin" numeric, volatility text, "minStake" numeric, "maxStake" numeric,
      tags text[], features text[], devices text[], "blockedCountries" text[], "blockedLicences" text[],
      status text, "rtpRange" jsonb, languages text[],
      "maxWinAmounts" jsonb, images jsonb, colours jsonb)
    on conflict (slug) do update set (title, category, studio, lookup_id, released, rtp, lines, max_win, volatility,
      min_stake, max_stake, tags, features, devices, blocked_countries, blocked_licences, is_open, withdrawn_at,
      available_at, rtp_least, rtp_most, languages, max_win_amounts, images, colours) =
      (excluded.title, excluded.category, excluded.studio, excluded.lookup_id, excluded.released, excluded.rtp,
       excluded.lines, excluded.max_win, excluded.volatility, excluded.min_stake, excluded.max_stake,
       excluded.tags, excluded.features, excluded.devices, excluded.blocked_countries, excluded.blocked_licences, excluded.is_open, null,
       case when game.is_open and game.withdrawn_at is null then game.available_at else ${now}::timestamptz end,
       excluded.rtp_least, excluded.rtp_most, excluded.languages, excluded.max_win_amounts,
       excluded.images, excluded.colours)
  `.execute(tx);

/**
 * Stores the countries and licences in which a game becomes available for the first time. Call it before the games are
 * updated, because it compares with them.
 */
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

/** Marks games missing from the data as withdrawn; they are kept for players who played them. */
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
    insert into catalogue.list (slug, position, format, is_ranked, is_in_menu, from_level, selection)
    select slug, position, format, "isRanked", "isInMenu", "fromLevel", selection
    from rows from (jsonb_to_recordset(${JSON.stringify(lists)}::jsonb)
      as (slug text, format text, "isRanked" boolean, "isInMenu" boolean, "fromLevel" int, selection jsonb))
      with ordinality as data (slug, format, "isRanked", "isInMenu", "fromLevel", selection, position)
    on conflict (slug) do update set (position, format, is_ranked, is_in_menu, from_level, selection) =
      (excluded.position, excluded.format, excluded.is_ranked, excluded.is_in_menu, excluded.from_level,
       excluded.selection)
  `.execute(tx);
}

/** Serialises seeding by nodes that start at the same time. */
export const lockSeed = (tx: Transaction) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue.seed'))`.execute(tx);
