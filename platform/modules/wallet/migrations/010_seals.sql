-- MONEY-11: sealed days. The format of what is signed and published is in docs/guides/verify-balances.md.

-- One row: the end of the last day that takes no more transfers. Every insert of transfers reads it.
create table wallet.closing (
  is_only      boolean     primary key default true check (is_only),
  closed_until timestamptz not null
);
insert into wallet.closing (closed_until) values ('-infinity');

create table wallet.seal (
  day          date        primary key,
  -- The signed checkpoint, as it is published.
  note         text        not null,
  -- Counts, sums and row hashes of the day; the checkpoint has its SHA-256.
  statement    text        not null,
  -- The nonces of the day's leaves are derived from it. It is never published.
  nonce_secret bytea       not null check (length(nonce_secret) = 32),
  sealed_at    timestamptz not null
);

-- Each player's balances at the end of the last sealed day, from which the next day is calculated.
create table wallet.sealed_balance (
  player_id text   primary key,
  -- The first sealed day that includes the player.
  since     date   not null,
  real      bigint not null check (real >= 0),
  bonus     bigint not null check (bonus >= 0),
  -- Number of the player's last movement of that day.
  sequence  bigint not null check (sequence >= 0)
) with (fillfactor = 80);

-- The leaves of the latest trees, sorted by hash, 1024 a row, for the proofs of players. No row names a player.
create table wallet.seal_leaves (
  day        date  not null,
  brand      text  not null,
  currency   text  not null,
  first_hash bytea not null,
  -- 48 bytes a leaf.
  nodes      bytea not null,
  -- The node above them.
  root       bytea not null,
  primary key (day, brand, currency, first_hash)
);
-- Hashes cannot be compressed.
alter table wallet.seal_leaves alter column nodes set storage external;

-- The conclusions of one day.
create index conclusion_by_time on wallet.conclusion (concluded_at);
