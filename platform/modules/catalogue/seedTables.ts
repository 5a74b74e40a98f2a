import { sql } from 'kysely';
import type { Transaction } from '../../plumbing/database/database.ts';
import type { GameData, ListData, StudioData } from '../../plumbing/sites/index.ts';

// Each set travels as one JSON parameter, so that twenty thousand games are one statement and not a thousand.

export const writeStudios = (tx: Transaction, studios: readonly StudioData[]) =>
  sql`
    insert into catalogue.studio (slug, name, face, provider, currencies, languages, licences)
    select * from jsonb_to_recordset(${JSON.stringify(studios)}::jsonb)
      as data (slug text, name text, face text, provider text, currencies text[], languages text[], licences text[])
    on conflict (slug) do update set (name, face, provider, currencies, languages, licences) =
      (excluded.name, excluded.face, excluded.provider, excluded.currencies, excluded.languages, excluded.licences)
  `.execute(tx);

export const writeGames = (tx: Transaction, games: readonly GameData[]) =>
  sql`
    insert into catalogue.game (slug, title, category, studio, lookup_id, released, rtp, lines, max_win, volatility,
      min_stake, max_stake, tags, features, devices, blocked_countries, blocked_licences, is_open)
    select slug, title, category, studio, "lookupId", released, rtp, lines, "maxWin", volatility,
      "minStake", "maxStake", tags, features, devices, "blockedCountries", "blockedLicences", status = 'open'
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as data (
      slug text, title text, category text, studio text, "lookupId" text, released date, rtp numeric, lines int,
      "maxWin" int, volatility text, "minStake" numeric, "maxStake" numeric,
      tags text[], features text[], devices text[], "blockedCountries" text[], "blockedLicences" text[],
      status text)
    on conflict (slug) do update set (title, category, studio, lookup_id, released, rtp, lines, max_win, volatility,
      min_stake, max_stake, tags, features, devices, blocked_countries, blocked_licences, is_open, withdrawn_at) =
      (excluded.title, excluded.category, excluded.studio, excluded.lookup_id, excluded.released, excluded.rtp,
       excluded.lines, excluded.max_win, excluded.volatility, excluded.min_stake, excluded.max_stake,
       excluded.tags, excluded.features, excluded.devices, excluded.blocked_countries, excluded.blocked_licences, excluded.is_open, null)
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
