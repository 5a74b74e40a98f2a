-- MONEY-10: what each game of a studio took and paid, by hour, and the holds on studios that pay more than their games
-- can return.

-- First legs and other legs of bets, wins, rollbacks and ends of rounds not yet counted, one row per batch.
create table wallet.studio_movement (
  id        bigint generated always as identity primary key,
  transfers bigint[]    not null,
  -- The `created_at` of all its transfers.
  posted_at timestamptz not null
) with (
  -- Rows are short-lived, like those of the outbox.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);

-- When counting began for a studio and currency: with the first movement, and again when an operator ends a hold.
create table wallet.studio_count (
  studio   text        not null,
  currency text        not null,
  since    timestamptz not null,
  -- When the longer windows were compared last; null for never.
  day_checked_at  timestamptz,
  week_checked_at timestamptz,
  primary key (studio, currency)
);

-- Running sums. A stake is in the row of the hour in which its round was opened (`hour` = `opened`), a win in the hour in
-- which it was paid. A round that pays or ends in a later hour has its stakes in that hour once more, with an earlier
-- `opened`, for windows that begin between the two.
create table wallet.studio_result (
  studio    text           not null,
  currency  text           not null,
  game      text           not null,
  hour      timestamptz    not null,
  opened    timestamptz    not null,
  -- Rounds with at most 2^magnitude minor units staked. -1: players share outcomes, the rows are of minutes.
  magnitude smallint       not null,
  stakes    numeric(30, 0) not null default 0,
  -- Sum of the squared stakes of the rounds.
  squares   numeric(50, 0) not null default 0,
  wins      numeric(30, 0) not null default 0,
  primary key (studio, currency, hour, game, opened, magnitude)
);
create index studio_result_by_hour on wallet.studio_result (hour);

create table wallet.studio_hold (
  id         bigint generated always as identity primary key,
  studio     text        not null,
  currency   text        not null,
  since      timestamptz not null,
  reason     text        not null check (reason <> ''),
  -- Null: the studio's results are above the bound.
  held_by    text        check (held_by <> ''),
  ended_at   timestamptz,
  ended_by   text        check (ended_by <> ''),
  end_reason text        check (end_reason <> ''),
  constraint an_end_has_operator_and_reason
    check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null))
);
create unique index studio_hold_running on wallet.studio_hold (studio, currency) where ended_at is null;

alter table wallet.held_win add column reason text not null default 'LargestWin'
  check (reason in ('LargestWin', 'StudioHold'));

-- A movement of a round, as the sums count it.
create type wallet.studio_move as (
  id bigint, studio text, currency text, game text, round text, recipe text, amount bigint, is_release boolean,
  posted_at timestamptz, opened_at timestamptz, is_shared boolean
);
