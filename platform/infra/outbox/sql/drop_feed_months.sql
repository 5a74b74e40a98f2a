-- Drops the months that ended before `until`, and remembers the last position that they had. It gives up rather than let
-- readers wait: the next call tries again.
create or replace function outbox.drop_feed_months(until timestamptz) returns int language plpgsql
set lock_timeout = '200ms'
as $$
declare
  oldest  constant timestamptz := date_trunc('month', until at time zone 'UTC') at time zone 'UTC';
  part    text;
  dropped int := 0;
  last    bigint;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'outbox.feed_event'::regclass and c.relname ~ '^feed_event_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM')::timestamp at time zone 'UTC' < oldest
    order by c.relname
  loop
    perform from outbox.feed_head for update;
    execute format('select max(position) from outbox.%I', part) into last;
    update outbox.feed_head set removed = greatest(removed, coalesce(last, 0));
    execute format('drop table outbox.%I', part);
    dropped := dropped + 1;
  end loop;

  -- Rows that came while their month was missing. Partitions cannot be emptied by deleting: events are not altered.
  perform from outbox.feed_head for update;
  select max(position) into last from outbox.feed_event_default having max(recorded_at) < oldest;
  if last is not null then
    update outbox.feed_head set removed = greatest(removed, last);
    truncate outbox.feed_event_default;
  end if;
  return dropped;
exception
  when lock_not_available then return 0;
end $$;
