-- Open sockets of a player on one node. Unlogged: each node writes its numbers again every minute. Rows of nodes that are
-- not alive do not count, and are deleted.
create unlogged table nodes.socket_count (
  -- The kind of socket and the player.
  key     text not null,
  node    integer not null,
  sockets integer not null,
  primary key (key, node)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
