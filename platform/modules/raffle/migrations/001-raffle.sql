-- D8: what is promised for a drop, written down together with the hash of its seed before it begins, and never changed.
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

-- A drop that an operator of a demonstration has ended before its time: the next begins with it.
create table raffle.staged_end (
  drop     text        primary key references raffle.drop (id),
  ended_at timestamptz not null,
  operator text        not null check (operator <> ''),
  reason   text        not null check (reason <> '')
);

-- When each drop takes stakes, by what was promised and by what was staged.
create view raffle.bounds as
  select d.id as drop, coalesce(before.ended_at, d.starts_at) as begins_at, coalesce(own.ended_at, d.ends_at) as over_at,
         own.drop is not null as is_staged
  from raffle.drop d
  left join raffle.staged_end own on own.drop = d.id
  left join raffle.drop last on last.brand = d.brand and last.type = d.type and last.number = d.number - 1
  left join raffle.staged_end before on before.drop = last.id;

-- What a player has wagered in a drop whose list is open, in minor units of the wallet, times its factor. A stake that
-- is taken back takes from it exactly what it gave, whatever the rates are by then.
create table raffle.entry (
  drop      text   not null references raffle.drop (id),
  player_id text   not null,
  -- Sixteen hex digits: the player's name in this drop alone.
  handle    text   not null,
  currency  text   not null,
  wagered   bigint not null,
  primary key (drop, player_id),
  unique (drop, handle)
) with (
  fillfactor = 70,
  -- Rows live for as long as their drop.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000
);

-- D8: the list of a drop that is over, its hash published before its seed is told (contract/raffle/draw.ts).
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
  closed_at timestamptz not null
);

-- The seed is told and the prizes are won: all in the transaction that pays them.
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
  -- As it is numbered in the whole list.
  ticket     bigint not null check (ticket >= 1),
  euro_cents bigint not null check (euro_cents > 0),
  paid       bigint not null check (paid > 0),
  currency   text   not null,
  primary key (drop, prize),
  unique (drop, player_id)
);
create index winner_of_player on raffle.winner (player_id, ordinal);
create index winner_of_brand on raffle.winner (brand, ordinal);

-- JSOCK-07: which of his wins a player has been shown, on whatever device, so that the others are told when he comes.
create table raffle.seen (
  player_id text        not null,
  drop      text        not null references raffle.drop (id),
  seen_at   timestamptz not null,
  primary key (player_id, drop)
);

create function raffle.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was promised, listed or won is never changed or deleted';
end $$;
do $$
declare
  published text;
begin
  foreach published in array array['drop', 'staged_end', 'line', 'list', 'drawn', 'winner'] loop
    execute format('create trigger is_immutable before update or delete on raffle.%I
                    for each row execute function raffle.refuse_change()', published);
    execute format('create trigger is_kept before truncate on raffle.%I
                    for each statement execute function raffle.refuse_change()', published);
  end loop;
end $$;

-- A drop that is not over takes stakes still.
create function raffle.close_after_end() returns trigger language plpgsql as $$
begin
  if not exists (select from raffle.bounds b where b.drop = new.drop and b.over_at <= new.closed_at) then
    raise exception 'a list is closed when its drop is over';
  end if;
  return new;
end $$;
create trigger closed_after_end before insert on raffle.list
  for each row execute function raffle.close_after_end();

-- Nothing is added to a list once it is closed.
create function raffle.refuse_late() returns trigger language plpgsql as $$
begin
  if exists (select from added join raffle.list using (drop)) then
    raise exception 'the list of this drop is closed';
  end if;
  return null;
end $$;
create trigger line_comes_before_list after insert on raffle.line
  referencing new table as added for each statement execute function raffle.refuse_late();

-- No seed is told while its list may still grow, nor in the moment in which it is closed.
create function raffle.list_before_seed() returns trigger language plpgsql as $$
begin
  if not exists (select from raffle.list l where l.drop = new.drop and l.closed_at < new.drawn_at) then
    raise exception 'a seed is told after the list of its entries';
  end if;
  return new;
end $$;
create trigger seed_comes_last before insert on raffle.drawn
  for each row execute function raffle.list_before_seed();

-- A drop is ended early while it runs, and not after.
create function raffle.end_running() returns trigger language plpgsql as $$
begin
  if not exists (select from raffle.bounds b where b.drop = new.drop and b.begins_at <= new.ended_at
                                               and new.ended_at < b.over_at) then
    raise exception 'only a drop that runs is ended';
  end if;
  return new;
end $$;
create trigger staged_while_running before insert on raffle.staged_end
  for each row execute function raffle.end_running();
