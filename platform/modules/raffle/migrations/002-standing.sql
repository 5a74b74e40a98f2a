-- What a player has wagered in the drops that take his brand's stakes now: one row, whose sums change where they lie,
-- beside a row a drop before. Drops that are over and wait for their lists have their sums in raffle.entry.
create table raffle.standing (
  player_id     text   primary key,
  brand         text   not null,
  currency      text   not null,
  hourly        bigint not null default 0,
  daily         bigint not null default 0,
  weekly        bigint not null default 0,
  -- His name in each of them; none before his first stake.
  hourly_handle text,
  daily_handle  text,
  weekly_handle text
) with (
  -- Each row has room beside it for the next, so that no index hears of a stake.
  fillfactor = 50,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000
);

-- Whose sums they are: of each type the newest drop that a stake has fallen into. It moves on and never back.
create table raffle.slot (
  brand text not null,
  type  text not null check (type in ('hourly', 'daily', 'weekly')),
  drop  text not null unique references raffle.drop (id),
  primary key (brand, type)
);

-- What anybody has wagered in any drop whose list is open, wherever it lies.
create view raffle.entered as
  select drop, player_id, handle, currency, wagered from raffle.entry
  union all
  select s.drop, p.player_id, own.handle, p.currency, own.wagered
  from raffle.standing p
  join raffle.slot s on s.brand = p.brand
  cross join lateral (select
    case s.type when 'hourly' then p.hourly_handle when 'daily' then p.daily_handle else p.weekly_handle end as handle,
    case s.type when 'hourly' then p.hourly when 'daily' then p.daily else p.weekly end as wagered) own
  where own.handle is not null;

-- Drops whose draw is to come, however long it takes.
create table raffle.undrawn (
  drop  text primary key references raffle.drop (id),
  brand text not null
);
insert into raffle.undrawn (drop, brand)
  select d.id, d.brand from raffle.drop d where not exists (select from raffle.drawn n where n.drop = d.id);

-- Entries of the newest drop of each type move, under their handles; those of older ones stay until they are closed.
insert into raffle.slot (brand, type, drop)
  select distinct on (d.brand, d.type) d.brand, d.type, d.id
  from raffle.drop d where exists (select from raffle.entry e where e.drop = d.id)
  order by d.brand, d.type, d.number desc;
insert into raffle.standing
  select e.player_id, s.brand, e.currency,
         coalesce(sum(e.wagered) filter (where s.type = 'hourly'), 0),
         coalesce(sum(e.wagered) filter (where s.type = 'daily'), 0),
         coalesce(sum(e.wagered) filter (where s.type = 'weekly'), 0),
         min(e.handle) filter (where s.type = 'hourly'),
         min(e.handle) filter (where s.type = 'daily'),
         min(e.handle) filter (where s.type = 'weekly')
  from raffle.entry e join raffle.slot s on s.drop = e.drop
  group by e.player_id, s.brand, e.currency;
delete from raffle.entry e using raffle.slot s where s.drop = e.drop;

-- For the audit, which counts a list again from the ledger: what a minor unit of each currency was worth when the list
-- was closed (null before there was this column),
alter table raffle.list add column rates jsonb;
-- what was staked or taken back in a drop and is not in its list, since it came too late or the brand had no raffle,
create table raffle.left_out (
  drop      text   not null references raffle.drop (id),
  player_id text   not null,
  currency  text   not null,
  wagered   bigint not null,
  primary key (drop, player_id)
);
-- and the games whose stakes count more: what has once counted so does until the drop is over.
create table raffle.counted_game (
  drop   text not null references raffle.drop (id),
  studio text not null,
  game   text not null,
  primary key (drop, studio, game)
);
