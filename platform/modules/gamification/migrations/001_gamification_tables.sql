-- A player's gamification data. A player without a row has level 1, is not opted in and is not blocked.
create table gamification.player (
  player_id text        primary key,
  -- As last reported by the provider.
  level     int         not null default 1 check (level > 0),
  opted_in  boolean     not null default false,
  told_at   timestamptz,
  -- Blocked by the operator.
  blocked   boolean     not null default false
);

-- Stakes of opted-in players to report to the provider, oldest first. Negative for a rolled-back stake.
create table gamification.stake (
  id         bigint      generated always as identity primary key,
  player_id  text        not null,
  studio     text        not null,
  game       text        not null,
  euro_cents bigint      not null,
  at         timestamptz not null
);

-- Who blocked or unblocked a player, and why. Rows are immutable.
create table gamification.entry (
  id        bigint      generated always as identity primary key,
  player_id text        not null,
  act       text        not null check (act in ('Blocked', 'Unblocked')),
  by        text        not null check (by <> ''),
  why       text        not null check (why <> ''),
  at        timestamptz not null
);
create index entry_by_player on gamification.entry (player_id, id);

-- Stakes that the provider rejected as invalid. They are kept apart from the queue so that they do not block
-- it.
create table gamification.refused_stake (
  -- The id of the stake in the queue, which the provider uses to detect duplicates.
  id         bigint      primary key,
  player_id  text        not null,
  studio     text        not null,
  game       text        not null,
  euro_cents bigint      not null,
  at         timestamptz not null,
  -- The provider's id of the brand.
  client_id  text        not null,
  -- The provider's own words.
  answer     text        not null,
  refused_at timestamptz not null
);
create index refused_stake_by_client on gamification.refused_stake (client_id, id);

-- The actions on each rejected stake, with author and reason. Rows are immutable.
create table gamification.stake_entry (
  id       bigint      generated always as identity primary key,
  stake_id bigint      not null,
  act      text        not null check (act in ('SetAside', 'ToldAgain')),
  by       text        not null check (by <> ''),
  why      text        not null check (why <> ''),
  at       timestamptz not null
);
create index stake_entry_by_stake on gamification.stake_entry (stake_id, id);
