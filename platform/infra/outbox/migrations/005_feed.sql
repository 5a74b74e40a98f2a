-- The feed of domain events that operators read. A transaction writes its events to `feed_pending`; one collector at a
-- time moves them to `feed_event` and numbers them, so that no position is ever filled in later.
create table outbox.feed_pending (
  id          bigint      generated always as identity primary key,
  type        text        not null,
  version     smallint    not null,
  player_id   text        not null,
  brand       text        not null,
  occurred_at timestamptz not null,
  data        jsonb       not null
) with (
  -- Rows are short-lived, like those of outbox.event.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);

-- One row, which the collector locks.
create table outbox.feed_head (
  is_only  boolean primary key default true check (is_only),
  position bigint  not null default 0,
  -- The last position that was removed with its month.
  removed  bigint  not null default 0
);
insert into outbox.feed_head default values;

-- Partitioned by month, so that old months are dropped whole.
create table outbox.feed_event (
  position    bigint      not null,
  recorded_at timestamptz not null,
  event_id    uuid        not null,
  type        text        not null,
  version     smallint    not null,
  player_id   text        not null,
  brand       text        not null,
  occurred_at timestamptz not null,
  data        jsonb       not null,
  primary key (position, recorded_at)
) partition by range (recorded_at);
-- Receives what no month has; outbox.create_feed_months keeps it empty.
create table outbox.feed_event_default partition of outbox.feed_event default;

-- How far each webhook has been delivered.
create table outbox.webhook (
  name            text        primary key,
  position        bigint      not null,
  delivered_at    timestamptz,
  -- Attempts since the last success, and when the first of them failed.
  failures        integer     not null default 0,
  failing_since   timestamptz,
  next_attempt_at timestamptz,
  last_error      text
);
