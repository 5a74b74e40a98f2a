-- What the house knows of a player in gamification. Who is not here has level 1, takes no part and is not kept out.
create table gamification.player (
  player_id text        primary key,
  -- As the provider told them last.
  level     int         not null default 1 check (level > 0),
  opted_in  boolean     not null default false,
  told_at   timestamptz,
  -- By the house.
  blocked   boolean     not null default false
);

-- What the provider is still to be told of: stakes of those who take part, the oldest first. Less than nothing: taken back.
create table gamification.stake (
  id         bigint      generated always as identity primary key,
  player_id  text        not null,
  studio     text        not null,
  game       text        not null,
  euro_cents bigint      not null,
  at         timestamptz not null
);

-- Who kept a player out or let him in again, and why. No row is ever altered.
create table gamification.entry (
  id        bigint      generated always as identity primary key,
  player_id text        not null,
  act       text        not null check (act in ('Blocked', 'Unblocked')),
  by        text        not null check (by <> ''),
  why       text        not null check (why <> ''),
  at        timestamptz not null
);
create index entry_by_player on gamification.entry (player_id, id);

create function gamification.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of % is not altered', tg_table_name;
end $$;
create trigger entry_stays before update or delete on gamification.entry
  for each row execute function gamification.refuse_change();
