-- All wagered totals in drops with open lists, from both tables.
create or replace view raffle.entered as
  select drop, player_id, handle, currency, wagered from raffle.entry
  union all
  select s.drop, p.player_id, own.handle, p.currency, own.wagered
  from raffle.standing p
  join raffle.slot s on s.brand = p.brand
  cross join lateral (select
    case s.type when 'hourly' then p.hourly_handle when 'daily' then p.daily_handle else p.weekly_handle end as handle,
    case s.type when 'hourly' then p.hourly when 'daily' then p.daily else p.weekly end as wagered) own
  where own.handle is not null;
