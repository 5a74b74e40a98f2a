-- Limits that players have set. Amounts in minor units of the player's currency.
create table limits.held (
  player_id text not null,
  kind text not null check (kind in ('Deposit', 'Stake', 'Loss')),
  period text not null constraint deposit_limit_period_check check (period in ('Day', 'Week', 'Month')),
  amount bigint not null constraint deposit_limit_amount_check check (amount >= 0),
  currency text not null,
  since timestamptz not null,
  primary key (player_id, kind, period)
);

-- A pending raise or removal (amount null): it waits until `ready_at`, then for the player's confirmation (LIMIT-02,
-- LIMIT-03).
create table limits.change (
  player_id text not null,
  kind text not null check (kind in ('Deposit', 'Stake', 'Loss')),
  period text not null check (period in ('Day', 'Week', 'Month')),
  amount bigint check (amount >= 0),
  asked_at timestamptz not null,
  ready_at timestamptz not null,
  lapses_at timestamptz not null,
  -- When the player was notified that the raise is ready (LIMIT-04).
  told_at timestamptz,
  primary key (player_id, kind, period),
  check (asked_at <= ready_at and ready_at < lapses_at)
);
create index change_untold on limits.change (ready_at) where told_at is null;

-- History of limit changes: who, when and to what. Append-only.
create table limits.step (
  id bigint generated always as identity primary key,
  player_id text not null,
  kind text not null,
  period text not null,
  at timestamptz not null,
  what text not null check (what in ('set', 'asked', 'confirmed', 'cancelled', 'lapsed')),
  amount bigint,
  was bigint
);
create index step_of_player on limits.step (player_id, id);

-- Amounts reserved or used by deposits, open and completed. A deposit that fails releases its amount.
create table limits.room (
  -- The deposit's id.
  reference text primary key,
  player_id text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  -- Null while the deposit is under way: until then it reserves room in every period (LIMIT-12).
  arrived_at timestamptz
);
create index room_of_player on limits.room (player_id, at);
create index room_reserved on limits.room (player_id) where arrived_at is null;
create index room_arrived on limits.room (player_id, arrived_at) where arrived_at is not null;

-- When a player last reviewed the limits (LIMIT-08).
create table limits.review (
  player_id text primary key,
  reviewed_at timestamptz not null
);

-- The last review for which a player was reminded (LIMIT-08).
create table limits.reminder (
  player_id text primary key,
  due_at timestamptz not null
);
