-- Numbers pending events and moves them to the feed. The row of feed_head is locked first: a reader that sees a position
-- sees every lower one. Returns how many were moved.
create or replace function outbox.collect_feed(most int, now_is timestamptz) returns int language plpgsql as $$
declare
  last  bigint;
  moved int;
begin
  select position into strict last from outbox.feed_head for update;
  with taken as (
    delete from outbox.feed_pending where id in (select id from outbox.feed_pending order by id limit most)
    returning *)
  insert into outbox.feed_event (position, recorded_at, event_id, type, version, player_id, brand, occurred_at, data)
  select last + row_number() over (order by id), now_is, gen_random_uuid(), type, version, player_id, brand, occurred_at, data
  from taken;
  get diagnostics moved = row_count;
  if moved > 0 then update outbox.feed_head set position = last + moved; end if;
  return moved;
end $$;

create or replace trigger feed_event_is_kept before update or delete on outbox.feed_event
  for each row execute function public.refuse_change();
