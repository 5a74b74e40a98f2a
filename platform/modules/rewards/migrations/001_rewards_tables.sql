-- Rewards and their assignments to players. Amounts are in minor units of the reward's currency. A reward is
-- immutable: to change it, give another.
create table rewards.reward (
  -- The giver's idempotency key (M7).
  id           text        primary key,
  payload_hash text        not null,
  brand        text        not null,
  name         text        not null check (name <> ''),
  kind         text        not null check (kind in ('Cashback', 'Incentive')),
  claim_type   text        not null check (claim_type in ('manual', 'automatic')),
  type         text        not null check (type in ('free-spin', 'money-drop', 'bonus-money-drop')),
  currency     text        not null,
  -- For free spins, the stake of each spin.
  amount       bigint      not null check (amount > 0),
  factor       int         check (factor > 0),
  max_payout   bigint      check (max_payout > 0),
  spins        int         check (spins > 0),
  bet_level    int         check (bet_level > 0),
  game         jsonb,
  needs_deposit boolean    not null,
  starts_at    timestamptz not null,
  ends_at      timestamptz check (ends_at > starts_at),
  given_by     text        not null check (given_by <> ''),
  given_why    text        not null check (given_why <> ''),
  given_at     timestamptz not null,
  constraint spins_are_of_a_game check ((type = 'free-spin') = (game is not null and spins is not null and bet_level is not null)),
  constraint a_bonus_is_wagered check ((type = 'bonus-money-drop') = (factor is not null)),
  constraint a_bonus_alone_is_bounded check (type = 'bonus-money-drop' or max_payout is null)
);

create table rewards.assignment (
  id              text        primary key,
  reward_id       text        not null references rewards.reward,
  player_id       text        not null,
  assigned_at     timestamptz not null,
  updated_at      timestamptz not null,
  -- The statuses of REW-03.
  status          text        not null check (status in
    ('Credited', 'Expired', 'FailedProcessing', 'Processing', 'Removed', 'Scheduled', 'Unclaimed')),
  reason          text,
  -- The deposit count that the player must reach before the reward is credited; null for no condition.
  deposits_needed int,
  -- When the background job processes the assignment next; null if never.
  due_at          timestamptz,
  unique (reward_id, player_id)
);
create index assignment_of_player on rewards.assignment (player_id, assigned_at);
create index assignment_due on rewards.assignment (due_at) where due_at is not null;
