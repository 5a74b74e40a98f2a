-- Returns what is wrong with the partitions by month, a phrase each: the rows of this month or the next one would go to a
-- default partition, or one has rows. Waits for a run of wallet.create_months on another node.
create or replace function wallet.partition_problems(at timestamptz) returns setof text language plpgsql as $$
declare
  parent      text;
  moment      text;
  month       timestamp;
  is_missing  boolean;
  some_month  text;
begin
  perform pg_advisory_xact_lock(hashtext('wallet.create_months'));
  foreach parent in array array['transfer', 'round'] loop
    moment := case parent when 'round' then 'opened_at' else 'created_at' end;
    for month in select generate_series(date_trunc('month', at at time zone 'UTC'),
                                        date_trunc('month', at at time zone 'UTC') + interval '1 month', '1 month') loop
      -- The constraint of the default partition says which moments no other partition has.
      execute format('select bool_or(%s) from (values ($1), ($2)) month (%I)',
                     coalesce(pg_get_partition_constraintdef(format('wallet.%I', parent || '_default')::regclass), 'true'), moment)
      into is_missing
      using month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC' - interval '1 microsecond';
      if is_missing then return next format('wallet.%s has no partition for %s', parent, to_char(month, 'YYYY-MM')); end if;
    end loop;
    execute format($query$select to_char(%I at time zone 'UTC', 'YYYY-MM') from wallet.%I limit 1$query$, moment, parent || '_default')
    into some_month;
    if some_month is not null then
      return next format('wallet.%s_default has rows, such as one of %s', parent, some_month);
    end if;
  end loop;
end $$;
