-- Locks the players of a batch and then the limits that they share with other accounts, each in one order, so that two
-- batches never wait for each other.
create or replace function wallet.lock_players(commands wallet.lookup[]) returns void language plpgsql as $$
declare
  limited_players text[];
begin
  select array_agg(locked.player_id) filter (where locked.limited) into limited_players from (
    select player_id, limited from wallet.account
    where kind = 'real' and player_id in (
      select coalesce(s.player_id, command.player)
      from unnest(commands) command
      left join wallet.game_session s on s.id = command.game_session)
    order by id for update) locked;
  if limited_players is not null then
    perform 1 from wallet.limit_group
    where id in (select group_id from wallet.limit_member where player_id = any(limited_players))
    order by id for update;
  end if;
end $$;
