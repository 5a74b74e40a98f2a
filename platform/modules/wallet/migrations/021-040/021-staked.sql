-- Stakes and what takes them back, by their first legs, a row a batch, until whoever reckons by stakes has taken them in.
create table wallet.staked (
  id          bigint generated always as identity primary key,
  transfers   bigint[]    not null,
  gathered_at timestamptz not null
) with (
  -- Rows live for a moment, as those of the outbox.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);

-- No more than that they are there: what they are of is looked up when they are taken, and not while bets wait.
create function wallet.gather_stakes() returns trigger language plpgsql as $$
begin
  insert into wallet.staked (transfers, gathered_at)
  select array_agg(id order by id), max(created_at) from written
  where leg = 0 and status = 'posted' and (recipe = 'bet' or recipe = 'rollback' and reverses is not null)
  having count(*) > 0;
  return null;
end $$;
create trigger stakes_are_gathered after insert on wallet.transfer
  referencing new table as written for each statement execute function wallet.gather_stakes();
