-- Locks the players of a batch in one order, so that two batches never wait for each other.
create or replace function wallet.lock_players(commands wallet.lookup[]) returns void language plpgsql as $$
begin
  perform 1 from wallet.account
  where kind = 'real' and player_id in (
    select coalesce(s.player_id, command.player)
    from unnest(commands) command
    left join wallet.game_session s on s.id = command.game_session)
  order by id for update;
end $$;
