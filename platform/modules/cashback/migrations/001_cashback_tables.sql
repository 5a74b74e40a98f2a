-- The calculated weeks of each brand with the terms used. Each week is calculated once, and rows are immutable.
create table cashback.week (
  brand       text        not null,
  from_at     timestamptz not null,
  until_at    timestamptz not null check (until_at > from_at),
  -- Transfers after this time do not count.
  settled_at  timestamptz not null check (settled_at >= until_at),
  percent     int         not null check (percent between 1 and 50),
  -- Minimum and maximum by currency, in minor units as text.
  bounds      jsonb       not null,
  reckoned_at timestamptz not null check (reckoned_at >= settled_at),
  primary key (brand, from_at)
);

-- A player's loss in a calculated week and the cashback for it, in minor units of the player's currency.
create table cashback.share (
  player_id    text        not null,
  brand        text        not null,
  from_at      timestamptz not null,
  currency     text        not null,
  lost         bigint      not null check (lost > 0),
  amount       bigint      not null check (amount >= 0 and amount <= lost),
  -- `none`: no cashback for this loss; `lapsed`: it could not be given in time.
  state        text        not null check (state in ('none', 'waiting', 'given', 'lapsed')),
  -- The reward that was given.
  assignation  text        unique,
  lapses_at    timestamptz not null,
  look_at      timestamptz not null,
  primary key (player_id, from_at),
  foreign key (brand, from_at) references cashback.week,
  constraint nothing_is_none check ((amount = 0) = (state = 'none')),
  constraint given_is_a_reward check ((state = 'given') = (assignation is not null))
);
create index share_waiting on cashback.share (look_at) where state = 'waiting';
