-- The pots of each brand: when each was last seeded, and its balance by currency in ten thousandths of a minor
-- unit, so that a contribution divides without a remainder. `reserve` pays for the seeds of the other pots.
create table jackpot.pot (
  brand     text        not null,
  pot       text        not null check (pot in ('mega', 'major', 'minor', 'shared', 'reserve')),
  seeded_at timestamptz not null,
  -- How many times the pot has been seeded.
  begun     int         not null check (begun >= 0),
  primary key (brand, pot)
) with (fillfactor = 50);

create table jackpot.held (
  brand    text   not null,
  pot      text   not null,
  currency text   not null,
  units    bigint not null,
  primary key (brand, pot, currency)
) with (fillfactor = 50);

-- D8: a seed is generated and its hash published with the terms before its period begins. A row is immutable,
-- except that the seed is revealed once.
create table jackpot.period (
  brand       text        not null,
  id          int         not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz not null check (ends_at > starts_at),
  commitment  text        not null,
  seed        text        not null,
  terms       jsonb       not null,
  revealed_at timestamptz,
  primary key (brand, id)
);

-- Finds the periods whose ticket lists may still be open among all past periods.
create index untold_period on jackpot.period (brand, id) where revealed_at is null;

create table jackpot.win (
  ordinal    bigint generated always as identity primary key,
  id         text        not null unique,
  brand      text        not null,
  -- Null for a bet outside all periods.
  period     int,
  bet        text        not null,
  pot        text        not null,
  decided_by text        not null check (decided_by in ('odds', 'ceiling', 'time', 'staged')),
  player_id  text        not null,
  euro_cents bigint      not null check (euro_cents > 0),
  paid       bigint      not null check (paid > 0),
  currency   text        not null,
  -- The players who shared the shared pot at this win: player, amount and currency of each.
  community  jsonb       not null,
  won_at     timestamptz not null
);
create index win_of_period on jackpot.win (brand, period, ordinal);
create index win_of_player on jackpot.win (player_id, ordinal);

-- Finds a player's parts of the shared pot among all past payouts.
create index win_of_community on jackpot.win using gin (community jsonb_path_ops) where pot = 'mega';

-- JACK-36: the current opt-in choice; `opt_in_change` records every change and its cause.
create table jackpot.opt_in (
  player_id  text        primary key,
  brand      text        not null,
  opted_in   boolean     not null,
  -- Contribution by currency, in minor units.
  chosen     jsonb       not null,
  changed_at timestamptz not null
);

-- Finds the opted-in players of a brand that no longer offers its jackpot.
create index opted_in_of_brand on jackpot.opt_in (brand) where opted_in;

create table jackpot.opt_in_change (
  id         bigint generated always as identity primary key,
  player_id  text        not null,
  opted_in   boolean     not null,
  -- Contribution in minor units of the wallet currency; null for an opt-out.
  amount     bigint,
  cause      text        not null,
  changed_at timestamptz not null
);
create index change_of_player on jackpot.opt_in_change (player_id, id);

-- Each player's contributions since the shared pot was last paid, in millionths of a euro.
create table jackpot.contributor (
  brand     text   not null,
  player_id text   not null,
  currency  text   not null,
  given     bigint not null,
  -- Groups contributors of similar size. An index over the amount itself would be written with every contribution.
  magnitude smallint not null generated always as (case when given > 0 then floor(ln(given)) else -1 end) stored,
  primary key (brand, player_id)
) with (fillfactor = 70);
create index contributor_by_magnitude on jackpot.contributor (brand, magnitude);

-- Wins that a demo operator has staged. The next draw pays them; the row is kept.
create table jackpot.staged_win (
  id        bigint generated always as identity primary key,
  brand     text        not null,
  pot       text        not null,
  player_id text        not null,
  currency  text        not null,
  operator  text        not null check (operator <> ''),
  reason    text        not null check (reason <> ''),
  staged_at timestamptz not null,
  drawn_at  timestamptz
);
create index staged_undrawn on jackpot.staged_win (id) where drawn_at is null;

-- D8: the bets of each period in draw order, one sheet per draw. Each hash also covers the hash of the previous
-- sheet (contract/jackpot/tickets.ts).
create table jackpot.sheet (
  brand   text not null,
  period  int  not null,
  number  int  not null check (number >= 1),
  tickets int  not null check (tickets >= 1),
  -- One ticket per line.
  lines   text not null,
  hash    text not null,
  primary key (brand, period, number),
  foreign key (brand, period) references jackpot.period (brand, id)
);

-- The complete ticket list of a period. It is closed after the period has ended and been drawn, and published
-- before the seed.
create table jackpot.ticket_list (
  brand     text        not null,
  period    int         not null,
  tickets   bigint      not null,
  hash      text        not null,
  closed_at timestamptz not null,
  primary key (brand, period),
  foreign key (brand, period) references jackpot.period (brand, id)
);

-- JSOCK-06: the wins that a player has seen, on any device. Unseen wins are sent when the player connects.
create table jackpot.seen_win (
  player_id text        not null,
  win_id    text        not null references jackpot.win (id),
  seen_at   timestamptz not null,
  primary key (player_id, win_id)
);

-- Contributions of a brand whose draw failed, in order of arrival. The next successful draw processes them
-- first.
create table jackpot.waiting (
  number  bigint generated always as identity primary key,
  brand   text   not null,
  -- The length of `entries`, which holds bet, player, minor units, currency and time of each contribution.
  gifts   int    not null check (gifts > 0),
  entries jsonb  not null
);
create index waiting_of_brand on jackpot.waiting (brand, number);
