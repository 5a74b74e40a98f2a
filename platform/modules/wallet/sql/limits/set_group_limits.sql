-- Replaces the accounts and limits of a group, with what the accounts together lost by the transfers. Locks the accounts,
-- so that a running stake comes before or after. A group without accounts is deleted.
create or replace function wallet.set_group_limits(of_group text, members jsonb, limits jsonb, zone text, at timestamptz) returns void
language plpgsql as $$
declare
  players text[] := array(select m."playerId" from jsonb_to_recordset(members) as m("playerId" text));
  left_groups text[];
begin
  perform 1 from wallet.account where player_id = any(players) and kind = 'real' order by id for update;
  insert into wallet.limit_group (id) values (of_group) on conflict (id) do update set version = limit_group.version + 1;
  left_groups := array(select distinct group_id from wallet.limit_member where player_id = any(players) and group_id <> of_group);
  delete from wallet.limit_member where group_id = of_group or player_id = any(players);
  insert into wallet.limit_member (player_id, group_id, rate)
  select m."playerId", of_group, m.rate from jsonb_to_recordset(members) as m("playerId" text, rate bigint);
  delete from wallet.group_limit where group_id = of_group or group_id = any(left_groups);
  delete from wallet.limit_group where id = any(left_groups);
  insert into wallet.group_limit (group_id, period, amount, zone, span_from, span_to, used)
  select of_group, l.period, l.amount, set_group_limits.zone, s.span_from, s.span_to,
         (select coalesce(sum(p.lost::numeric * m.rate), 0) from wallet.limit_member m
          cross join lateral wallet.sum_play_since(m.player_id, s.span_from) p where m.group_id = of_group)
  from jsonb_to_recordset(limits) as l(period text, amount numeric)
  cross join lateral wallet.period_bounds(l.period, set_group_limits.zone, at) s;
  update wallet.account set limited = true, version = version + 1 where player_id = any(players) and kind = 'real';
end $$;
