-- The doors each player has opened, for all their devices and as an audit record. Rows are immutable.
create table calendar.opening (
  player_id text        not null,
  -- The date of the countdown's first door in the brand's time zone, for example 2026-12-01.
  round     text        not null check (round ~ '^\d{4}-\d{2}-\d{2}$'),
  door      int         not null check (door > 0),
  opened_at timestamptz not null,
  primary key (player_id, round, door)
);
