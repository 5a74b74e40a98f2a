-- The operator's minimum amounts for one player. Rows are never changed: the last one of a direction applies, and one without an
-- amount ends it.
create table wallet.minimum (
  id bigint generated always as identity primary key,
  player_id text not null,
  direction text not null check (direction in ('deposit', 'withdrawal')),
  minor bigint check (minor > 0),
  by text not null,
  why text not null,
  at timestamptz not null
);
create index minimum_by_player on wallet.minimum (player_id, direction, id desc);
