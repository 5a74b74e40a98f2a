-- MONEY-10: adds the movements of up to `batches` commits to the sums, and returns the studios and currencies that they
-- concern. The caller holds the lock of the count: a win must not be counted before its stake.
create or replace function wallet.count_studio_results(batches int, excluded text, shared text[])
returns table (of_studio text, of_currency text) language plpgsql
-- Cached plans outlive the growth of the tables, so only index lookups are allowed: they are fast at any size.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
#variable_conflict use_column
declare
  moves wallet.studio_move[];
begin
  with taken as (
    delete from wallet.studio_movement where id in (select id from wallet.studio_movement order by id limit batches)
    returning transfers, posted_at)
  -- A win that is taken back no longer counts where it was counted: at the time when it was paid, and not after a release.
  select array_agg(row(t.id, t.caller, p.currency, r.game, t.round, t.recipe, t.amount,
           t.key like 'release %' or t.recipe = 'winRollback' and wallet.undoes_release(t.player_id, t.created_at, t.caller, t.key),
           case t.recipe when 'winRollback' then t.staked_at else t.created_at end, r.opened_at,
           t.caller || '/' || r.game = any(shared))::wallet.studio_move order by t.id)
  into moves
  from taken
  cross join lateral (select * from wallet.transfer one
    where one.created_at = taken.posted_at and one.id = any(taken.transfers)) t
  cross join lateral (select opened.game, opened.opened_at from wallet.command_key k join wallet.round opened
    on opened.player_id = k.player_id and opened.opened_at = k.created_at and opened.studio = k.caller
   and opened.id = k.opens_round
    where k.caller = t.caller and k.opens_round = t.round limit 1) r
  cross join lateral (select currency from wallet.account
    where player_id = t.player_id and kind = 'real' limit 1) p
  where t.caller <> excluded
    -- Only what the player gave back: with a debt that nobody pays, the studio would make room for further wins.
    and (t.recipe <> 'winRollback'
         or exists (select from wallet.account a where a.player_id = t.player_id and a.id = t.debit));

  insert into wallet.studio_count (studio, currency, since)
  select m.studio, m.currency, min(m.posted_at) from unnest(moves) m group by m.studio, m.currency
  on conflict do nothing;

  -- Locked, so that the end of a hold, which begins the count again, is before or after all of this.
  perform from wallet.studio_count c
  where exists (select from unnest(moves) m where m.studio = c.studio and m.currency = c.currency)
  order by c.studio, c.currency for share;

  return query
  with counted as (
    select m.studio, m.currency, m.game, part.*
    from unnest(moves) m
    join wallet.studio_count c on c.studio = m.studio and c.currency = m.currency and m.posted_at >= c.since
    cross join lateral wallet.studio_sums(m, c.since) part
    -- A round that ends in the hour in which it was opened adds nothing, so most ends are skipped.
    where m.recipe <> 'endRound' or m.opened_at < c.since
       or date_trunc('hour', m.opened_at, 'UTC') < date_trunc('hour', m.posted_at, 'UTC')),
  written as (
    insert into wallet.studio_result as r (studio, currency, game, hour, opened, magnitude, stakes, squares, wins)
    select studio, currency, game, hour, opened, magnitude, sum(stakes), sum(squares), sum(wins)
    from counted group by 1, 2, 3, 4, 5, 6
    on conflict (studio, currency, hour, game, opened, magnitude) do update
    set stakes = r.stakes + excluded.stakes, squares = r.squares + excluded.squares, wins = r.wins + excluded.wins
    returning studio, currency)
  select distinct studio, currency from written;
end $$;
