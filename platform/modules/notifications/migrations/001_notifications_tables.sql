-- What has happened to a player's account, as facts: the reader's language and currency format are chosen when it is shown.
create table notifications.notification (
  player_id  text        not null,
  -- The order of the player's notifications.
  number     bigint      not null check (number > 0),
  -- What is reported: an event that is repeated has the same key.
  key        text        not null check (length(key) between 1 and 400),
  kind       text        not null,
  -- Amounts in minor units as text.
  data       jsonb       not null,
  created_at timestamptz not null,
  read_at    timestamptz,
  primary key (player_id, number),
  unique (player_id, key)
);
create index notification_unread on notifications.notification (player_id) where read_at is null;
create index notification_age on notifications.notification (created_at);

-- Locked by whatever changes the player's notifications.
create table notifications.player_state (
  player_id        text   primary key,
  last_number      bigint not null default 0,
  -- Increases by one with each published change.
  sequence         bigint not null default 0,
  -- The statuses of the last event: only a change is reported.
  kyc_status       text,
  source_of_wealth text
);

-- How far the feed of events has been read. One row.
create table notifications.feed_position (
  is_only  boolean primary key default true check (is_only),
  position bigint  not null
);
