-- Events wait here between the commit that created them and their publication.
create table outbox.event (
  id      bigint generated always as identity primary key,
  topic   text not null,
  payload jsonb not null
) with (
  -- Rows live for milliseconds: without aggressive vacuum settings the relay would scan many dead rows.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);
