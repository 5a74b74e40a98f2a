-- Writes what the accounts of limit groups have used. Fails if a group has changed since the batch was decided.
create or replace function wallet.write_groups(groups jsonb) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  written bigint;
begin
  -- The groups are updated in the order of the list, which is that of the ids, so that two batches never deadlock.
  update wallet.limit_group g set version = g.version + 1
  from jsonb_to_recordset(groups) as now(id text, version bigint)
  where g.id = now.id and g.version = now.version;
  get diagnostics written = row_count;
  if written < jsonb_array_length(groups) then
    raise exception 'a limit group changed since the batch was decided' using errcode = 'serialization_failure';
  end if;
  update wallet.group_limit l set used = now.used, span_from = now."spanFrom", span_to = now."spanTo"
  from jsonb_to_recordset(groups) as written_group(id text, limits jsonb)
  cross join lateral jsonb_to_recordset(written_group.limits) as now(period text, used numeric, "spanFrom" timestamptz,
    "spanTo" timestamptz)
  where l.group_id = written_group.id and l.period = now.period;
end $$;
