-- Creates the partitions of the twelve months after a moment where they are missing, without stopping writes. A month
-- that an older partition covers, or of which the default partition has rows already, gets none of its own.
create or replace function wallet.create_months(at timestamptz) returns void language plpgsql as $$
declare
  parent text;
  month  timestamp;
  part   text;
begin
  perform pg_advisory_xact_lock(hashtext('wallet.create_months'));
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
        if parent = 'transfer' then
          execute format('create trigger %I before truncate on wallet.%I for each statement execute function public.refuse_change()',
                         part || '_is_kept', part);
        end if;
      exception when invalid_object_definition or check_violation then null;
      end;
    end loop;
  end loop;
end $$;
