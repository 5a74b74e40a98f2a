-- Requests of one network to one route within a window, counted over all nodes. Unlogged: counts begin anew after a crash
-- of the server, and a write costs no flush. `key` is a hash, so that the table is not a list of visitors.
create unlogged table nodes.request_count (
  key       bytea primary key,
  requests  integer not null,
  -- By the clock of the database, because the clocks of nodes differ.
  resets_at timestamptz not null
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
