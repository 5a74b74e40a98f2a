-- The actual start and end of each drop; an operator may have ended a drop early for a demonstration.
create or replace view raffle.bounds as
  select d.id as drop, coalesce(before.ended_at, d.starts_at) as begins_at, coalesce(own.ended_at, d.ends_at) as over_at,
         own.drop is not null as is_staged
  from raffle.drop d
  left join raffle.staged_end own on own.drop = d.id
  left join raffle.drop last on last.brand = d.brand and last.type = d.type and last.number = d.number - 1
  left join raffle.staged_end before on before.drop = last.id;
