-- Only the ids of stakes and rollbacks; their details are read when the queue is, and not while bets wait.
create or replace function wallet.queue_stakes() returns trigger language plpgsql as $$
begin
  insert into wallet.staked (transfers, gathered_at)
  select array_agg(id order by id), max(created_at) from written
  where leg = 0 and status = 'posted' and (recipe = 'bet' or recipe = 'rollback' and reverses is not null)
  having count(*) > 0;
  return null;
end $$;

create or replace trigger stakes_are_gathered after insert on wallet.transfer
  referencing new table as written for each statement execute function wallet.queue_stakes();
