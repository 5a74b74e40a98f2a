-- Queues only the ids of transfers. Their rounds are read when the queue is processed, so that studios do not wait.
create or replace function wallet.queue_movements() returns trigger language plpgsql as $$
begin
  insert into wallet.studio_movement (transfers, posted_at)
  select array_agg(id order by id), created_at from written
  where status = 'posted' and recipe in ('bet', 'freeBet', 'win', 'rollback', 'winRollback', 'endRound')
  group by created_at;
  return null;
end $$;

create or replace trigger movements_are_queued after insert on wallet.transfer
  referencing new table as written for each statement execute function wallet.queue_movements();
