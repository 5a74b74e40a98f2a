-- Events wait here between the commit that made them true and their publication.
create table outbox.event (
  id      bigint generated always as identity primary key,
  topic   text not null,
  payload jsonb not null
) with (
  -- Rows live for milliseconds: without an eager vacuum the relay would wade through dead ones.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);
