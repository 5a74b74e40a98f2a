-- Creates the partitions of this month and the next two where they are missing. It gives up rather than let readers wait:
-- the next call tries again.
create or replace function outbox.create_feed_months(at timestamptz) returns void language plpgsql
set lock_timeout = '200ms'
as $$
declare
  month timestamp;
  part  text;
begin
  if not pg_try_advisory_xact_lock(hashtext('outbox.create_feed_months')) then return; end if;
  for month in select generate_series(date_trunc('month', at at time zone 'UTC'),
                                      date_trunc('month', at at time zone 'UTC') + interval '2 months', '1 month') loop
    part := 'feed_event' || to_char(month, '_YYYY_MM');
    continue when to_regclass('outbox.' || part) is not null;
    begin
      execute format('create table outbox.%I partition of outbox.feed_event for values from (%L) to (%L)', part,
                     month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    exception
      when lock_not_available then null;
      when check_violation then raise warning 'outbox.feed_event_default has rows of %', to_char(month, 'YYYY-MM');
    end;
  end loop;
end $$;
