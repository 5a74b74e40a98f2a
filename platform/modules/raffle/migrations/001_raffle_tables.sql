-- D8: the terms of a drop, stored with the hash of its seed before the drop begins. Rows are immutable.
create table raffle.drop (
  id         text        primary key,
  brand      text        not null,
  type       text        not null check (type in ('hourly', 'daily', 'weekly')),
  number     int         not null check (number >= 1),
  starts_at  timestamptz not null,
  ends_at    timestamptz not null check (ends_at > starts_at),
  commitment text        not null,
  seed       text        not null,
  terms      jsonb       not null,
  written_at timestamptz not null check (written_at <= starts_at),
  unique (brand, type, number)
);

-- Drops that a demo operator has ended early; the next drop begins at that time.
create table raffle.staged_end (
  drop     text        primary key references raffle.drop (id),
  ended_at timestamptz not null,
  operator text        not null check (operator <> ''),
  reason   text        not null check (reason <> '')
);

-- A player's wagered total in a drop with an open list, in minor units of the wallet currency times the drop's
-- factor. A rollback subtracts exactly what the stake added, regardless of exchange rates.
create table raffle.entry (
  drop      text   not null references raffle.drop (id),
  player_id text   not null,
  -- Sixteen hex digits: the player's public name in this drop only.
  handle    text   not null,
  currency  text   not null,
  wagered   bigint not null,
  primary key (drop, player_id),
  unique (drop, handle)
) with (
  fillfactor = 70,
  -- Rows are deleted when the drop's list is closed.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000
);

-- D8: the list of an ended drop. Its hash is published before the seed is revealed (contract/raffle/draw.ts).
create table raffle.line (
  drop      text   not null references raffle.drop (id),
  number    int    not null check (number >= 1),
  handle    text   not null,
  tickets   bigint not null check (tickets >= 1),
  player_id text   not null,
  currency  text   not null,
  primary key (drop, number),
  unique (drop, player_id)
);

create table raffle.list (
  drop      text        primary key references raffle.drop (id),
  entrants  int         not null,
  tickets   bigint      not null,
  hash      text        not null,
  closed_at timestamptz not null,
  -- What a minor unit of each currency was worth when the list was closed; null for lists older than this column.
  rates     jsonb
);

-- Revealed seeds and prizes, written in the transaction that pays the prizes.
create table raffle.drawn (
  drop     text        primary key references raffle.list (drop),
  drawn_at timestamptz not null
);

create table raffle.winner (
  ordinal    bigint generated always as identity unique,
  drop       text   not null references raffle.drawn (drop),
  brand      text   not null,
  prize      int    not null check (prize >= 1),
  player_id  text   not null,
  handle     text   not null,
  -- The ticket number within the whole list.
  ticket     bigint not null check (ticket >= 1),
  euro_cents bigint not null check (euro_cents > 0),
  paid       bigint not null check (paid > 0),
  currency   text   not null,
  primary key (drop, prize),
  unique (drop, player_id)
);
create index winner_of_player on raffle.winner (player_id, ordinal);
create index winner_of_brand on raffle.winner (brand, ordinal);

-- JSOCK-07: the wins that a player has seen, on any device. Unseen wins are sent when the player connects.
create table raffle.seen (
  player_id text        not null,
  drop      text        not null references raffle.drop (id),
  seen_at   timestamptz not null,
  primary key (player_id, drop)
);

-- A player's wagered totals in their brand's current drops. One row per player is updated in place, instead of
-- one row per drop. Totals of older drops with open lists are in raffle.entry.
create table raffle.standing (
  player_id     text   primary key,
  brand         text   not null,
  currency      text   not null,
  hourly        bigint not null default 0,
  daily         bigint not null default 0,
  weekly        bigint not null default 0,
  -- The player's handle in each current drop; null before their first stake.
  hourly_handle text,
  daily_handle  text,
  weekly_handle text
) with (
  -- Free space in each page allows HOT updates, so that stakes do not touch the indexes.
  fillfactor = 50,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000
);

-- The current drops: the newest drop of each type that has a stake. A drop never becomes current again.
create table raffle.slot (
  brand text not null,
  type  text not null check (type in ('hourly', 'daily', 'weekly')),
  drop  text not null unique references raffle.drop (id),
  primary key (brand, type)
);

-- Drops that have not been drawn, however old.
create table raffle.undrawn (
  drop  text primary key references raffle.drop (id),
  brand text not null
);

-- What was staked or taken back in a drop and is not in its list: it came too late, or the brand had no raffle.
create table raffle.left_out (
  drop      text   not null references raffle.drop (id),
  player_id text   not null,
  currency  text   not null,
  wagered   bigint not null,
  primary key (drop, player_id)
);

-- Games whose stakes count more. A game stays here until the drop is over.
create table raffle.counted_game (
  drop   text not null references raffle.drop (id),
  studio text not null,
  game   text not null,
  primary key (drop, studio, game)
);
