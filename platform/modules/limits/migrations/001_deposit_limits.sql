-- What players have set for themselves. Amounts in minor units of the player's currency.
create table limits.deposit_limit (
  player_id text not null,
  period text not null check (period in ('Day', 'Week', 'Month')),
  amount bigint not null check (amount >= 0),
  currency text not null,
  since timestamptz not null,
  primary key (player_id, period)
);

-- A raise, or the taking away of a limit (amount null), that waits, and then waits for the player's word (L2, L3).
create table limits.change (
  player_id text not null,
  period text not null check (period in ('Day', 'Week', 'Month')),
  amount bigint check (amount >= 0),
  asked_at timestamptz not null,
  ready_at timestamptz not null,
  lapses_at timestamptz not null,
  primary key (player_id, period),
  check (asked_at <= ready_at and ready_at < lapses_at)
);

-- Who changed which limit, when and to what; a row a change, and none is altered.
create table limits.step (
  id bigint generated always as identity primary key,
  player_id text not null,
  period text not null,
  at timestamptz not null,
  what text not null check (what in ('set', 'asked', 'confirmed', 'cancelled', 'lapsed')),
  amount bigint,
  was bigint
);
create index step_of_player on limits.step (player_id, id);

-- The room that deposits take: those under way and those that are completed. One that comes to nothing gives it back.
create table limits.room (
  -- The deposit's id.
  reference text primary key,
  player_id text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index room_of_player on limits.room (player_id, at);

-- When a player last looked the limits over (L8).
create table limits.review (
  player_id text primary key,
  reviewed_at timestamptz not null
);
