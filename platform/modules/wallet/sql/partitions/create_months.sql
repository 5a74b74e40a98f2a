-- Creates the partitions of the twelve months after a moment where they are missing. Attaching waits a moment for
-- statements that read all months, and gives up rather than stop others: the next call tries again. A month that an older
-- partition covers, or of which the default partition has rows already, gets none of its own; wallet.partition_problems
-- reports what matters of that.
create or replace function wallet.create_months(at timestamptz) returns void language plpgsql
set lock_timeout = '200ms'
as $$
declare
  parent text;
  month  timestamp;
  part   text;
begin
  if not pg_try_advisory_xact_lock(hashtext('wallet.create_months')) then return; end if;
  foreach parent in array array['transfer', 'round'] loop
    for month in select generate_series(date_trunc('month', at at time zone 'UTC'),
                                        date_trunc('month', at at time zone 'UTC') + interval '12 months', '1 month') loop
      part := parent || to_char(month, '_YYYY_MM');
      continue when to_regclass('wallet.' || part) is not null;
      begin
        execute format('create table wallet.%I (like wallet.%I including defaults including constraints) with (fillfactor = %s)',
                       part, parent, case parent when 'round' then 90 else 100 end);
        execute format('alter table wallet.%I attach partition wallet.%I for values from (%L) to (%L)', parent, part,
                       month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
      exception
        when invalid_object_definition or lock_not_available then null;
        when check_violation then raise warning 'wallet.%_default has rows of %', parent, to_char(month, 'YYYY-MM');
      end;
    end loop;
  end loop;
  -- Triggers on the whole table do not fire for a statement that names one of its partitions.
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'wallet.transfer'::regclass
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'no_direct_write')
  loop
    begin
      execute format('drop trigger if exists month_is_kept on wallet.%I', part); -- the earlier one, for truncate alone
      execute format('create trigger no_direct_write before insert or truncate on wallet.%I for each statement execute function wallet.refuse_direct_write()',
                     part);
    exception when lock_not_available then null;
    end;
  end loop;
end $$;
