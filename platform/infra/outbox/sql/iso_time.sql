-- A time as the JSON of events has it, like 2026-11-28T12:00:00.000Z.
create or replace function outbox.iso_time(at timestamptz) returns text language sql immutable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
